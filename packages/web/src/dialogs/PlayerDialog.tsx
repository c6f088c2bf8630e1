import { useRoom } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { FarmArt } from '../farm/FarmArt.tsx'
import { FarmWords } from '../farm/FarmWords.tsx'
import { Goods } from '../farm/Goods.tsx'
import { PlayedCards } from '../hand/InPlay.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './PlayerDialog.module.css'

/** Another player's farm, goods and cards, larger, beside the table. */
export function PlayerDialog({ seat, onClose }: { seat: number; onClose(): void }) {
  const { ui } = useTexts()
  const { update, names, say } = useTable()
  const player = at(update.view.seats, seat)
  const { occupations, minors } = player.hand
  return (
    <Dialog title={ui.farmOf(at(names, seat))} onClose={onClose} aside>
      <div className={styles.farm}>
        <FarmArt farm={player} />
        <FarmWords farm={player} say={say} />
      </div>
      <p className={styles.facts}>
        {[
          ui.houseWord(ui.house[player.house as keyof typeof ui.house], player.rooms.length),
          ui.person(player.people),
          ui.fences(player.fencesLeft),
          ui.stables(player.stablesLeft),
          ...(occupations.length + minors.length > 0 ? [ui.hasCards(occupations.length + minors.length)] : []),
          ui.scoreNow(player.score.total),
        ]
          // A number stays with what it counts.
          .map((fact) => fact.replaceAll(' ', '\u00a0'))
          .join(' · ')}
      </p>
      <Goods seat={player} all />
      <div className={styles.cards}>
        <PlayedCards seat={player} />
      </div>
      {useRoom()?.report(seat)}
    </Dialog>
  )
}
