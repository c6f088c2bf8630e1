import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import styles from '../shell/TopBar.module.css'
import { TopBarNeed } from '../shell/TopBarNeed.tsx'
import { TopBarTools } from '../shell/TopBarTools.tsx'
import { TopBarTurn } from '../shell/TopBarTurn.tsx'
import { Art } from './art.tsx'
import { useTable } from './context.ts'

/** Where the game stands: round, next harvest, food, and whose turn it is. */
export function TopBar() {
  const { update, texts, names } = useTable()
  const client = useClient()
  const room = useRoom()
  const { view, human, decision, held, outcome } = update
  const own = view.seats[human]
  const away = view.nextHarvest - view.round
  const have = own.goods.food ?? 0
  // A turn that waits for its end is still one's own.
  const turn = held ? human : (decision?.seat ?? view.decisions[0]?.seat)
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={hrefOf('express')}>
        {texts.title}
      </a>
      <h1 className={styles.round}>
        <span className={styles.long}>{texts.round(view.round, view.rounds)}</span>
        <span className={styles.short}>{texts.roundShort(view.round, view.rounds)}</span>
      </h1>
      {!view.over && (
        <TopBarNeed
          short={away === 0 && have < own.foodNeeded && decision?.ask !== 'breed'}
          harvest={texts.harvestIn(away)}
          soon={texts.harvestShort(away)}
          need={texts.foodNeed(have, own.foodNeeded)}
          have={`${have}/${own.foodNeeded}`}
          sickle={<Art name="harvest" />}
          bowl={<Art name="food" />}
        />
      )}
      <span className={styles.space} />
      {turn !== undefined && (
        <TopBarTurn
          seat={turn}
          own={held || turn === decision?.seat}
          words={names[turn] === texts.you ? texts.yourTurn : texts.turn(names[turn])}
          short={names[turn]}
        >
          {view.seats[turn].actions > 0 && (
            <span className={styles.long}> · {texts.actions(view.seats[turn].actions)}</span>
          )}
        </TopBarTurn>
      )}
      {turn !== human && room?.ownClock}
      {outcome && <a href={client.href('end')}>{texts.end.sheet}</a>}
      <TopBarTools game="express" />
    </header>
  )
}
