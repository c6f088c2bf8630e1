import type { Section } from './section.ts'

/** The rules of the base game, told for somebody who has never played. */
const rules: readonly Section[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: [
      'You run a small farm: two people, a wooden house with two rooms, and a yard of fifteen spaces. In fourteen rounds you plow fields, fence pastures, breed animals, enlarge house and family, and make sure that everybody eats. Whoever has the most points at the end has won.',
      'A farm that has a little of everything does best: what is missing altogether costs points.',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    body: [
      {
        list: [
          'Preparation: a new round card comes out and adds an action space. You get what lies on this round for you. Every accumulation space gets its goods, on top of what is still there.',
          'Work: beginning with the first player and going clockwise, everybody places one person on a free space and does at once what it says. This goes on until nobody has a person left at home.',
          'Returning home: all people go home. Children born in this round are grown up now; in a round with a harvest they count as newborn until the harvest is over.',
          'Harvest: only at the end of rounds 4, 7, 9, 11, 13 and 14.',
        ],
      },
      'A space holds one person each round. You may only go where you carry out at least one of the actions; Meeting Place is always open. Whoever uses an accumulation space takes everything that lies there.',
      '“And/or” means one action or both, in any order. “Then you may” means: the first action must be done, the second is your choice.',
    ],
  },
  {
    id: 'house',
    title: 'House and family',
    body: [
      'A room costs 5 of the material of your house and 2 reed. It stands next to another room. One action may build several rooms.',
      'Renovating turns the whole house from wood to clay (1 clay a room, 1 reed) or from clay to stone (1 stone a room, 1 reed), one step at a time.',
      'For family growth you need more rooms than people, except at Urgent Wish for Children. A family has at most 5 people. A newborn works from the next round on, and counts as newborn until its round is over, the harvest included.',
    ],
  },
  {
    id: 'fields',
    title: 'Fields and crops',
    body: [
      'A field is plowed on an empty space. From the second on, it lies next to another field.',
      'To sow, put 1 grain on an empty field and 2 more from the supply: 3 in all. Or 1 vegetable and 1 more: 2 in all. One action may sow as many fields as you like.',
    ],
  },
  {
    id: 'pastures',
    title: 'Fences, stables and animals',
    body: [
      'Each fence costs 1 wood; you have 15. After building, every fence must border a pasture that is closed all around. The first pasture may lie anywhere, later ones next to a pasture; a pasture may also be divided.',
      'A stable costs 2 wood and stands on an empty space or in a pasture, at most one a space. You have 4.',
      'A pasture holds 2 animals of one kind for each of its spaces, and twice as many for each stable in it. A stable outside holds 1 animal. In the house lives 1 animal.',
      'Animals may change places at any time. Those without a place are cooked at once if an improvement can do it; otherwise they run away.',
    ],
  },
  {
    id: 'food',
    title: 'Food at any time',
    body: [
      'Grain and vegetables are worth 1 food each at any time. With a Fireplace or a Cooking Hearth vegetables and animals give more. To turn grain into much food, bake bread: that needs an action and something to bake in.',
    ],
  },
  {
    id: 'cards',
    title: 'Improvements and occupations',
    body: [
      'Major improvements lie open for everybody. With hand cards every player also gets up to 7 occupations and 7 minor improvements (fewer, where there are not enough cards for everybody), which nobody else sees until they are played.',
      'A minor improvement has a price and sometimes asks for something you must have, which you keep. Some go on to your left neighbour after their effect.',
      'Occupations are played at Lessons. The first one is free on the main board, each later one costs 1 food.',
      'Without hand cards it is the family game: Lessons are closed, Meeting Place collects food, and Side Job is added.',
    ],
  },
  {
    id: 'harvest',
    title: 'The harvest',
    body: [
      {
        list: [
          'Fields: from every sown field 1 grain or 1 vegetable comes in.',
          'Feeding: every person needs 2 food, a newborn of this round only 1. Joinery, Pottery and Basketmaker’s Workshop each help once. For every food you lack, take a begging marker.',
          'Breeding: whoever has at least 2 animals of a kind gets 1 more of it, if it finds a place. Neither parents nor young are cooked in this phase.',
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    body: [
      {
        head: ['Points', '−1', '1', '2', '3', '4'],
        rows: [
          ['Fields', '0–1', '2', '3', '4', '5+'],
          ['Pastures', '0', '1', '2', '3', '4+'],
          ['Grain', '0', '1–3', '4–5', '6–7', '8+'],
          ['Vegetables', '0', '1', '2', '3', '4+'],
          ['Sheep', '0', '1–3', '4–5', '6–7', '8+'],
          ['Wild boar', '0', '1–2', '3–4', '5–6', '7+'],
          ['Cattle', '0', '1', '2–3', '4–5', '6+'],
        ],
      },
      {
        list: [
          'Each unused space of the yard: −1',
          'Each fenced stable: 1',
          'Each clay room: 1, each stone room: 2',
          'Each person: 3',
          'Each begging marker: −3',
          'Points on cards, and bonus points',
        ],
      },
      'Grain and vegetables count in your supply and on your fields. In a tie, whoever has more building resources left is ahead.',
    ],
  },
  {
    id: 'players',
    title: 'By number of players',
    body: [
      'The first player begins with 2 food, everybody else with 3. With 3 and 4 players the board has more spaces.',
      'The additional-actions tile for 2 to 4 players adds further spaces, of which only one can be used each round.',
    ],
  },
  {
    id: 'five-six',
    title: 'Five and six players',
    body: [
      'Other spaces take the place of those for 3 and 4 players. Some of them are linked: of two linked spaces only one can be used each round. Goods on the other one stay there.',
      'With 6 players there are 8 more major improvements. Each lies under the like card of the base game and can be built once that is gone. Two ovens, wells or workshops of the same kind both work.',
    ],
  },
  {
    id: 'solo',
    title: 'Alone',
    body: [
      'You begin without food, adults need 3 food at each harvest, and only 2 wood come to the Forest each round. Cards that go on to a neighbour leave the game. 50 points are a good first aim.',
    ],
  },
]

export default rules
