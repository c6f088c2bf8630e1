// Plays a game between the bot of this project and one of Furrow's, with the rules as a library.
import { type Bot, makeBot } from '@furrow/bots'
import { agricola, isRefusal, questionFor, textsOf } from '@furrow/engine'
import { thrifty } from './thrifty.js'

async function play(bots: readonly Bot[], seed: string): Promise<number[]> {
  const setup = agricola.setup({ players: bots.length })
  if (isRefusal(setup)) throw new Error(setup.message)
  let state = agricola.start(setup, seed)
  for (let [decision] = agricola.decisions(state); decision; [decision] = agricola.decisions(state)) {
    const { seat } = decision
    const asked = questionFor(agricola, state, seat)
    const text = await bots[seat]?.choose({
      game: agricola.name,
      seat,
      decision,
      view: agricola.view(state, seat),
      moves: textsOf(asked?.moves ?? []),
      extras: textsOf(asked?.extras ?? []),
      seed: String(agricola.number(state)),
      milliseconds: 1000,
    })
    const move = agricola.parse(state, seat, text ?? '')
    const refusal = isRefusal(move) ? move : agricola.check(state, seat, move)
    if (isRefusal(move) || refusal) throw new Error(`${bots[seat]?.name} answered "${text}": ${refusal?.message}`)
    state = agricola.play(state, seat, move).state
  }
  return agricola.points(state)
}

const farmer = makeBot('farmer', 'example')
if (!farmer) throw new Error('There is no farmer.')
const points = await play([thrifty('example'), farmer], 'example')
console.log(`thrifty ${points[0]}, farmer ${points[1]}`)
