import type { expressRulesEn } from './express-rules.en.ts'

/** Les règles d’Express avec nos mots ; à la fin, comment nous tranchons les points ouverts. */
export const expressRulesFr: typeof expressRulesEn = [
  {
    title: 'Le but',
    lines: [
      'Chacun remplit une feuille : maison, champs, pâturages, marchandises, animaux et aides. Tout rapporte à chacune des trois récoltes ; le plus haut total gagne et, à égalité, celui à qui il reste le plus de repas.',
      'En solo, on gagne avec plus de 85 points.',
    ],
  },
  {
    title: 'Les dés',
    lines: [
      'Treize dés communs sont au milieu : 2 ferme, 1 métier, 1 aménagement, 3 récolte, 3 ressource et 3 animal.',
      'Les dés ferme montrent maison, pâturage et champ, deux fois chacun. Les dés métier et aménagement ont six faces différentes.',
    ],
  },
  {
    title: 'Le déroulement',
    lines: [
      'On commence avec une maison en bois, 2 repas et 1 roseau, 1 bois, 1 brique et 1 pierre.',
      'Trois tours puis une récolte, deux tours puis une récolte, un tour puis une récolte. À chaque tour, chacun dispose de 2 actions, plus 1 par bébé, même né pendant ce tour. On joue une action à la fois, à tour de rôle.',
      'Après une récolte, le joueur qui a le total le plus bas commence.',
    ],
  },
  {
    title: 'Une action',
    lines: [
      'D’abord, gardez les dés laissés par l’action précédente ou relancez les treize.',
      'Ensuite, un de vos métiers peut tourner des dés disponibles sur la face voulue : le maire 1 dé ferme pour 2 repas, le bâtisseur le dé aménagement, le cultivateur 2 dés récolte, l’éleveur 2 dés animal, le cueilleur 2 dés ressource.',
      'Enfin, prenez un groupe de dés. Ces dés sont utilisés jusqu’au prochain lancer.',
      'Un coût se paie avec la feuille, ou avec des dés disponibles au double, unité par unité, comme on veut.',
    ],
  },
  {
    title: 'Les groupes de dés',
    lines: [
      'Maison : autant de pièces que voulu, 1 roseau et 1 du matériau de la maison par pièce ; ou une meilleure maison, 2 briques puis 2 pierres, les deux d’un coup si l’on peut payer ; ou un bébé, s’il y a une pièce libre (4 au plus).',
      'Champ : 1 champ. On peut y planter 1 céréale ou 1 légume, d’un dé ou de la feuille : on en note alors 2.',
      'Pâturage : 1 pâturage pour 1 bois. On peut y mettre 1 dé animal.',
      'Métier : celui que montre le dé, pour 1 repas. Si on l’a déjà, n’importe quel autre.',
      'Aménagement : four ou foyer pour 1 brique ou 1 pierre, un atelier pour 1 bois. Si on a déjà celui du dé, n’importe quel autre.',
      'Récolte, ressources ou animaux : 1 à 3 dés d’une même sorte. Les deux faces repas sont une même sorte.',
      'Un pâturage accueille autant d’animaux que l’on veut, d’une seule espèce.',
    ],
  },
  {
    title: 'Les aménagements',
    lines: [
      'Four : à tout moment, une céréale donne 2 repas et un légume 3. Foyer : un mouton donne 2 repas, un sanglier 3, un bœuf 4.',
      'Un atelier ajoute 1 quand on prend sa ressource, remplace un dé quand on paie avec les dés de cette ressource, et rapporte des points.',
    ],
  },
  {
    title: 'La récolte',
    lines: [
      'Nourrir : 2 repas par adulte et par bébé ; avec la sage-femme, un bébé mange 1 repas. Chaque repas manquant coûte 3 points.',
      'Reproduction : chaque pâturage où vit un couple reçoit 1 petit.',
      'Pièces : 3 points si l’on en a, puis 1, 2 ou 3 par pièce selon que la maison est en bois, en brique ou en pierre. Champs : 3 si l’on en a, 1 par champ (3 avec le maire). Pâturages : 3 si l’on en a, 1 chacun.',
      'Céréales : 1 si l’on en a, 1 par lot de 2. Légumes : 1 si l’on en a, 1 chacun. Moutons : 1 si l’on en a, 1 par lot de 3. Sangliers : 1 si l’on en a, 1 par lot de 2. Bœufs : 1 si l’on en a, 1 chacun.',
      'Avec l’atelier : 2 points par lot de 2 roseaux, 3 bois, 3 briques ou 2 pierres. Bâtisseur : 1 par aménagement.',
      'Bébés : 1, 3, 5 ou 7 points pour 1 à 4 bébés, à la dernière récolte ; avec la sage-femme, à chaque récolte.',
    ],
  },
  {
    title: 'Nos choix',
    lines: [
      'Dés récolte : repas deux fois, 2 repas une fois, céréale deux fois, légume une fois ; dés ressource : roseau une fois, bois deux fois, brique deux fois, pierre une fois ; dés animal : chaque espèce deux fois.',
      'Le tout premier joueur est tiré au sort. À égalité, commence le plus proche, dans l’ordre du tour, de l’ancien premier joueur.',
      'Avec des dés, 1 repas se paie par deux dés repas, quelle que soit leur face, ou par un seul dé 2 repas. Les 2 repas du maire viennent de la feuille.',
      'On peut garder les dés s’ils forment un groupe, tout de suite ou après qu’un métier en a tourné ; un lancer en forme toujours un.',
      'Un aménagement choisi librement coûte le prix de la face montrée.',
      'On ne décide où sont les animaux qu’à la reproduction ; il naît toujours le plus de petits possible, et on choisit lorsqu’il manque des pâturages.',
      'Prendre des animaux demande un pâturage ou un foyer ; sans pâturage, ils sont cuisinés aussitôt. S’il y a trop d’espèces, l’une s’en va, ancienne ou nouvelle ; avec un foyer, elle est cuisinée.',
      'Sans four, céréales et légumes ne nourrissent pas. Pièces, champs et pâturages sont illimités.',
    ],
  },
]
