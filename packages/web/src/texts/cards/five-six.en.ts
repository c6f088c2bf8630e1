import type { CardTexts } from './shape.ts'

/** The 48 occupations for five and six players, in our own words. */
export default {
  'off-siter': {
    name: 'Off-Siter',
    does: 'Once the printed prices of your majors add up to at least 9 building resources, one more of your people can live here, for good. It is not a room.',
  },
  hayward: { name: 'Hayward', does: 'At any time, build fences at your usual price. This is no Build Fences action.' },
  sidekick: {
    name: 'Sidekick',
    does: 'After using a round card you may pay 1 food to place another person on the round card to its left, and so on.',
  },
  'boat-painter': {
    name: 'Boat Painter',
    does: 'When a work phase ends with people, anybody’s, on both Fishing and Traveling Players, take 2 food or 1 grain.',
  },
  'clay-thief': {
    name: 'Clay Thief',
    does: 'Once, when a work phase begins, you may turn this card over and take all the clay from the Hollow. This is no use of the space.',
  },
  'master-hora': {
    name: 'Master Hora',
    does: 'Each time before you place a person on a linked space, you may buy 1 vegetable for 1 food. The space must stay usable for you.',
  },
  'hollow-gardener': {
    name: 'Hollow Gardener',
    does: 'Each time you take 3 to 5 clay off the Hollow, also take 1 grain; if it is 6 or more, 1 vegetable instead.',
  },
  wheelmaker: {
    name: 'Wheelmaker',
    does: 'If you already have another occupation, and more wood than all other players together, fill up your wood to 15 now.',
  },
  middleman: {
    name: 'Middleman',
    does: 'Put 1 stone and 1 food on each of the six linked spaces. They are yours alone: you take them with your next person there, before its action.',
  },
  'carpenters-boy': { name: 'Carpenter’s Boy', does: 'Take 1 wood for every room that another player builds.' },
  'mountain-shepherd': {
    name: 'Mountain Shepherd',
    does: 'Each time you use the Western or Eastern Quarry, also take 1 sheep.',
  },
  'animal-brander': {
    name: 'Animal Brander',
    does: 'Each time you use the Animal Market, you may first pay 1 food to carry out your choice twice, paying for cattle both times.',
  },
  'livestock-sustainer': {
    name: 'Livestock Sustainer',
    does: 'This card holds 1 animal for each major improvement the other players have, at most 8, kinds mixed. It is not a pasture.',
  },
  'corral-builder': {
    name: 'Corral Builder',
    does: 'When the Pig Market comes out, and again with the Cattle Market, you may fence 1 space for free, as a pasture of its own. No Build Fences action.',
  },
  'greenhouse-builder': {
    name: 'Greenhouse Builder',
    does: 'A space for you alone: do what Fencing, House Redevelopment or Vegetable Seeds offers, if that card is out, even if it is occupied.',
  },
  'cattle-caregiver': {
    name: 'Cattle Caregiver',
    does: 'At the start of each round, if 3, 4 or at least 5 players, you included, have cattle, take 1, 2 or 3 food.',
  },
  sweeper: {
    name: 'Sweeper',
    does: 'Each time you use a linked space, put 1 food on this card. Once, at any time, turn it over and take all of it; then it has no effect any more.',
  },
  'riverbank-gardener': {
    name: 'Riverbank Gardener',
    does: 'Each time you use the Riverbank Forest, also take 1 vegetable.',
  },
  'field-overseer': {
    name: 'Field Overseer',
    does: 'In the field phase, if the others take grain from 3 fields in all, you get 1 food; from 4 or 5 fields 1 grain; from 6 or more 1 vegetable.',
  },
  'village-idiot': {
    name: 'Village Idiot',
    does: 'Your only occupation in this game. Each time another player uses the Meeting Place, you get 1 wood and 1 food.',
  },
  'stone-clawer': {
    name: 'Stone Clawer',
    does: 'Each time you plow, one field or several in one action, take 1 stone.',
  },
  'tag-along': {
    name: 'Tag-Along',
    does: 'Right after another player has used the Resource Market, you may place one of your people there too, out of turn.',
  },
  'wild-boar-hunter': {
    name: 'Wild Boar Hunter',
    does: 'When people, whoever’s, return home from at least 3 wood accumulation spaces, you may trade 1 wood for 1 wild boar.',
  },
  'game-teaser': {
    name: 'Game Teaser',
    does: 'Each time you take exactly 1, 2 or 3 food off a food accumulation space, also take 1 cattle, 1 wild boar or 1 sheep.',
  },
  'fast-mason': {
    name: 'Fast Mason',
    does: 'After you use a clay accumulation space you may renovate to clay, after a stone one to stone, in both cases without reed.',
  },
  'amateur-fencer': {
    name: 'Amateur Fencer',
    does: 'Now or never: if you have no pasture, you may fence 1 space for free. This is no Build Fences action.',
  },
  'young-artist': {
    name: 'Young Artist',
    does: 'When people return home, you may pay 1 food, once a round, to play a minor improvement at its price or to draw 2 of them.',
  },
  'field-counter': {
    name: 'Field Counter',
    does: 'For each field that others plow, put 1 food on this card. Once, at any time, turn it over and take all of it; then it has no effect any more.',
  },
  'top-outer': {
    name: 'Top-Outer',
    does: 'Each time anybody uses House Building, you included, take all the food lying on Traveling Players. This is no use of that space.',
  },
  'stone-custodian': {
    name: 'Stone Custodian',
    does: 'When a work phase ends with stone left on one accumulation space, take 1 grain; with stone left on two, 1 vegetable instead.',
  },
  'village-teacher': {
    name: 'Village Teacher',
    does: 'After each later use of Lessons by you: if people now stand on one, two or three Lessons, take 1 food, 1 grain or 1 vegetable.',
  },
  cleanacre: {
    name: 'Cleanacre',
    does: 'Each time you use Farmland, Cultivation or Farm Supplies, even without plowing, also take 2 clay.',
  },
  'mountain-hiker': {
    name: 'Mountain Hiker',
    does: 'After you use an accumulation space of the extension (Copse, Grove, Hollow, Riverbank Forest, Traveling Players), you may buy 1 stone for 1 food.',
  },
  'on-site-reverend': {
    name: 'On-Site Reverend',
    does: 'When a harvest begins, take 1 wood, 1 clay, 1 reed or 1 stone.',
  },
  'bovine-pioneer': {
    name: 'Bovine Pioneer',
    does: 'Each time your fencing makes new pastures out of unfenced spaces, however many, take 1 cattle. Dividing a pasture does not count.',
  },
  trapper: {
    name: 'Trapper',
    does: 'After you use a wood accumulation space: if it is the 2nd, 3rd or 4th one occupied, by anybody, you may buy 1 sheep, 1 wild boar or 1 cattle for 1 food.',
  },
  plowsmith: {
    name: 'Plowsmith',
    does: 'Each time another player takes 4 or more wood off an accumulation space, you may pay 1 food at once to plow 1 field.',
  },
  'fold-builder': {
    name: 'Fold Builder',
    does: 'A space for everybody: take a Build Fences action, at least 1 fence, then 1 sheep. Others give you 1 food first.',
  },
  'senior-teacher': {
    name: 'Senior Teacher',
    does: 'Each time another player pays food at Lessons, 1 of that food is yours.',
  },
  'putcher-maker': { name: 'Putcher Maker', does: 'At any time, trade 1 reed for 2 food.' },
  'town-clerk': {
    name: 'Town Clerk',
    does: 'For each major improvement built by anybody, put 1 food on this card. Once, at any time, turn it over and take all of it; then it has no effect any more.',
  },
  'loess-gardener': {
    name: 'Loess Gardener',
    does: 'Each time you use the Clay Pit, you may first buy 1 vegetable for 1 food.',
  },
  countryman: {
    name: 'Countryman',
    does: 'Each time anybody, you included, renovates on an action space, you may sow 1 of your fields. Renovations by card effects do not count.',
  },
  woodshacker: {
    name: 'Woodshacker',
    does: 'Your first use of a wood accumulation space in a round also brings 1 clay, your second 2 clay, further ones nothing.',
  },
  graduate: { name: 'Graduate', does: 'Now or never, you may pay 1 food for 2 stone and 2 reed.' },
  'substitute-teacher': {
    name: 'Substitute Teacher',
    does: 'A space for you alone while people stand on all three Lessons: take 1 wood, 1 clay, 1 reed and 1 stone, or 1 grain and 1 vegetable.',
  },
  bullcatcher: {
    name: 'Bullcatcher',
    does: 'A space for you alone while people, anybody’s, stand on the cards of rounds 3 and 6: take 1 cattle and 2 food.',
  },
  'part-time-worker': {
    name: 'Part-Time Worker',
    does: 'From an accumulation space with exactly 2, 4 or 6 goods in all, you may leave 1, 2 or 3 there: then take 1 sheep, 1 wild boar or 1 cattle.',
  },
} satisfies CardTexts
