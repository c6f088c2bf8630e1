import { useExpress } from './context.ts'
import styles from './RulesScreen.module.css'
import { hrefOf } from './route.ts'
import { useExpressTexts } from './words.ts'

/** The rules in our own words, and how open points are ruled. */
export function RulesScreen() {
  const texts = useExpressTexts()
  const { update } = useExpress()
  const back = hrefOf(update && !update.view.over ? 'table' : '')
  return (
    <main className={styles.page}>
      <a href={back}>← {texts.back}</a>
      <h1>{texts.named(texts.title, texts.rulesLink)}</h1>
      {texts.rules.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
