import { useApp } from '../app/context.ts'
import type { Box, Wished } from '../contract/box.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { earlier, later } from './earlier.ts'
import styles from './NewGamePage.module.css'

/** The round cards stage by stage, and the one among them that stays first. */
export type RoundCards = Pick<Box, 'stages' | 'first'>

interface Props {
  of: Wished
  /** Null: shuffled. */
  order: RoundCards | null
  onChange(order: RoundCards | null): void
}

/** The order of the round cards: shuffled, or as one likes inside each stage. */
export function RoundOrder({ of, order, onChange }: Props) {
  const texts = useTexts()
  const { fresh } = useWords('online')
  const { client } = useApp()
  const nameOf = (card: string) => entryOf(texts, card)?.name ?? card
  const move = (stage: string[], moved: string[]) =>
    onChange(order && { ...order, stages: order.stages.map((each) => (each === stage ? moved : each)) })
  return (
    <>
      <label className={styles.line}>
        {fresh.order}
        <select
          name="order"
          value={order ? 'chosen' : 'shuffled'}
          onChange={(event) => {
            if (event.target.value === 'shuffled') onChange(null)
            else void client.box(of).then(({ stages, first }) => onChange({ stages, first }))
          }}
        >
          <option value="shuffled">{fresh.shuffled}</option>
          <option value="chosen">{fresh.chosen}</option>
        </select>
      </label>
      {order && (
        <div className={styles.stages}>
          {order.stages.map((stage, i) => (
            <section key={i}>
              <h3>{fresh.stage(i + 1)}</h3>
              <ol>
                {stage.map((card, place) => (
                  <li key={card}>
                    <span className={styles.card}>{nameOf(card)}</span>
                    {stage.length > 1 && card !== order.first && (
                      <>
                        <Button
                          look="quiet"
                          aria-label={fresh.up(nameOf(card))}
                          disabled={place === 0 || stage[place - 1] === order.first}
                          onClick={() => move(stage, earlier(stage, card))}
                        >
                          ↑
                        </Button>
                        <Button
                          look="quiet"
                          aria-label={fresh.down(nameOf(card))}
                          disabled={place === stage.length - 1}
                          onClick={() => move(stage, later(stage, card))}
                        >
                          ↓
                        </Button>
                      </>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </>
  )
}
