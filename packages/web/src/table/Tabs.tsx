import { useEffect, useRef, useState } from 'react'
import { useRoom } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { CardView } from '../hand/CardView.tsx'
import { Log } from '../log/Log.tsx'
import { ScoreTab } from '../score/ScoreTab.tsx'
import { useTalkTab } from '../shell/talk.ts'
import { useTexts } from '../texts/texts.ts'
import { TabList } from '../ui/TabList.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { useTable } from './context.ts'
import type { Pane } from './panes.ts'
import styles from './Tabs.module.css'

type Tab = 'hand' | 'played' | 'log' | 'score' | 'talk'

interface Props {
  /** The part of the table that a narrow screen shows. */
  pane: Pane
  /** How often the talk was asked for from elsewhere. */
  talks: number
}

/** Hand, cards in play and the log, one at a time. Whoever has a hand sees it first. */
export function Tabs({ pane, talks }: Props) {
  const { ui, pages } = useTexts()
  const { update, targets } = useTable()
  const own = at(update.view.seats, update.human)
  const hand = [...own.hand.occupations, ...own.hand.minors].filter((card) => card !== null)
  const played = [...own.majors, ...own.played.map(({ card }) => card)]
  const hasTalk = useRoom() !== null
  const tabs: Tab[] = [
    ...(hand.length > 0 ? ['hand' as const] : []),
    'played',
    'score',
    'log',
    ...(hasTalk ? ['talk' as const] : []),
  ]
  const [chosen, setChosen] = useState<Tab>('hand')
  const playable = hand.some((card) => targets.cards.has(card))
  useEffect(() => {
    if (playable) setChosen('hand')
  }, [playable])
  const tab = tabs.includes(chosen) ? chosen : 'log'
  useShortcuts(({ key }) => {
    const wanted = tabs[Number(key) - 1]
    if (wanted) setChosen(wanted)
  })
  useEffect(() => {
    if (talks > 0) setChosen('talk')
  }, [talks])
  const panel = useRef<HTMLDivElement>(null)
  const { talk, name } = useTalkTab(tab === 'talk', panel, pane)
  const names = {
    hand: `${ui.hand} (${hand.length})`,
    played: `${ui.played} (${played.length})`,
    log: ui.log,
    score: pages.score.title,
    talk: name,
  }
  return (
    <section className={styles.tabs}>
      <TabList tabs={tabs} now={tab} names={names} panel="tab-panel" onChoose={setChosen} />
      <div
        ref={panel}
        role="tabpanel"
        id="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys too.
        tabIndex={0}
        aria-labelledby={`tab-${tab}`}
        className={styles.panel}
      >
        {tab === 'log' && <Log />}
        {tab === 'score' && <ScoreTab />}
        {tab === 'talk' && talk?.panel}
        {(tab === 'hand' || tab === 'played') && <Cards cards={tab === 'hand' ? hand : played} />}
      </div>
    </section>
  )
}

function Cards({ cards }: { cards: readonly string[] }) {
  const { ui } = useTexts()
  const { targets } = useTable()
  if (cards.length === 0) return <p className={styles.none}>{ui.noCards}</p>
  const lit = (card: string) => Number(targets.cards.has(card))
  return (
    <div className={styles.cards}>
      {[...cards]
        .sort((a, b) => lit(b) - lit(a))
        .map((card) => (
          <CardView key={card} name={card} moves={targets.cards.get(card) ?? []} />
        ))}
    </div>
  )
}
