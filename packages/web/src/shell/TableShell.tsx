import type { ReactNode } from 'react'
import type { AnyUpdate } from '../contract/update.ts'
import { useTexts } from '../texts/texts.ts'
import { Announced } from '../ui/Unseen.tsx'
import { useSwipe } from '../ui/useSwipe.ts'
import { PaneBar, type Panes, paneBeside } from './PaneBar.tsx'
import { Screen } from './Screen.tsx'
import { TalkNote } from './TalkNote.tsx'

interface Props<P extends string> {
  update: AnyUpdate
  top: ReactNode
  /** What to do now, or the controls of a replay. */
  bar: ReactNode
  panes: Panes<P>
  /** How the parts lie on the screen. */
  className: string | undefined
  crowded?: boolean
  /** What stays in sight below the parts on a narrow screen. */
  below?: ReactNode
  /** What just happened and what to do now, for whoever listens. */
  told: string
  /** The talk is asked for. */
  onTalk(): void
  /** Dialogs and other things of their own place. */
  over?: ReactNode
  children: ReactNode
}

/** What the tables of all games have in common: the bars, the parts that a narrow screen shows one at a time, the talk. */
export function TableShell<P extends string>(props: Props<P>) {
  const { update, top, bar, panes, className, crowded = false, below, told, onTalk, over, children } = props
  const { ui } = useTexts()
  const swipe = useSwipe((by) => panes.onChoose(paneBeside(panes.order, panes.now, by)))
  return (
    <Screen pane={panes.now} number={update.number} seat={update.human} skip={ui.skip}>
      {top}
      {bar}
      <main className={className} data-crowded={crowded} {...swipe}>
        {children}
      </main>
      {below}
      <PaneBar panes={panes} label={ui.parts} />
      <Announced>{told}</Announced>
      <TalkNote
        onOpen={() => {
          panes.onChoose(panes.talk)
          onTalk()
        }}
      />
      {over}
    </Screen>
  )
}
