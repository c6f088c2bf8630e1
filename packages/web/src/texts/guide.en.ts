/** What a guided first game says, in English. */
export default {
  title: 'Guide',
  offer: 'First time here?',
  offerHint: 'A guided first game, against a gentle bot.',
  stop: 'Stop the guide',
  finish: 'Play on without it',
  hints: {
    field: 'Every round each of your people does one thing. Begin with a field: put somebody on Farmland (★).',
    cell: 'Choose a space of your farm for the field. Spaces that nobody uses cost a point at the end.',
    grain: 'A field wants seed: take a grain at Grain Seeds (★). Whoever stands on a space keeps the others away.',
    seed: 'You have grain and an empty field: sow at Grain Utilization (★). From one grain come three.',
    sow: 'Choose the field. Each harvest brings in one grain from it.',
    food: 'After round 4 comes the first harvest: every adult eats 2 food. Fishing and Day Laborer (★) give some at once.',
    wood: 'Wood makes rooms, stables and fences. It piles up in the Forest (★) until somebody takes it all.',
    own: 'Your choice now: point at a space, or hold it, to see what it would bring. Undo takes a slip back.',
    choose: 'Choose one of the lit places or buttons.',
    animals: 'Animals live in pastures, in stables, and one in your house. Choose which you keep.',
    feed: 'Your family eats. Grain and vegetables count as food too. What is missing costs 3 points each.',
    end: 'You know the round and the harvest now. Farms with something of everything win: fields, pastures, animals, rooms and people.',
  },
}
