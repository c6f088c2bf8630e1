import { espaces } from '../texts/espaces.ts'
import type { Section } from './section.ts'

/** Les règles du jeu de base, racontées à qui n’a jamais joué. */
const rules: readonly Section[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    body: [
      'Vous tenez une petite ferme : deux fermiers, une maison en bois de deux pièces et une cour de quinze emplacements. En quatorze tours, vous labourez, clôturez des pâturages, élevez des animaux, agrandissez la maison et la famille, et veillez à ce que chacun mange. Celui qui a le plus de points à la fin l’emporte.',
      'Mieux vaut une ferme qui a un peu de tout : chaque catégorie vide coûte des points.',
    ],
  },
  {
    id: 'round',
    title: 'Un tour de jeu',
    body: [
      {
        list: [
          'Préparation : une nouvelle carte Action apparaît et ajoute une case. Vous recevez ce qui vous attend sur ce tour. Chaque case d’accumulation reçoit ses biens, en plus de ce qui s’y trouve encore.',
          'Journée de travail : à partir du premier joueur et dans le sens des aiguilles d’une montre, chacun place un fermier sur une case libre et fait aussitôt ce qu’elle indique, jusqu’à ce que plus personne n’ait de fermier à la maison.',
          'Retour à la maison : tous les fermiers rentrent. Les enfants nés pendant ce tour sont désormais adultes ; s’il y a une récolte, ils restent des nouveau-nés jusqu’à la fin de celle-ci.',
          'Récolte : seulement à la fin des tours 4, 7, 9, 11, 13 et 14.',
        ],
      },
      'Une case accueille un seul fermier par tour. Il faut pouvoir y réaliser au moins une des actions ; Rencontre est toujours possible. Sur une case d’accumulation, on prend tout ce qui s’y trouve.',
      '« Et/ou » : l’une des actions ou les deux, dans l’ordre voulu. « Puis vous pouvez » : la première action est obligatoire, la seconde au choix.',
    ],
  },
  {
    id: 'house',
    title: 'Maison et famille',
    body: [
      'Une pièce coûte 5 fois le matériau de la maison et 2 roseaux. Elle touche une autre pièce. Une même action peut en construire plusieurs.',
      'Rénover fait passer toute la maison du bois à l’argile (1 argile par pièce, 1 roseau) ou de l’argile à la pierre (1 pierre par pièce, 1 roseau), une étape à la fois.',
      'Pour agrandir la famille, il faut plus de pièces que de fermiers, sauf avec Désir d’enfant urgent. Une famille compte au plus 5 fermiers. Un nouveau-né travaille dès le tour suivant ; il reste nouveau-né jusqu’à la fin de son tour, récolte comprise.',
    ],
  },
  {
    id: 'fields',
    title: 'Champs et cultures',
    body: [
      'On laboure un champ sur un emplacement libre. À partir du deuxième, il touche un autre champ.',
      'Pour semer, posez 1 céréale sur un champ vide et ajoutez-en 2 de la réserve générale : 3 en tout. Ou 1 légume et 1 de plus : 2 en tout. Une même action peut semer autant de champs que vous voulez.',
    ],
  },
  {
    id: 'pastures',
    title: 'Clôtures, étables et animaux',
    body: [
      'Chaque clôture coûte 1 bois ; vous en avez 15. Une fois construites, toutes doivent border un pâturage entièrement fermé. Le premier pâturage se place où l’on veut, les suivants à côté d’un autre ; on peut aussi en diviser un.',
      'Une étable coûte 2 bois et se place sur un emplacement libre ou dans un pâturage, une seule par emplacement. Vous en avez 4.',
      'Un pâturage accueille 2 animaux d’une même espèce par emplacement, et le double pour chaque étable qui s’y trouve. Une étable isolée accueille 1 animal. La maison en abrite 1.',
      'Les animaux peuvent changer de place à tout moment. Ceux qui n’en ont pas sont aussitôt cuisinés si un aménagement le permet ; sinon ils s’enfuient.',
    ],
  },
  {
    id: 'food',
    title: 'Des repas à tout moment',
    body: [
      'Une céréale ou un légume vaut 1 repas à tout moment. Avec un foyer ou un fourneau, légumes et animaux rapportent davantage. Pour tirer beaucoup de repas des céréales, cuisez du pain : il faut une action et de quoi cuire.',
    ],
  },
  {
    id: 'cards',
    title: 'Aménagements et savoir-faire',
    body: [
      'Les aménagements majeurs sont visibles et ouverts à tous. Avec les cartes en main, chacun reçoit aussi jusqu’à 7 savoir-faire et 7 aménagements mineurs (moins s’il n’y a pas assez de cartes pour tous), que personne d’autre ne voit avant qu’ils soient joués.',
      'Un aménagement mineur a un prix et demande parfois une condition, que l’on garde. Certains passent au voisin de gauche après leur effet.',
      'Les savoir-faire se jouent sur la case qui les enseigne. Sur le plateau principal, le premier est gratuit, chacun des suivants coûte 1 repas.',
      'Sans cartes en main, c’est la partie familiale : les cases de savoir-faire sont fermées, Rencontre accumule des repas et la case Activité secondaire s’ajoute.',
    ],
  },
  {
    id: 'harvest',
    title: 'La récolte',
    body: [
      {
        list: [
          'Champs : de chaque champ semé rentre 1 céréale ou 1 légume.',
          'Nourrir : chaque fermier demande 2 repas, un nouveau-né de ce tour seulement 1. Les trois ateliers aident une fois chacun. Pour chaque repas manquant, prenez une tuile Mendicité.',
          'Reproduction : avec au moins 2 animaux d’une espèce, vous en recevez 1 de plus, s’il trouve une place. Ni les parents ni le petit ne se cuisinent pendant cette phase.',
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Le décompte',
    body: [
      {
        head: ['Points', '−1', '1', '2', '3', '4'],
        rows: [
          ['Champs', '0–1', '2', '3', '4', '5+'],
          ['Pâturages', '0', '1', '2', '3', '4+'],
          ['Céréales', '0', '1–3', '4–5', '6–7', '8+'],
          ['Légumes', '0', '1', '2', '3', '4+'],
          ['Moutons', '0', '1–3', '4–5', '6–7', '8+'],
          ['Sangliers', '0', '1–2', '3–4', '5–6', '7+'],
          ['Bœufs', '0', '1', '2–3', '4–5', '6+'],
        ],
      },
      {
        list: [
          'Chaque emplacement vide : −1',
          'Chaque étable clôturée : 1',
          'Chaque pièce en argile : 1, en pierre : 2',
          'Chaque fermier : 3',
          'Chaque tuile Mendicité : −3',
          'Les points des cartes et les points de bonus',
        ],
      },
      'Céréales et légumes comptent dans votre réserve comme sur vos champs. En cas d’égalité, celui qui a gardé le plus de matériaux passe devant.',
    ],
  },
  {
    id: 'players',
    title: 'Selon le nombre de joueurs',
    body: [
      'Le premier joueur commence avec 2 repas, les autres avec 3. À 3 et 4 joueurs, le plateau compte davantage de cases.',
      'La tuile Actions supplémentaires, de 2 à 4 joueurs, ajoute des cases dont une seule peut servir à chaque tour.',
    ],
  },
  {
    id: 'five-six',
    title: 'À cinq et six joueurs',
    body: [
      'D’autres cases remplacent celles de 3 et 4 joueurs. Certaines sont liées : de deux cases liées, une seule peut servir à chaque tour. Les biens de l’autre y restent.',
      'À 6 joueurs s’ajoutent 8 aménagements majeurs. Chacun se trouve sous la carte semblable du jeu de base et se construit une fois celle-ci partie. Deux fours, puits ou ateliers de même sorte fonctionnent tous les deux.',
    ],
  },
  {
    id: 'solo',
    title: 'En solo',
    body: [
      'Vous commencez sans repas, un adulte en demande 3 à chaque récolte, et la Forêt ne reçoit que 2 bois par tour. Les cartes qui passent au voisin quittent la partie. 50 points sont un bon premier objectif.',
    ],
  },
]

export default espaces(rules)
