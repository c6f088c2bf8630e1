import { useEffect, useState } from 'react'
import { useRoom } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import { TabList } from '../ui/TabList.tsx'
import { CardView } from './CardView.tsx'
import { useTable } from './context.ts'
import { Log } from './Log.tsx'
import { ScoreTab } from './ScoreTab.tsx'
import styles from './Tabs.module.css'

type Tab = 'hand' | 'played' | 'log' | 'score' | 'talk'

/** Hand, cards in play and the log, one at a time. */
export function Tabs() {
  const { ui, pages } = useTexts()
  const { update, targets } = useTable()
  const own = update.view.seats[update.human]
  const hand = [...own.hand.occupations, ...own.hand.minors].filter((card) => card !== null)
  const played = [...own.majors, ...own.played.map(({ card }) => card)]
  const talk = useRoom()?.talk
  const tabs: Tab[] = [
    ...(hand.length > 0 ? ['hand' as const] : []),
    'played',
    'score',
    'log',
    ...(talk ? ['talk' as const] : []),
  ]
  const [chosen, setChosen] = useState<Tab>('log')
  const playable = hand.some((card) => targets.cards.has(card))
  useEffect(() => {
    if (playable) setChosen('hand')
  }, [playable])
  const tab = tabs.includes(chosen) ? chosen : 'log'
  const unread = talk?.unread ?? 0
  useEffect(() => {
    if (tab === 'talk' && unread > 0) talk?.onRead()
  }, [tab, unread, talk])
  const names = {
    hand: `${ui.hand} (${hand.length})`,
    played: `${ui.played} (${played.length})`,
    log: ui.log,
    score: pages.score.title,
    talk: unread > 0 ? `${talk?.title} (${unread})` : (talk?.title ?? ''),
  }
  return (
    <section className={styles.tabs}>
      <TabList tabs={tabs} now={tab} names={names} panel="tab-panel" onChoose={setChosen} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys too. */}
      <div role="tabpanel" id="tab-panel" tabIndex={0} aria-labelledby={`tab-${tab}`} className={styles.panel}>
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
