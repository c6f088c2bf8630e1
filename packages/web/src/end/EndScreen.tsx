import type { Outcome } from '@furrow/engine/core'
import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'
import { SoloGoal } from '../series/SoloGoal.tsx'
import { minus } from '../texts/minus.ts'
import { namesIn, useTexts } from '../texts/texts.ts'
import { Chart } from './Chart.tsx'
import { EndFrame } from './EndFrame.tsx'
import styles from './EndScreen.module.css'
import { Farms } from './Farms.tsx'
import { Rematch } from './Rematch.tsx'
import { Talk } from './Talk.tsx'

/** The end: who won, the farms side by side, and the score sheet line by line. */
export default function EndScreen({ update, outcome }: { update: Update; outcome: Outcome }) {
  const texts = useTexts()
  const { ui, pages } = texts
  const client = useClient()
  const room = useRoom()
  const { human, you, seats: sitting } = update
  const names = namesIn(texts, sitting, you)
  const alone = you !== null
  const seats = [...outcome.seats].sort((a, b) => a.rank - b.rank)
  const winners = seats.filter(({ rank }) => rank === 1)
  const own = at(outcome.seats, human)
  const word = () => {
    if (outcome.seats.length === 1) return ui.endSolo(own.total)
    if (own.rank !== 1 || (!alone && winners.length === 1)) return ui.endLost(at(names, at(winners, 0).seat))
    return winners.length > 1 ? ui.endShared : ui.endWon
  }

  return (
    <EndFrame
      stage={update.view.stage}
      title={ui.endTitle}
      word={word()}
      more={update.view.goal !== null && <SoloGoal goal={update.view.goal} points={own.total} />}
      next={
        <>
          {(room === null || you !== null) && (
            <Rematch>{outcome.seats.length > 1 ? pages.rematch : ui.rematchSolo}</Rematch>
          )}
          <a className={styles.replay} data-action="replay" href={client.href('replay', 0, human)}>
            {ui.watchAgain}
          </a>
          <a href={client.href('table')}>{ui.lookAtTable}</a>
          <a href={hrefOf('start')}>{ui.home}</a>
        </>
      }
    >
      <Farms update={update} seats={seats} names={names} />
      <div className={styles.result}>
        <div className={styles.scroll}>
          <table className={styles.sheet}>
            <thead>
              <tr>
                <th scope="col">{ui.category}</th>
                {seats.map(({ seat }) => (
                  <th key={seat} scope="col" data-own={seat === human}>
                    <Token seat={seat} /> {at(names, seat)}
                    <small className={styles.legend}>
                      {pages.score.count} <strong>{pages.score.points}</strong>
                    </small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.lines.map(({ category }, i) => (
                <tr key={category}>
                  <th scope="row">{ui.categories[category as keyof typeof ui.categories] ?? category}</th>
                  {seats.map(({ seat, lines }) => (
                    <td key={seat} data-own={seat === human} data-bad={at(lines, i).points < 0}>
                      <span className={styles.count}>{minus(at(lines, i).count)}</span> {minus(at(lines, i).points)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{ui.total}</th>
                {seats.map(({ seat, total }) => (
                  <td key={seat} data-own={seat === human}>
                    {minus(total)}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{ui.rankLabel}</th>
                {seats.map(({ seat, rank }) => (
                  <td key={seat} data-own={seat === human}>
                    {ui.rank(rank)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        <div className={styles.pictures}>
          {update.stored !== null && <Chart stored={update.stored} names={names} />}
          {room?.talk && <Talk talk={room.talk} />}
        </div>
      </div>
    </EndFrame>
  )
}
