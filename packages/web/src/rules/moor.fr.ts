import type { Section } from './section.ts'

/** Les règles des Fermiers de la lande, racontées à qui connaît le jeu de base. */
export const moor: readonly Section[] = [
  {
    id: 'moor-goal',
    title: 'Les Fermiers de la lande',
    body: [
      'Les fermes se trouvent maintenant entre bois et tourbières. Pour gagner de la place, il faut abattre les arbres et extraire la tourbe ; il faut chauffer les maisons ; et il y a des chevaux. Ce qui n’est pas dit ici reste comme dans le jeu de base.',
      {
        list: [
          'Forêt et tourbière sont les deux faces d’une même tuile. Est visible la tuile du dessus d’un emplacement ; elle seule compte.',
          'Le combustible est une nouvelle ressource, que l’on garde dans sa réserve comme les repas.',
          'Les chevaux sont une quatrième espèce d’animaux. Une carte qui ne fait que montrer un cheval n’en est pas un.',
          'Une action spéciale se fait avec une carte Action spéciale, sans placer de fermier.',
          'Un emplacement inutilisé ne porte ni pièce, ni champ, ni étable, ni tuile, ni marqueur qui le ferme, et n’est ni dans un pâturage ni dans une réserve clôturée. Les biens, cultures ou chevaux qu’une carte y place le laissent inutilisé.',
        ],
      },
    ],
  },
  {
    id: 'moor-levels',
    title: 'Trois niveaux',
    body: [
      {
        list: [
          'Niveau 1 : la partie familiale, sans cartes en main. Le Marché noir n’existe pas et le Travail clandestin ne sert qu’aux aménagements majeurs.',
          'Niveau 2 : les plateaux de la partie familiale et 7 aménagements mineurs pour chacun : ceux de la lande, avec ceux du jeu de base si vous le voulez.',
          'Niveau 3 : le jeu de base complet. Chacun reçoit 7 savoir-faire, 3 aménagements mineurs du jeu de base et 4 de la lande.',
        ],
      },
      'Au niveau 2, on joue les aménagements mineurs sur Aménagement majeur, après Rénovation de la maison, après Désir d’enfant, au Marché noir et par Travail clandestin. Rencontre donne des repas et aucun aménagement, comme dans la partie familiale.',
      'Les Fermiers de la lande se jouent de 1 à 5 joueurs.',
    ],
  },
  {
    id: 'moor-setup',
    title: 'Avant le premier tour',
    body: [
      {
        list: [
          'Le premier joueur a 2 repas, les autres 3. Personne n’a de combustible.',
          'Chacun reçoit une carte Départ différente, parmi neuf, qui montre où se trouvent 5 forêts et 3 tourbières sur sa ferme. Cinq emplacements restent libres.',
          'Les cartes Action spéciale prévues pour ce nombre de joueurs sont au milieu, face visible. Les sept actions y figurent, chacune une fois.',
          'L’Infirmerie est une case Action dès le tour 1, quel que soit le nombre de joueurs.',
          'La carte Aménagement majeur apparaît toujours au tour 1. Les autres cartes de la première période suivent aux tours 2 à 4, dans un ordre quelconque.',
        ],
      },
      'Chevaux, combustible et tuiles ne manquent jamais.',
    ],
  },
  {
    id: 'moor-tiles',
    title: 'Forêts et tourbières',
    body: [
      'Là où se trouve une tuile, il ne peut y avoir ni pièce, ni champ, ni étable, ni clôture, ni animal, ni autre tuile, sauf si une carte le permet. Les tuiles ne quittent la ferme que par des actions spéciales et des cartes.',
      'Certaines cartes empilent des tuiles. Seule celle du dessus compte ; la retirer découvre la suivante, et l’emplacement est dégagé quand la dernière est partie. Une forêt posée sur une autre tuile ne se brûle pas : il faut d’abord l’abattre. Si une tourbière empilée devient un champ, les tuiles du dessous sont défaussées.',
      'Un emplacement couvert est utilisé : il ne coûte donc rien à la fin. Mais ce n’est ni un champ, ni un pâturage, ni une pièce, pas même pour ce qui doit en toucher un.',
    ],
  },
  {
    id: 'moor-turn',
    title: 'À votre tour',
    body: [
      'À votre tour, faites une chose ou l’autre : placez un fermier, ou prenez une carte Action spéciale et faites au plus une de ses actions.',
      'Pour une action spéciale, il doit vous rester au moins un fermier à placer ; un malade suffit. Qui a placé tous ses fermiers n’a plus de tour de jeu dans ce tour, sauf si une carte le dit.',
      {
        list: [
          'Une carte au milieu est gratuite. Elle est ensuite devant vous, face visible.',
          'Une carte face visible devant un autre joueur vous coûte 2 repas, payés à la Réserve. Elle est ensuite devant vous, face cachée.',
          'On ne peut prendre ni ses propres cartes ni les cartes face cachée.',
        ],
      },
      'Chaque carte sert donc à deux joueurs au plus par tour, mais un joueur peut prendre plusieurs cartes. On peut aussi prendre une carte sans rien en faire, pour en priver les autres. À la fin du tour, toutes les cartes reviennent au milieu, face visible.',
      'Une action spéciale ne place personne et n’utilise aucune case Action. Les cartes qui parlent d’un fermier, d’une case ou d’un labour ne la voient pas ; seules celles qui la nomment réagissent. Ce qu’elles ajoutent vient après l’action, sauf si elles disent avant.',
    ],
  },
  {
    id: 'moor-actions',
    title: 'Les actions spéciales',
    body: [
      {
        list: [
          'Tourbage : retirez une de vos tourbières visibles et prenez 3 combustibles.',
          'Brûlis : changez une de vos forêts en champ. Il doit toucher un de vos champs ; le premier se place où l’on veut. On n’y gagne pas de bois, et ce n’est pas labourer.',
          'Abattage : retirez une de vos forêts visibles et prenez 2 bois.',
          'Maquignon : prenez 1 cheval. À 2 et à 5 joueurs, il coûte 1 repas, payé avant de pouvoir cuisiner le cheval.',
          'Foire à l’embauche : prenez 1 repas ; à 3 joueurs, 2 repas.',
          'Marché noir : payez 1 combustible et jouez un aménagement mineur. Son prix et sa condition restent dus. Pas au niveau 1.',
          'Travail clandestin : payez 1 combustible et 1 repas, puis jouez un aménagement mineur ou construisez un aménagement majeur. Son prix et sa condition restent dus.',
        ],
      },
      'Les actions réunies sur une même carte dépendent du nombre de joueurs :',
      {
        head: ['Joueurs', 'Cartes'],
        rows: [
          ['2', 'Abattage, Brûlis, Tourbage · Maquignon, Foire à l’embauche, Marché noir, Travail clandestin'],
          ['3', 'Abattage, Foire à l’embauche, Marché noir, Travail clandestin · Maquignon, Brûlis, Tourbage'],
          ['4', 'Abattage, Maquignon · Foire à l’embauche, Marché noir, Travail clandestin · Brûlis, Tourbage'],
          ['5', 'Abattage, Foire à l’embauche · Maquignon · Marché noir, Travail clandestin · Brûlis, Tourbage'],
        ],
      },
    ],
  },
  {
    id: 'moor-horses',
    title: 'Les chevaux',
    body: [
      'Les chevaux logent là où logent les autres animaux : dans des pâturages à eux, dans une étable isolée, ou un seul dans la maison. À partir de deux, ils ont un poulain à chaque reproduction, s’il trouve une place.',
      'Seuls l’Abattoir à chevaux, la Cuisine et les aménagements mineurs qui le disent changent un cheval en repas ; un cheval que l’on vient de prendre peut être cuisiné aussitôt.',
      'Chaque cheval vaut 1 point, sans limite. Qui n’en a aucun perd 1 point.',
      'Les cartes du jeu de base qui parlent d’animaux quelconques visent aussi les chevaux ; celles qui énumèrent moutons, sangliers et bœufs, non.',
    ],
  },
  {
    id: 'moor-heating',
    title: 'Combustible et chauffage',
    body: [
      'À tout moment, 1 bois peut devenir 1 combustible, aussi pour payer un prix et juste avant le décompte. Le combustible ne redevient jamais du bois, sauf si une carte le dit.',
      'À chaque récolte, quand vous nourrissez la famille, vous chauffez aussi la maison, dans l’ordre que vous voulez. Le chauffage coûte 1 combustible par pièce, quel que soit le nombre de fermiers. Puis, dans cet ordre :',
      {
        list: [
          'Hutte de tourbe : 1 de plus.',
          'Maison en argile : 1 de moins. Maison en pierre : 2 de moins.',
          'Poêle : 1 de moins.',
          'Filature : 1 de moins par lot de 2 moutons que vous aviez dans la phase Champs.',
          'Bois de chauffage : 1 de moins si vous brûlez au moins 1 bois pour ce chauffage.',
          'Jamais moins de 0.',
          'Poêle de faïence : 1 au plus.',
          'Poêle encastré : rien.',
        ],
      },
      'Une maison en bois de 3 pièces et 2 fermiers demande 3 combustibles ; une maison en pierre de 2 pièces et 4 fermiers n’en demande aucun.',
    ],
  },
  {
    id: 'moor-illness',
    title: 'Froid et maladie',
    body: [
      'Vous pouvez payer moins de combustible qu’il n’en faut, faute d’en avoir ou exprès. Pour chaque combustible non payé, un de vos fermiers tombe malade ; vous choisissez lequel. Un nouveau-né peut aussi tomber malade. Quand tous le sont, ce qui manque encore est sans effet. On ne mendie pas de combustible.',
      'Au tour suivant, un malade doit être placé comme les autres, mais seulement à l’Infirmerie. Vous y recevez 1 repas et il est guéri. L’Infirmerie accueille autant de fermiers que l’on veut ; les bien portants peuvent y aller aussi et reçoivent 1 repas.',
      'Après la dernière récolte, chacun de vos fermiers malades vaut 1 point au lieu de 3.',
    ],
  },
  {
    id: 'moor-majors',
    title: 'Les aménagements majeurs',
    body: [
      'Les aménagements majeurs forment des piles de deux. Seul celui du dessus peut être construit ; celui du dessous est alors libre.',
      {
        head: ['Dessus', 'Dessous'],
        rows: [
          ['Foyer (2 argiles)', 'Abattoir à chevaux'],
          ['Foyer (3 argiles)', 'Abattoir à chevaux'],
          ['Fourneau (4 argiles)', 'Cuisine'],
          ['Fourneau (5 argiles)', 'Cuisine'],
          ['Four en argile', 'Poêle'],
          ['Four en pierre', 'Poêle de faïence'],
          ['Puits', 'Église du village'],
          ['Menuiserie', 'Étal de meubles'],
          ['Poterie', 'Étal de céramiques'],
          ['Vannerie', 'Étal de vannerie'],
          ['Four à charbon de tourbe', 'Musée des tourbières'],
          ['Maison forestière', 'Écuries'],
        ],
      },
      'Un Fourneau coûte son argile ou un Foyer que l’on rend ; une Cuisine coûte 6 argiles, ou un Foyer ou un Fourneau que l’on rend. Prenez d’abord la nouvelle carte, puis remettez l’ancienne sur sa propre pile. Ainsi, qui a le Fourneau à 4 argiles peut obtenir la Cuisine même qui était dessous. Une carte rendue recouvre ce qui se trouve là.',
      'Quand une carte parle d’un Fourneau, la Cuisine n’en est pas un. Poêle et Poêle de faïence ne cuisent pas de pain.',
      'Cinq aménagements mineurs se paient avec un majeur : Poêle encastré, Gril, Boucherie chevaline, Écomusée et Église. Ils se jouent de la main et comptent comme mineur et comme majeur, mais comme un seul aménagement. Le majeur retourne sur sa pile ; seule l’Église du village quitte la partie.',
    ],
  },
  {
    id: 'moor-minors',
    title: 'Les aménagements mineurs',
    body: [
      'Une carte qui permet de semer ne permet jamais de cuire du pain en plus. Un nouveau champ touche toujours un ancien, sauf avec Champs sauvages. Ce qu’une carte place après le tour 14 est perdu. Ce qui vous attend sur une case Tour, vous le prenez au début de ce tour, dans l’ordre que vous voulez.',
      'Personne n’est forcé de payer pour un effet. Sinon, les aménagements restent devant vous jusqu’à la fin ; seule une carte peut en faire partir un.',
      'Ce que demande un aménagement mineur doit être vrai quand on le joue, pas ensuite :',
      {
        list: [
          'Les aménagements sont les mineurs et les majeurs posés devant vous. Les cartes itinérantes ne comptent jamais, ni la carte que l’on joue.',
          'Forêts, tourbières, champs et animaux : un simple nombre veut dire au moins autant. Les tuiles cachées ne comptent pas. Un animal sur le Pâturage de nuit d’un autre joueur reste ici le vôtre.',
          'Pas avant ou pas après un tour : ce tour-là est permis.',
          'Les pièces sont celles de la maison, quel que soit le matériau ; la Hutte de tourbe n’en est pas une.',
          'Une maison en argile : argile ou pierre. Une maison en pierre : pierre seulement.',
          'Ressources en réserve : seulement elles-mêmes ; cultures et bois doivent être changés avant en repas et en combustible.',
        ],
      },
    ],
  },
  {
    id: 'moor-end',
    title: 'La fin',
    body: [
      'Le décompte est celui du jeu de base, avec ces changements :',
      {
        list: [
          'Chaque cheval : 1, aucun cheval : −1',
          'Forêts et tourbières sont des emplacements utilisés',
          'Chaque fermier bien portant : 3, chaque malade : 1',
          'Les points et points de bonus des nouvelles cartes ; les demi-points restent des demi-points',
        ],
      },
      'Juste avant, tout ce qui se fait à tout moment est encore possible : le bois devient combustible, on cuisine des animaux, on échange des ressources. Ce qui appartient à la récolte est terminé. Une ressource ne sert qu’à un seul bonus.',
    ],
  },
  {
    id: 'moor-solo',
    title: 'Seul sur la lande',
    body: [
      'Les règles solo du jeu de base restent valables : pas de repas au départ, 2 bois seulement par tour dans la Forêt, 3 repas par adulte. Aux niveaux 1 et 2, Rencontre n’accumule pas de repas.',
      {
        list: [
          'Les dix cartes Action spéciale, mélangées, forment une pile face cachée. Le dos de celle du dessus montre les actions qui viennent ensuite.',
          'Au début d’un tour, si la dernière carte a servi, retournez la suivante. Si elle est encore là, inutilisée, gardez-la ou mettez-la sous la pile et retournez-en une autre.',
          'Utilisez la carte pour exactement une action, tant qu’il vous reste un fermier à placer. Elle quitte ensuite la partie, sauf si vous payez 2 repas, une fois par tour : elle reste alors comme si elle n’avait pas servi, et vous pouvez même l’utiliser encore à ce tour.',
          'Quand la pile est vide, une carte inutilisée reste simplement là. S’il n’y en a pas, la dernière carte utilisée revient à chaque tour.',
          'Maquignon et Foire à l’embauche suivent la carte : on paie 1 repas sur les cartes pour 2 et 5 joueurs ; on en reçoit 2 de la carte pour 3 joueurs.',
        ],
      },
      'Les cartes qui passent au voisin quittent la partie ; ce qui concerne les autres joueurs ne trouve personne. Visez 65 points au niveau 1, 70 au niveau 2 et 72 au niveau 3.',
    ],
  },
  {
    id: 'moor-stove',
    title: 'Variante : allumer le feu',
    body: [
      'Tout ce qui cuisine (Foyer, Fourneau, Cuisine, Abattoir à chevaux, Gril, Boucherie chevaline) doit d’abord être allumé, à tout moment, pour 1 combustible. Avant cela, on n’y cuisine rien et on n’y cuit pas de pain. Les points comptent quand même.',
      'Une carte obtenue en rendant une autre est allumée si l’autre l’était, éteinte sinon.',
    ],
  },
]
