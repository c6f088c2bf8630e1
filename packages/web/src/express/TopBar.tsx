import { useState } from 'react'
import { useClient, useRoom } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import { Token } from '../art/Token.tsx'
import styles from '../table/TopBar.module.css'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Art } from './art.tsx'
import { useTable } from './context.ts'

/** Where the game stands: round, next harvest, food, and whose turn it is. */
export function TopBar() {
  const { ui } = useTexts()
  const { update, texts, names } = useTable()
  const [settings, setSettings] = useState(false)
  const client = useClient()
  const room = useRoom()
  const { view, human, decision, outcome } = update
  const own = view.seats[human]
  const away = view.nextHarvest - view.round
  const have = own.goods.food ?? 0
  const turn = decision?.seat ?? view.decisions[0]?.seat
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
        <span className={styles.harvest} data-short={away === 0 && have < own.foodNeeded && decision?.ask !== 'breed'}>
          <Art name="harvest" />
          <span className={styles.long}>{texts.harvestIn(away)}</span>
          <span className={styles.short}>{texts.harvestShort(away)}</span>
          <Art name="food" />
          <span className={styles.long}>{texts.foodNeed(have, own.foodNeeded)}</span>
          <span className={styles.short}>
            {have}/{own.foodNeeded}
          </span>
        </span>
      )}
      <span className={styles.space} />
      {turn !== undefined && (
        <span className={styles.turn} data-own={turn === decision?.seat}>
          <Token seat={turn} />
          <span className={styles.long}>{names[turn] === texts.you ? texts.yourTurn : texts.turn(names[turn])}</span>
          <span className={styles.short}>{names[turn]}</span>
          {room?.seatNote(turn)}
          {view.seats[turn].actions > 0 && (
            <span className={styles.long}> · {texts.actions(view.seats[turn].actions)}</span>
          )}
        </span>
      )}
      {turn !== human && room?.ownClock}
      {outcome && <a href={client.href('end')}>{texts.end.sheet}</a>}
      <a className={styles.link} href={hrefOf('express', 'rules')} aria-label={texts.rulesLink}>
        ?<span className={styles.long}> {texts.rulesLink}</span>
      </a>
      <Button look="quiet" onClick={() => setSettings(true)} aria-label={ui.settings}>
        ⚙
      </Button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  )
}
