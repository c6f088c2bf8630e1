import { isRefusal } from '@furrow/engine/core'
import type { AnyGame, Inspector } from '../games/box.ts'

/** What every game promises of every move, whatever its rules are. */
export const contract =
  (game: AnyGame): Inspector =>
  (before, seat, move) => {
    const kept = game.hash(before)
    const text = game.print(before, move)
    const refusal = game.check(before, seat, move)
    const { state: after } = game.play(before, seat, move)
    const draft = game.copy(before)
    game.advance(draft, seat, move)
    const loaded = game.load(JSON.parse(JSON.stringify(game.save(after))))
    const decisions = game.decisions(after)
    const wrong: [boolean, string][] = [
      [refusal !== null, `it is listed, but refused: ${refusal?.message}`],
      [JSON.stringify(game.parse(before, seat, text)) !== JSON.stringify(move), 'its text does not parse back'],
      [game.hash(before) !== kept, 'playing changed the state it was given'],
      [!game.equal(draft, after), 'play and advance disagree'],
      [game.number(after) !== game.number(before) + 1, 'the moves are miscounted'],
      [isRefusal(loaded) || !game.equal(loaded, after), 'JSON changes the state'],
      [(decisions.length === 0) !== (game.outcome(after) !== null), 'nobody has to choose, but it is not over'],
      [decisions.some((d) => game.moves(after, d.seat).length === 0), 'a question has no answer'],
    ]
    return wrong.flatMap(([is, sentence]) => (is ? [sentence] : []))
  }
