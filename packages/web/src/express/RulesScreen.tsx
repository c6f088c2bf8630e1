import { useApp, useSnapshot } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { usePageTitle } from '../app/title.ts'
import { useWords } from '../texts/texts.ts'
import styles from './RulesScreen.module.css'

/** The rules in our own words, and how open points are ruled. */
export function RulesScreen() {
  const texts = useWords('express')
  const { client } = useApp()
  const title = texts.named(texts.title, texts.rulesLink)
  usePageTitle(title)
  const { update } = useSnapshot()
  const atTable = update?.game === 'express' && !update.view.over
  const back = atTable ? client.href('table') : hrefOf('express')
  return (
    <main className={styles.page}>
      <a href={back}>← {texts.back}</a>
      <h1>{title}</h1>
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
