import type { Obstacle } from './obstacle.ts'

/** Sentences for obstacles that have no more to them than their name. */
const PLAIN: { readonly [why in Obstacle['why']]?: string } = {
  'family-game': 'It is for games with hand cards.',
  'no-place-for-room': 'There is no free space beside the house.',
  'no-place-for-stable': 'There is no stable left, or no space for one.',
  'no-place-for-field': 'There is no free space for a field.',
  'no-seed': 'There is no grain or vegetable to sow.',
  'no-empty-field': 'There is no empty field to sow.',
  'no-oven': 'There is nothing to bake bread with.',
  'no-fence-left': 'There is no fence left.',
  'no-pasture': 'There is not enough wood, or there are not enough fences, for a pasture.',
  'stone-house': 'The house is of stone already.',
  'card-forbids': 'One of your cards forbids it.',
  'no-free-room': 'There is no free room in the house.',
  'family-complete': 'The family is complete.',
  'no-occupation': 'There is no occupation in the hand that can be played.',
  'no-improvement': 'There is no improvement that can be paid for.',
  'nothing-there': 'Nothing lies there.',
  'every-animal': 'You have an animal of every kind.',
  'special-taken': 'The card lies before you: it is not taken again in this round.',
  'special-down': 'The card lies face down before another player: it is not taken again in this round.',
  'no-moor': 'There is no moor on the farm.',
  'no-forest': 'There is no forest on the farm.',
  'no-single-forest': 'There is no forest on the farm that lies on no other tile.',
  'no-forest-by-field': 'There is no forest next to a field.',
  'card-needs': 'What the card asks for is not there yet.',
  'with-occupation': 'It can be played where occupations are learned.',
  'with-improvement': 'It can be played with a minor improvement action.',
  'with-major-improvement': 'It can be built with a major improvement action.',
}

/** What stands in the way, for whoever reads a refusal; null where there is no more to say. */
export function sentenceOf(obstacle: Obstacle): string | null {
  if (obstacle.why !== 'goods') return PLAIN[obstacle.why] ?? null
  const goods = Object.entries(obstacle.goods).map(([good, n]) => `${n} ${good}`)
  return goods.length === 0 ? null : `There is ${goods.join(', ')} missing.`
}
