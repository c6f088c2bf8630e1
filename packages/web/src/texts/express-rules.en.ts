/** The rules of Express in our own words: sections of sentences. The last one tells how open points are ruled. */
export const expressRulesEn = [
  {
    title: 'The aim',
    lines: [
      'Everybody fills in a score sheet: a house, fields, pastures, goods, animals and helpers. All of it scores at each of three harvests; the highest total wins, and of equals the one with more food left.',
      'Alone you win with more than 85 points.',
    ],
  },
  {
    title: 'The dice',
    lines: [
      'Thirteen dice lie in the middle for everybody: 2 farm, 1 occupation, 1 improvement, 3 produce, 3 resource and 3 animal dice.',
      'Farm dice show house, pasture and field, twice each. The occupation and improvement dice show six different faces.',
    ],
  },
  {
    title: 'The course of the game',
    lines: [
      'You begin with a wood house, 2 food and 1 reed, wood, brick and stone.',
      'Three rounds and a harvest, two rounds and a harvest, one round and a harvest. In a round everybody has 2 actions and 1 more for each baby, even one born in that round. You take turns, one action at a time.',
      'After a harvest the player with the lowest total begins.',
    ],
  },
  {
    title: 'An action',
    lines: [
      'First keep the dice that the last action left, or roll all thirteen.',
      'Then one of your occupations may set available dice to faces you like: the mayor 1 farm die for 2 food, the builder the improvement die, the farmer 2 produce dice, the rancher 2 animal dice, the gatherer 2 resource dice.',
      'Then take one dice group. Its dice are used until the next roll.',
      'Costs are paid from the sheet, or with available dice at double the cost, unit by unit as you like.',
    ],
  },
  {
    title: 'The dice groups',
    lines: [
      'House: any number of rooms for 1 reed and 1 of the house’s material each; or a better house, 2 brick to brick and 2 stone to stone, both at once if you can pay; or a baby, if a room is free (4 at most).',
      'Field: 1 field. You may plant 1 grain or vegetable from a die or the sheet: then 2 of it stand on the sheet.',
      'Pasture: 1 pasture for 1 wood. You may put 1 animal die into it.',
      'Occupation: what the die shows, for 1 food. If you own it, any other.',
      'Improvement: oven or hearth for 1 brick or 1 stone, a workshop for 1 wood. If you own what the die shows, any other.',
      'Produce, resources or animals: 1 to 3 dice of one type. Both food faces are one type.',
      'A pasture holds any number of animals of one type.',
    ],
  },
  {
    title: 'Improvements',
    lines: [
      'Oven: at any time grain gives 2 food and a vegetable 3. Hearth: sheep give 2, boar 3, cattle 4.',
      'A workshop adds 1 whenever you collect its resource, stands in for one die when you pay with that resource’s dice, and scores.',
    ],
  },
  {
    title: 'The harvest',
    lines: [
      'Feed: 2 food for each adult and baby; with the midwife a baby eats 1. Each missing food costs 3 points.',
      'Breed: every pasture with a pair gets 1 young.',
      'Rooms: 3 points if you have any, and 1, 2 or 3 each in a wood, brick or stone house. Fields: 3 if any, 1 each (3 with the mayor). Pastures: 3 if any, 1 each.',
      'Grain: 1 if any, 1 per 2. Vegetables: 1 if any, 1 each. Sheep: 1 if any, 1 per 3. Boar: 1 if any, 1 per 2. Cattle: 1 if any, 1 each.',
      'With its workshop: reed 2 per 2, wood 2 per 3, brick 2 per 3, stone 2 per 2. Builder: 1 per improvement.',
      'Babies: 1, 3, 5 or 7 points for 1 to 4 of them, at the last harvest; with the midwife at every harvest.',
    ],
  },
  {
    title: 'How we rule',
    lines: [
      'Produce dice show food twice, 2 food once, grain twice, vegetable once; resource dice reed once, wood twice, brick twice, stone once; animal dice each animal twice.',
      'The first start player is drawn by lot. Of equals the one nearest in turn order from the old start player begins.',
      'With dice, 1 food is two food dice of either face, or one 2-food die. The mayor’s 2 food come from the sheet.',
      'Dice may be kept if they make a group, at once or after an occupation has set some; a roll always makes one.',
      'An improvement chosen freely costs what the face shown costs.',
      'Which animals stand in which pasture is open until they breed; they always breed as well as they can, and you are asked where pastures are too few for every pair.',
      'Taking animals needs a pasture or a hearth; without a pasture they are cooked at once. If there are too many kinds, one kind goes, old or new; with a hearth it is cooked.',
      'Without an oven crops give no food. There is no limit to rooms, fields and pastures.',
    ],
  },
]
