import type { Outcome } from '@furrow/engine/core'
import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import { EndFrame } from '../end/EndFrame.tsx'
import { Rematch } from '../end/Rematch.tsx'
import { Talk } from '../end/Talk.tsx'
import { saveFile } from '../replay/file.ts'
import { minus } from '../texts/minus.ts'
import { Button } from '../ui/Button.tsx'
import { TableContext } from './context.ts'
import { EndFarms } from './EndFarms.tsx'
import styles from './EndScreen.module.css'
import { Sheet } from './Sheet.tsx'
import { useTableState } from './useTableState.ts'

interface Props {
  update: ExpressUpdate
  catalogue: ExpressCatalogue
  outcome: Outcome
}

/** The end: who won, the farms side by side, all points, and every sheet. */
export function EndScreen({ update, catalogue, outcome }: Props) {
  const table = useTableState(update, catalogue)
  const client = useClient()
  const room = useRoom()
  const { texts, names } = table
  const { view, stored, human, you } = update
  const { end } = texts
  const seats = [...outcome.seats].sort((a, b) => a.rank - b.rank)
  const winners = seats.filter(({ rank }) => rank === 1)
  const word = () => {
    if (view.par !== null) {
      const { total } = at(outcome.seats, 0)
      return total > view.par ? end.soloWon(total, view.par) : end.soloLost(total, view.par)
    }
    if (winners.length > 1) return end.shared
    const winner = at(winners, 0)
    return at(names, winner.seat) === texts.you ? end.won : end.winner(at(names, winner.seat))
  }

  return (
    <TableContext value={table}>
      <EndFrame
        stage={view.rounds}
        title={end.title}
        word={word()}
        next={
          <>
            {(room === null || you !== null) && <Rematch>{end.rematch}</Rematch>}
            <a data-action="replay" href={client.href('replay', 0, human)}>
              {end.replay}
            </a>
            {stored !== null && <Button onClick={() => saveFile('express.txt', stored)}>{end.save}</Button>}
            <a href={client.href('table')}>{end.look}</a>
            <a href={hrefOf('express')}>{texts.title}</a>
          </>
        }
      >
        <EndFarms seats={seats} />
        <div className={styles.scroll}>
          <table className={styles.ranks}>
            <thead>
              <tr>
                <th scope="col">{end.rank}</th>
                <th scope="col">{texts.seatCount}</th>
                {[1, 2, 3].map((n) => (
                  <th key={n} scope="col">
                    {texts.ui.harvestN(n)}
                  </th>
                ))}
                <th scope="col">{texts.ui.total}</th>
                <th scope="col">{end.food}</th>
              </tr>
            </thead>
            <tbody>
              {seats.map(({ seat, rank, total }) => (
                <tr key={seat} data-rank={rank}>
                  <td>{view.par === null ? end.rankOf(rank) : end.par(view.par)}</td>
                  <th scope="row">
                    <Token seat={seat} /> {at(names, seat)}
                  </th>
                  {at(view.seats, seat).harvests.map((harvest, h) => (
                    <td key={h}>{minus(harvest.total)}</td>
                  ))}
                  <td className={styles.total}>{minus(total)}</td>
                  <td>{at(view.seats, seat).goods.food ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.sheets}>
          {seats.map(({ seat }) => (
            <Sheet key={seat} own={at(view.seats, seat)} farm={false} />
          ))}
        </div>
        {room?.talk && <Talk talk={room.talk} />}
      </EndFrame>
    </TableContext>
  )
}
