import type { Outcome } from '@furrow/engine'
import { useApp } from '../app/context.ts'
import { goTo, hrefOf } from '../app/route.ts'
import { Token } from '../art/Token.tsx'
import type { Update } from '../local/messages.ts'
import { freshSeed } from '../start/seed.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './EndScreen.module.css'
import { Farms } from './Farms.tsx'

/** The end: who won, and the score sheet line by line. */
export function EndScreen({ update, outcome }: { update: Update; outcome: Outcome }) {
  const { ui } = useTexts()
  const { client } = useApp()
  const { human, options } = update
  const names = update.names.map((name, seat) => (seat === human ? ui.you : name))
  const seats = [...outcome.seats].sort((a, b) => a.rank - b.rank)
  const winners = seats.filter(({ rank }) => rank === 1)
  const own = outcome.seats[human]
  const word = () => {
    if (outcome.seats.length === 1) return ui.endSolo(own.total)
    if (own.rank !== 1) return ui.endLost(names[winners[0].seat])
    return winners.length > 1 ? ui.endShared : ui.endWon
  }

  function again(): void {
    client.begin({ ...options, seed: freshSeed() })
    goTo('table')
  }

  return (
    <main className={styles.page}>
      <p className={styles.over}>{ui.endTitle}</p>
      <h1 className={styles.word}>{word()}</h1>
      <div className={styles.result}>
        <div className={styles.scroll}>
          <table className={styles.sheet}>
            <thead>
              <tr>
                <th scope="col">{ui.category}</th>
                {seats.map(({ seat }) => (
                  <th key={seat} scope="col" data-own={seat === human}>
                    <Token seat={seat} /> {names[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.lines.map(({ category }, i) => (
                <tr key={category}>
                  <th scope="row">{ui.categories[category as keyof typeof ui.categories] ?? category}</th>
                  {seats.map(({ seat, lines }) => (
                    <td key={seat} data-own={seat === human} data-bad={lines[i].points < 0}>
                      <span className={styles.count}>{lines[i].count}</span> {lines[i].points}
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
                    {total}
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
        <Farms update={update} seats={seats} names={names} />
      </div>
      <p className={styles.next}>
        <Button look="main" data-action="again" onClick={again}>
          {ui.playAgain}
        </Button>
        <a href={hrefOf('table')}>{ui.lookAtTable}</a>
        <a href={hrefOf('start')}>{ui.home}</a>
      </p>
    </main>
  )
}
