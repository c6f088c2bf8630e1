import type { ReactNode } from 'react'
import { hrefOf } from '../app/route.ts'
import type { GameName } from '../contract/options.ts'
import { Told } from '../rules/RulesPage.tsx'
import { useTexts, useWords } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './TopBarHelp.module.css'

/** The rules to look something up in, and the keys, without leaving the table. */
export default function TopBarHelp({ game, onClose }: { game: GameName; onClose(): void }) {
  const { pages } = useTexts()
  const { help } = pages
  const full = game === 'express' ? hrefOf('express', 'rules') : hrefOf('rules')
  return (
    <Dialog title={help.title} onClose={onClose} wide>
      <div className={styles.help} data-help={game}>
        <section aria-label={pages.rules.title}>
          {game === 'express' ? <ExpressRules /> : <Rules />}
          <p className={styles.full}>
            <a href={full} target="_blank" rel="noreferrer">
              {help.full}
            </a>
          </p>
        </section>
        <section className={styles.keys} aria-label={help.keys}>
          <h3>{help.keys}</h3>
          <dl>
            {help.games[game].map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}

function Rules() {
  return useWords('rules').map(({ id, title, body }) => (
    <Part key={id} title={title}>
      {body.map((block, i) => (
        <Told key={i} block={block} />
      ))}
    </Part>
  ))
}

function ExpressRules() {
  const { rules } = useWords('express')
  return rules.map(({ title, lines }) => (
    <Part key={title} title={title}>
      <Told block={{ list: lines }} />
    </Part>
  ))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.part}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
