import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Icon } from '../art/Icon.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './TopBar.module.css'
import { TopBarNeed } from './TopBarNeed.tsx'
import { TopBarTools } from './TopBarTools.tsx'
import { TopBarTurn } from './TopBarTurn.tsx'

/** Where the game stands: round, stage, next harvest and whose turn it is. */
export function TopBar() {
  const { ui } = useTexts()
  const { update, names } = useTable()
  const client = useClient()
  const room = useRoom()
  const { view, human, held, outcome } = update
  const own = view.seats[human]
  const away = view.nextHarvest - view.round
  const have = own.goods.food ?? 0
  // A turn that waits for its end is still one's own.
  const mine = held || view.decisions.some(({ seat }) => seat === human)
  const turn = mine ? human : view.decisions[0]?.seat
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={hrefOf('start')} aria-label={ui.named(ui.app, ui.home)}>
        {ui.app}
      </a>
      <strong className={styles.round}>
        <span className={styles.long}>{ui.round(view.round, view.rounds)}</span>
        <span className={styles.short}>{ui.roundShort(view.round, view.rounds)}</span>
      </strong>
      <span className={styles.stage}>{ui.stage(view.stage)}</span>
      <TopBarNeed
        short={away === 0 && have < own.foodNeeded}
        harvest={away === 0 ? ui.harvestNow : ui.harvestIn(away)}
        soon={ui.harvestShort(away)}
        need={ui.foodNeed(own.foodNeeded, have)}
        have={`${have}/${own.foodNeeded}`}
        sickle={<Icon name="harvest" />}
        bowl={<Icon name="food" />}
      />
      <span className={styles.space} />
      {turn !== undefined && (
        <TopBarTurn
          seat={turn}
          own={mine}
          words={names[turn] === ui.you ? ui.yourTurn : ui.turnOf(names[turn])}
          short={names[turn]}
        />
      )}
      {turn !== human && room?.ownClock}
      {outcome && (
        <a className={styles.sheet} href={client.href('end')}>
          {ui.backToEnd}
        </a>
      )}
      <TopBarTools game="agricola" />
    </header>
  )
}
