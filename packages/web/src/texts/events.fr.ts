import { pluralsOf } from './plural.ts'
import type { EventWords, Say } from './say.ts'

const plural = pluralsOf('fr')

const phases = {
  preparation: 'Préparation',
  work: 'Journée de travail',
  home: 'Retour à la maison',
  field: 'Récolte : les cultures rentrent des champs',
  feeding: 'Récolte : nourrir la famille',
  breeding: 'Récolte : reproduction',
  scoring: 'Décompte',
}
const built = {
  room: ['construit une pièce', 'construisez une pièce'],
  stable: ['construit une étable', 'construisez une étable'],
  field: ['laboure un champ', 'labourez un champ'],
} as const

/** « Rouge prend » ou « Vous prenez ». */
const verb = (say: Say, { seat }: { seat: number }, [other, you]: readonly [string, string]): string =>
  say.you(seat) ? you : other

const own = (say: Say, { seat }: { seat: number }): string => (say.you(seat) ? 'votre' : 'sa')

const piled = {
  up: ['retourne', 'retournez'],
  under: ['met sous la pile', 'mettez sous la pile'],
  kept: ['paie pour garder', 'payez pour garder'],
  gone: ['a épuisé', 'avez épuisé'],
} as const
const tiles: { readonly [tile: string]: string } = {
  forest: 'forêt',
  moor: 'tourbière',
  tombstone: 'pierre tombale',
  fence: 'clôture',
  guest: 'figurine d’invité',
}

const card = { occupation: 'un savoir-faire', minor: 'un aménagement mineur' }
const cards = { occupation: 'savoir-faire', minor: 'aménagements mineurs' }

/** Ce que chacun fait, raconté comme à la table ; le nom vient devant. */
export const events: EventWords = {
  packs: () => 'Chacun reçoit un nouveau paquet de cartes',
  picked: (e, say) => `${verb(say, e, ['garde', 'gardez'])} ${card[e.kind]}`,
  'put-away': (e, say) =>
    `${verb(say, e, ['défausse', 'défaussez'])} ${e.count === 1 ? card[e.kind] : `${e.count} ${cards[e.kind]}`}`,
  round: ({ round, card }, say) => `Tour ${round} : ${say.name(card)}`,
  phase: ({ phase }) => phases[phase],
  placed: (e, say) => `${verb(say, e, ['se place', 'vous placez'])} sur ${say.name(e.space)}`,
  got: (e, say) => {
    if (e.from === 'field') return `${verb(say, e, ['rentre', 'rentrez'])} ${say.goods(e.goods)} des champs`
    return e.from === ''
      ? `${verb(say, e, ['prend', 'prenez'])} ${say.goods(e.goods)}`
      : `${verb(say, e, ['reçoit', 'recevez'])} ${say.goods(e.goods)} (${say.name(e.from)})`
  },
  gave: (e, say) => `${verb(say, e, ['paie', 'payez'])} ${say.goods(e.goods)} (${say.name(e.to)})`,
  lay: (e, say) =>
    `${verb(say, e, ['pose', 'posez'])} ${say.count(e.what, e.count)} avec ${say.name(e.card)} sur le tour ${e.round}`,
  built: (e, say) => `${verb(say, e, built[e.what])} en ${e.cell}`,
  fenced: (e, say) =>
    `${verb(say, e, ['clôture', 'clôturez'])} ${e.cells.join(', ')} avec ${e.fences} ${plural(e.fences, { one: 'clôture', other: 'clôtures' })}`,
  renovated: (e, say) => `${verb(say, e, ['rénove', 'rénovez'])} ${own(say, e)} maison en ${say.good(e.to)}`,
  moved: (e, say) =>
    `${verb(say, e, ['déplace', 'déplacez'])} ${say.count(e.crop, 1)} de ${say.name(e.from)} vers ${say.name(e.to)}`,
  sowed: (e, say) => `${verb(say, e, ['sème', 'semez'])} ${say.count(e.crop, 1)} sur ${say.name(e.on)}`,
  baked: (e, say) =>
    `${verb(say, e, ['cuit du pain', 'cuisez du pain'])} : ${say.count('grain', e.grain)} pour ${say.count('food', e.food)}`,
  cooked: (e, say) =>
    `${verb(say, e, ['tire', 'tirez'])} ${say.count('food', e.food)} de ${say.count(e.good, e.count)}`,
  lost: (e, say) => `${verb(say, e, ['renonce', 'renoncez'])} à ${say.goods(e.goods)}`,
  improved: (e, say) => `${verb(say, e, ['construit', 'construisez'])} l’aménagement ${say.name(e.card)}`,
  returned: (e, say) => `${verb(say, e, ['rend', 'rendez'])} ${say.name(e.card)}`,
  taught: (e, say) => `${verb(say, e, ['joue', 'jouez'])} le savoir-faire ${say.name(e.card)}`,
  'passed-on': (e, say) => `${verb(say, e, ['passe', 'passez'])} ${say.name(e.card)} à ${who(say, e.to)}`,
  drew: (e, say) =>
    `${verb(say, e, ['pioche', 'piochez'])} ${e.count} ${plural(e.count, { one: 'carte', other: 'cartes' })}`,
  used: (e, say) => `${verb(say, e, ['utilise', 'utilisez'])} ${say.name(e.card)}`,
  banked: (e, say) =>
    `${verb(say, e, ['gagne', 'gagnez'])} ${e.points} ${plural(e.points, { one: 'point', other: 'points' })} de bonus (${say.name(e.card)})`,
  born: (e, say) => `${verb(say, e, ['accueille', 'accueillez'])} un nouveau-né`,
  starting: (e, say) => `${verb(say, e, ['jouera', 'jouerez'])} en premier dès le prochain tour`,
  fed: (e, say) => {
    const fed = `${verb(say, e, ['nourrit', 'nourrissez'])} ${own(say, e)} famille avec ${say.count('food', e.food)}`
    return e.begging > 0 ? `${fed}, mais il en manque ${e.begging} : autant de tuiles Mendicité` : fed
  },
  bred: (e, say) => `${verb(say, e, ['voit', 'voyez'])} naître ${say.goods(e.animals)}`,
  'stayed-home': (e, say) =>
    verb(say, e, [
      'ne peut utiliser aucune case et reste à la maison',
      'ne pouvez utiliser aucune case et restez à la maison',
    ]),
  'special-card': (e, say) =>
    `${verb(say, e, ['prend', 'prenez'])} la ${say.name(e.card)}${e.from === null ? '' : ` à ${who(say, e.from)}`}`,
  special: (e, say) => `${verb(say, e, ['fait', 'faites'])} l’action ${say.name(e.action)}`,
  pile: (e, say) => `${verb(say, e, piled[e.what])} la ${say.name(e.card)}`,
  tile: (e, say) =>
    e.what === 'laid'
      ? `${verb(say, e, ['pose', 'posez'])} une ${tiles[e.tile]} en ${e.cell}`
      : `${verb(say, e, ['retire', 'retirez'])} la ${tiles[e.tile]} en ${e.cell}`,
  fuelled: (e, say) =>
    `${verb(say, e, ['change', 'changez'])} ${say.count('wood', e.count)} en ${say.count('fuel', e.count)}`,
  heated: (e, say) => {
    const burnt =
      e.fuel + e.wood === 0
        ? verb(say, e, ['ne chauffe pas', 'ne chauffez pas'])
        : `${verb(say, e, ['se chauffe', 'vous chauffez'])} avec ${say.goods({ fuel: e.fuel, wood: e.wood })}`
    if (e.ill === 0) return burnt
    return `${burnt} : ${e.ill} ${plural(e.ill, { one: 'fermier tombe malade', other: 'fermiers tombent malades' })}`
  },
  lit: (e, say) => `${verb(say, e, ['allume', 'allumez'])} ${say.name(e.card)}`,
  cured: (e, say) => verb(say, e, ['guérit un fermier', 'guérissez un fermier']),
  number: (e, say) => `${verb(say, e, ['tire', 'tirez'])} la carte de départ ${e.number} (${say.name(e.card)})`,
  arrow: (e, say) => `${verb(say, e, ['reçoit', 'recevez'])} la flèche verte`,
  raised: (e, say) => `${verb(say, e, ['met', 'mettez'])} ${say.name(e.card)} sur le dessus de sa pile`,
  extended: (e, say) => `${verb(say, e, ['ajoute', 'ajoutez'])} ${e.cells.join(' et ')} à la ferme`,
  'threw-away': (e, say) => `${verb(say, e, ['jette', 'jetez'])} ${say.goods(e.goods)} en ${say.name(e.on)}`,
  put: (e, say) =>
    `${verb(say, e, ['pose', 'posez'])} ${say.goods(e.goods)} en ${say.name(e.on)} (${say.name(e.card)})`,
  over: () => 'La partie est terminée',
}

const who = (say: Say, seat: number): string => (say.you(seat) ? 'vous' : say.who(seat))
