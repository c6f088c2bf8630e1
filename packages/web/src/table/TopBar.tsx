import { useState } from 'react'
import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { useTable } from './context.ts'
import styles from './TopBar.module.css'

/** Where the game stands: round, stage, next harvest and whose turn it is. */
export function TopBar() {
  const { ui } = useTexts()
  const { update, names } = useTable()
  const client = useClient()
  const room = useRoom()
  const [settings, setSettings] = useState(false)
  const { view, human, outcome } = update
  const own = view.seats[human]
  const away = view.nextHarvest - view.round
  const have = own.goods.food ?? 0
  const turn = view.decisions.some(({ seat }) => seat === human) ? human : view.decisions[0]?.seat
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
      <span className={styles.harvest} data-short={away === 0 && have < own.foodNeeded}>
        <Icon name="harvest" />
        <span className={styles.long}>{away === 0 ? ui.harvestNow : ui.harvestIn(away)}</span>
        <span className={styles.short}>{ui.harvestShort(away)}</span>
        <span className={styles.need}>
          <Icon name="food" />
          <span className={styles.long}>{ui.foodNeed(own.foodNeeded, have)}</span>
          <span className={styles.short}>
            {have}/{own.foodNeeded}
          </span>
        </span>
      </span>
      <span className={styles.space} />
      {turn !== undefined && (
        <span className={styles.turn} data-own={turn === human}>
          <Token seat={turn} />
          {names[turn] === ui.you ? ui.yourTurn : ui.turnOf(names[turn])}
          {room?.seatNote(turn)}
        </span>
      )}
      {turn !== human && room?.ownClock}
      {outcome && (
        <a className={styles.sheet} href={client.href('end')}>
          {ui.backToEnd}
        </a>
      )}
      <Button look="quiet" onClick={() => setSettings(true)} aria-label={ui.settings}>
        ⚙<span className={styles.long}>{ui.settings}</span>
      </Button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  )
}
