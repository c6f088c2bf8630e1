import { Drawings } from '../art/Drawings.tsx'
import { Ground } from '../art/scenes/Ground.tsx'
import { at } from '../contract/at.ts'
import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { Story } from '../contract/story.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import { ReplayBar, type Ways } from '../replay/ReplayBar.tsx'
import { lastWords } from '../replay/words.ts'
import { TableContext } from './context.ts'
import styles from './ExpressReplay.module.css'
import { Log } from './Log.tsx'
import { Players } from './Players.tsx'
import { Sheet } from './Sheet.tsx'
import { TableBar } from './TableBar.tsx'
import { Tray } from './Tray.tsx'
import { useTableState } from './useTableState.ts'
import { eventText } from './words.ts'

interface Props {
  story: Story
  update: ExpressUpdate
  catalogue: ExpressCatalogue
  ways: Ways
}

/** A moment of a game of Express that is watched again. */
export default function ExpressReplay({ story, update, catalogue, ways }: Props) {
  const table = useTableState(update, catalogue)
  const { texts, say, names } = table
  const last = lastWords(update.log.at(-1), names, texts.tell, (event) => eventText(texts, say, event))
  return (
    <TableContext value={table}>
      <div className={styles.page}>
        <Ground stage={update.view.round} className={styles.ground} />
        <Drawings />
        <TableBar />
        <ReplayBar story={story} step={update.number} seat={update.human} names={names} last={last} ways={ways} />
        <main className={styles.table}>
          <div className={styles.column}>
            <Tray still />
            <div className={styles.others}>
              <Players />
            </div>
            <Log />
          </div>
          <div className={styles.column}>
            <Sheet own={at(update.view.seats, update.human)} />
          </div>
        </main>
      </div>
    </TableContext>
  )
}
