import { useClient, useSnapshot } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { EndTurn } from '../shell/EndTurn.tsx'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { type TableState, useTable } from './context.ts'
import styles from './NowBar.module.css'
import { moveText } from './words.ts'

/** What to do now, in one sentence; where several people share the device, with who is meant. */
export function nowText(table: TableState): string {
  const { update, texts, say, names } = table
  const { decision, view, held, pending } = update
  if (pending) return texts.asks.pending(moveText(texts, say, pending))
  if (held) return texts.asks.held
  if (decision) {
    const name = at(names, decision.seat)
    return name === texts.you ? askText(table) : texts.named(name, askText(table))
  }
  const [waiting] = view.decisions
  return waiting ? texts.asks.waiting(at(names, waiting.seat)) : texts.asks.over
}

function askText({ update: { decision, moves, offers }, texts, say }: TableState): string {
  switch (decision?.ask) {
    case 'dice':
      return moves.length > 1 ? texts.asks.dice : texts.asks.roll
    case 'pay':
      return texts.asks.pay(offers?.paying ? moveText(texts, say, offers.paying) : '')
    case 'animals':
      return texts.asks.animals
    case 'feed':
      return texts.asks.feed
    case 'breed':
      return texts.asks.breed
    default:
      return texts.asks.group
  }
}

/** The sentence, and the way back. */
export function NowBar() {
  const table = useTable()
  const { ui } = useTexts()
  const { refused, status, sending } = useSnapshot()
  const client = useClient()
  const { texts, update } = table
  return (
    <section className={styles.now} id="now" tabIndex={-1} aria-label={texts.now}>
      <p className={styles.prompt} data-own={update.decision !== null}>
        {status === 'broken' ? texts.broken : refused ? texts.refused : sending ? ui.sending : nowText(table)}
      </p>
      <Button
        disabled={!update.canUndo}
        onClick={() => client.undo()}
        data-action="undo"
        aria-keyshortcuts="z"
        title={texts.undoHint}
      >
        ↶ {texts.undo}
      </Button>
      {update.held && <EndTurn />}
    </section>
  )
}
