import { hrefOf } from '../app/route.ts'
import { useTexts, useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import styles from './RulesPage.module.css'
import type { Block } from './section.ts'

/** The rules to read and to look things up in. */
export default function RulesPage() {
  const { pages } = useTexts()
  const sections = useWords('rules')
  return (
    <Page title={pages.rules.title}>
      <div className={styles.rules}>
        <nav className={styles.contents} aria-label={pages.rules.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => document.getElementById(`rule-${id}`)?.scrollIntoView()}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <a href={hrefOf('cards')}>{pages.rules.cards}</a>
        </nav>
        <div>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={`rule-${id}`} className={styles.section}>
              <h2>{title}</h2>
              {body.map((block, i) => (
                <Told key={i} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

export function Told({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
