import { useApp } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './CardsPage.module.css'
import { fullFigures, shortFigures } from './figure-words.ts'
import { figuresOf } from './figures.ts'

/** How a hand card did in games between bots: in a few words, or all that was counted. */
export function Figures({ name, whole }: { name: string; whole: boolean }) {
  const { figures: words } = useTexts().pages.cards
  const { settings } = useApp()
  const figures = figuresOf(name)
  if (!figures) return null
  const told = whole ? fullFigures(words, settings.language, figures) : shortFigures(words, settings.language, figures)
  return (
    <span className={styles.figures} data-figures={name}>
      {told}
    </span>
  )
}
