import type { Section } from './section.ts'

/** The rules of Farmers of the Moor, told for somebody who knows the base game. */
export const moor: readonly Section[] = [
  {
    id: 'moor-goal',
    title: 'Farmers of the Moor',
    body: [
      'The farms now lie between woods and bogs. Trees must be felled and peat must be cut before there is room; houses must be heated; and there are horses. Whatever is not said here stays as in the base game.',
      {
        list: [
          'Forest and moor are the two sides of one tile. Visible is the tile on top of a space; only that one counts for anything.',
          'Fuel is a new good, kept in your supply like food.',
          'Horses are a fourth kind of animal. A card that only shows a horse is none.',
          'A special action is done with a special action card, without placing a person.',
          'An unused space has no room, field, stable, tile or closing marker, and lies in no pasture and no fenced reserve. Goods, crops or horses that a card puts there leave it unused.',
        ],
      },
    ],
  },
  {
    id: 'moor-levels',
    title: 'Three levels',
    body: [
      {
        list: [
          'Level 1: the family game without hand cards. There is no Black Market, and Clandestine Work is for major improvements only.',
          'Level 2: the boards of the family game, and 7 minor improvements for everybody: those of the Moor, with those of the base game added if you like.',
          'Level 3: the full base game. Everybody gets 7 occupations, 3 minor improvements of the base game and 4 of the Moor.',
        ],
      },
      'At level 2, minor improvements are played at Major Improvement, after House Redevelopment, after Basic Wish for Children, with Black Market and with Clandestine Work. The Meeting Place gives food and no improvement, as in the family game.',
      'Farmers of the Moor is for 1 to 5 players.',
    ],
  },
  {
    id: 'moor-setup',
    title: 'Before the first round',
    body: [
      {
        list: [
          'The first player has 2 food, everybody else 3. Nobody has fuel.',
          'Everybody gets a different one of the nine start cards, which shows where 5 forests and 3 moors lie on the farm. Five spaces stay free.',
          'The special action cards for this number of players lie face up in the middle. All seven actions are there, each once.',
          'The Infirmary is an action space from round 1 on, with any number of players.',
          'The Major Improvement card always comes out in round 1. The other cards of the first stage follow in rounds 2 to 4, in any order.',
        ],
      },
      'Horses, fuel and tiles never run out.',
    ],
  },
  {
    id: 'moor-tiles',
    title: 'Forests and moors',
    body: [
      'Where a tile lies, there can be no room, field, stable, fence or animal and no further tile, unless a card allows it. Tiles leave the farm by special actions and cards only.',
      'Some cards stack tiles. Then only the top one counts; taking it off uncovers the next, and the space is clear when the last one is gone. A forest on another tile cannot be slashed and burnt: it must be felled first. If a stacked moor turns into a field, the tiles beneath are discarded.',
      'A covered space is used, so it costs nothing at the end. But it is no field, no pasture and no room, also not for what has to lie next to one.',
    ],
  },
  {
    id: 'moor-turn',
    title: 'Your turn',
    body: [
      'On your turn you do one of two things: place a person, or take a special action card and carry out at most one of its actions.',
      'For a special action at least one of your people must still be waiting to be placed; an ill one will do. Whoever has placed all people has no more turns in this round, unless a card says so.',
      {
        list: [
          'A card in the middle is free. It then lies face up before you.',
          'A card face up before another player costs you 2 food, paid to the general supply. It then lies face down before you.',
          'Your own cards and cards lying face down cannot be taken.',
        ],
      },
      'So every card serves at most two players in a round, but one player may take several cards. You may also take a card and do nothing with it, to keep it from others. At the end of the round all cards return to the middle, face up.',
      'A special action places nobody and uses no action space. Cards that ask for a person, a space or a plowing do not notice it; only those that name it do. What they add comes after the action, unless they say before.',
    ],
  },
  {
    id: 'moor-actions',
    title: 'The special actions',
    body: [
      {
        list: [
          'Cut Peat: remove one of your visible moors and take 3 fuel.',
          'Slash and Burn: turn one of your forests into a field. It must lie next to a field of yours; your first field may be anywhere. No wood is gained, and it is no plowing.',
          'Fell Trees: remove one of your visible forests and take 2 wood.',
          'Horse Coper: take 1 horse. With 2 and with 5 players it costs 1 food, paid before the horse can be cooked.',
          'Hiring Fair: take 1 food, with 3 players 2 food.',
          'Black Market: pay 1 fuel and play a minor improvement. Its own price and condition hold. Not at level 1.',
          'Clandestine Work: pay 1 fuel and 1 food and play a minor improvement or build a major one. Its own price and condition hold.',
        ],
      },
      'Which actions share a card depends on the number of players:',
      {
        head: ['Players', 'Cards'],
        rows: [
          ['2', 'Fell Trees, Slash and Burn, Cut Peat · Horse Coper, Hiring Fair, Black Market, Clandestine Work'],
          ['3', 'Fell Trees, Hiring Fair, Black Market, Clandestine Work · Horse Coper, Slash and Burn, Cut Peat'],
          ['4', 'Fell Trees, Horse Coper · Hiring Fair, Black Market, Clandestine Work · Slash and Burn, Cut Peat'],
          ['5', 'Fell Trees, Hiring Fair · Horse Coper · Black Market, Clandestine Work · Slash and Burn, Cut Peat'],
        ],
      },
    ],
  },
  {
    id: 'moor-horses',
    title: 'Horses',
    body: [
      'Horses live where other animals live: in pastures of their own kind, in a stable outside, or one in the house. Two or more have one foal in each breeding phase, if it finds a place.',
      'Only the Horse Slaughterhouse, the Cookhouse and minor improvements that say so turn a horse into food; a horse just taken may be cooked at once.',
      'Each horse is worth 1 point, without limit. Whoever has none loses 1 point.',
      'Cards of the base game that speak of any animal mean horses too; those that list sheep, wild boar and cattle do not.',
    ],
  },
  {
    id: 'moor-heating',
    title: 'Fuel and heating',
    body: [
      'At any time 1 wood may become 1 fuel, also to pay a price and also right before the scoring. Fuel never becomes wood, unless a card says so.',
      'In the feeding phase of every harvest you also heat your house. Feed and heat in the order you like. The price is 1 fuel for each room, however many people you have. Then, in this order:',
      {
        list: [
          'Peat Hut: 1 more.',
          'Clay house: 1 less. Stone house: 2 less.',
          'Furnace: 1 less.',
          'Spinning Mill: 1 less for every 2 sheep you had in the field phase.',
          'Firewood: 1 less if you burn at least 1 wood for this heating.',
          'It never falls below 0.',
          'Heating Stove: at most 1.',
          'Built-in Oven: nothing.',
        ],
      },
      'A wooden house with 3 rooms and 2 people needs 3 fuel; a stone house with 2 rooms and 4 people needs none.',
    ],
  },
  {
    id: 'moor-illness',
    title: 'Cold and illness',
    body: [
      'You may pay less fuel than due, because you lack it or on purpose. For every fuel not paid, one of your people falls ill; you choose who. Newborns can fall ill too. When everybody is ill, what is still missing has no effect. Nobody begs for fuel.',
      'In the next round, somebody ill has to be placed like all others, but only in the Infirmary. There you get 1 food and the person is well again. The Infirmary takes any number of people; healthy ones may come as well and get 1 food.',
      'After the last harvest, each of your people who is ill is worth 1 point instead of 3.',
    ],
  },
  {
    id: 'moor-majors',
    title: 'Major improvements',
    body: [
      'The major improvements lie in stacks of two. Only the one on top can be built; then the one beneath is free.',
      {
        head: ['On top', 'Beneath'],
        rows: [
          ['Fireplace (2 clay)', 'Horse Slaughterhouse'],
          ['Fireplace (3 clay)', 'Horse Slaughterhouse'],
          ['Cooking Hearth (4 clay)', 'Cookhouse'],
          ['Cooking Hearth (5 clay)', 'Cookhouse'],
          ['Clay Oven', 'Furnace'],
          ['Stone Oven', 'Heating Stove'],
          ['Well', 'Village Church'],
          ['Joinery', 'Furniture Stall'],
          ['Pottery', 'Ceramics Stall'],
          ['Basketmaker’s Workshop', 'Basket Stall'],
          ['Peat-charcoal Kiln', 'Museum of the Moors'],
          ['Forester’s Lodge', 'Riding Stables'],
        ],
      },
      'A Cooking Hearth costs its clay or a Fireplace you hand in; a Cookhouse costs 6 clay or a Fireplace or Cooking Hearth you hand in. Take the new card first, then put the old one back on its own stack. So whoever has the Hearth for 4 clay can get the very Cookhouse that lay beneath it. A card put back covers what lies there.',
      'Where cards speak of a Cooking Hearth, a Cookhouse is none. Furnace and Heating Stove bake nothing.',
      'Five minor improvements are paid with a major one: Built-in Oven, Open Grill, Horse Butchery, Living History Museum and Church. They are played from the hand and count as minor and as major, but as one improvement. The major one goes back to its stack; only the Village Church leaves the game.',
    ],
  },
  {
    id: 'moor-minors',
    title: 'Minor improvements',
    body: [
      'A card that lets you sow never lets you bake as well. New fields always lie next to old ones, except with Wild Fields. What a card puts on a round after 14 is lost. What lies for you on a round space you take when that round begins, in the order you like.',
      'Nobody is forced to pay for an effect. Otherwise improvements stay before you until the end; only a card itself can take one away.',
      'What a minor improvement asks for must be true when it is played, not later:',
      {
        list: [
          'Improvements are minor and major ones before you. Travelling cards never count, nor does the card being played.',
          'Forests, moors, fields and animals: a plain number means at least so many. Hidden tiles do not count. An animal on another player’s Night Pasture is still yours here.',
          'Not before or not after a round: that round itself is allowed.',
          'Rooms are rooms of the house, of whatever material; the Peat Hut is none.',
          'A clay house: clay or stone. A stone house: stone only.',
          'Goods in your supply: only the goods themselves; crops and wood must be turned into food and fuel before.',
        ],
      },
    ],
  },
  {
    id: 'moor-end',
    title: 'The end',
    body: [
      'The scoring is that of the base game, with these changes:',
      {
        list: [
          'Each horse: 1, no horse: −1',
          'Forests and moors are used spaces',
          'Each healthy person: 3, each ill one: 1',
          'Points and bonus points of the new cards; half points stay half points',
        ],
      },
      'Right before, everything that is possible at any time is possible once more: wood becomes fuel, animals are cooked, goods are exchanged. What belongs to the harvest is over. A good can serve for one bonus only.',
    ],
  },
  {
    id: 'moor-solo',
    title: 'Alone on the moor',
    body: [
      'The solo rules of the base game hold: no food at the start, only 2 wood a round in the Forest, 3 food for every adult. At levels 1 and 2 the Meeting Place collects no food.',
      {
        list: [
          'All ten special action cards form a pile, shuffled, face down. The back of the one on top shows the actions that come next.',
          'At the start of a round, if the last card was used, turn up the next one. If it is still there unused, keep it or put it under the pile and turn up another.',
          'Use the card for exactly one action while one of your people is still to be placed. Then it leaves the game, unless you pay 2 food, once a round: then it stays as if it had not been used, and you may even use it again in this round.',
          'When the pile is empty, an unused card simply stays. If there is none, the card used last comes back in every round.',
          'Horse Coper and Hiring Fair go by the card: 1 food is paid on the cards for 2 and 5 players; 2 food come from the card for 3 players.',
        ],
      },
      'Cards that go on to a neighbour leave the game; what concerns other players finds nobody. Aim at 65 points at level 1, 70 at level 2 and 72 at level 3.',
    ],
  },
  {
    id: 'moor-stove',
    title: 'Variant: lighting the stove',
    body: [
      'Whatever cooks (Fireplace, Cooking Hearth, Cookhouse, Horse Slaughterhouse, Open Grill, Horse Butchery) has to be lit first: until you pay 1 fuel for it, at any time, it neither cooks nor bakes. Its points count all the same.',
      'A card got by handing in another one is lit if that one was, and unlit if it was not.',
    ],
  },
]
