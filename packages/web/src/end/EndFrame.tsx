import type { ReactNode } from 'react'
import { useRoom } from '../app/context.ts'
import { Drawings } from '../art/Drawings.tsx'
import { Ground } from '../art/scenes/Ground.tsx'
import styles from './EndFrame.module.css'

interface Props {
  /** The season of the ground. */
  stage: number
  title: string
  /** Who won. */
  word: string
  /** What else is to be said of it. */
  more?: ReactNode
  /** Where one can go from here. */
  next: ReactNode
  children: ReactNode
}

/** The page on which a game ends, of either kind: what came of it, on the ground that it was played on. */
export function EndFrame({ stage, title, word, more, next, children }: Props) {
  const room = useRoom()
  return (
    <main className={styles.page}>
      <Ground stage={stage} className={styles.ground} />
      <Drawings />
      {room?.notice}
      <header className={styles.head}>
        <div>
          <p className={styles.over}>{title}</p>
          <h1 className={styles.word}>{word}</h1>
          {more}
        </div>
        <p className={styles.next}>{next}</p>
      </header>
      {children}
    </main>
  )
}
