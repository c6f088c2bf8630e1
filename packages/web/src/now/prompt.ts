import type { Decision, Described } from '@furrow/engine/core'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Say } from '../texts/say.ts'
import type { Texts } from '../texts/texts.ts'

/** One sentence that says what to do now. */
export function promptFor(
  texts: Texts,
  say: Say,
  decision: Decision,
  moves: readonly Described[],
  cards: Catalogue['cards'],
): string {
  const { ask } = texts.ui
  const about = decision.about === null ? '' : say.name(decision.about)
  const verbs = new Set(moves.map(({ verb }) => verb))
  switch (decision.ask) {
    case 'place':
      if (verbs.has('stay')) return ask.stay
      if (about === '' && verbs.has('special')) return texts.moor.placeOrTake
      return about === '' ? ask.place : ask.placeMore(about)
    case 'pay':
      // A special action card that lies before another player: there is no more to name.
      if (decision.about === 'supply') return verbs.has('pay') ? ask.paySupply : ask.raiseSupply
      return verbs.has('pay') ? ask.pay(about) : ask.raise(about)
    case 'keep':
      return ask.keep
    case 'breed':
      return ask.breed
    case 'feed':
      return verbs.has('heat') ? texts.moor.feedAndHeat(verbs.has('feed')) : ask.feed
    case 'window': {
      const [first, ...others] = new Set(moves.filter(({ verb }) => verb === 'use').map(({ card = '' }) => card))
      return first !== undefined && others.length === 0 ? texts.table.useCard(say.name(first)) : ask.window
    }
    case 'special':
      return texts.moor.chooseTile(about)
    case 'pile':
      return texts.moor.mayPutUnder
    case 'keep-card':
      return texts.moor.mayKeep
    case 'after-breeding':
      return ask.afterBreeding
    case 'last-chance':
      return ask.lastChance
    case 'acts':
      if (verbs.has('extend')) return texts.moor.extend(about)
      return playing(texts, moves, cards) ?? acts(ask, about, verbs)
    default:
      return ask.other(about)
  }
}

type Asks = Texts['ui']['ask']

/** Where nothing but cards can be brought out: which kind, as they are printed. */
function playing({ ui, table }: Texts, moves: readonly Described[], cards: Catalogue['cards']): string | null {
  const answers = moves.filter(({ verb }) => verb !== 'done')
  if (!answers.every(({ verb }) => verb === 'build' || verb === 'play')) return null
  const kinds = new Set(answers.map(({ card = '' }) => cards[card]?.kind))
  if (kinds.size > 1 || kinds.has('major')) return ui.ask.improve
  return kinds.has('minor') ? table.minor : ui.ask.occupation
}

function acts(ask: Asks, about: string, verbs: Set<string>): string {
  const kinds = [...verbs].filter((verb) => verb !== 'done')
  if (kinds.length > 1) return verbs.has('done') ? ask.more(about) : ask.several(about)
  const one: { [verb: string]: string } = {
    plow: ask.plow,
    sow: ask.sow,
    room: ask.room,
    stable: ask.stable,
    fence: ask.fence,
    bake: ask.bake,
    renovate: ask.renovate,
    take: ask.take,
  }
  return one[kinds[0] ?? ''] ?? ask.several(about)
}
