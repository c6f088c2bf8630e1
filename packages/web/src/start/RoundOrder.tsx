import { useApp } from '../app/context.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { earlier, later } from './earlier.ts'
import styles from './NewGamePage.module.css'

interface Props {
  players: number
  cards: boolean
  tile: boolean
  /** The round cards stage by stage, or null: shuffled. */
  order: string[][] | null
  onChange(order: string[][] | null): void
}

/** The order of the round cards: shuffled, or as one likes inside each stage. */
export function RoundOrder({ players, cards, tile, order, onChange }: Props) {
  const texts = useTexts()
  const { fresh } = useWords('online')
  const { client } = useApp()
  const nameOf = (card: string) => entryOf(texts, card)?.name ?? card
  const move = (stage: string[], moved: string[]) =>
    onChange(order?.map((each) => (each === stage ? moved : each)) ?? null)
  return (
    <>
      <label className={styles.line}>
        {fresh.order}
        <select
          name="order"
          value={order ? 'chosen' : 'shuffled'}
          onChange={(event) => {
            if (event.target.value === 'shuffled') onChange(null)
            else void client.deck(players, cards, tile).then(onChange)
          }}
        >
          <option value="shuffled">{fresh.shuffled}</option>
          <option value="chosen">{fresh.chosen}</option>
        </select>
      </label>
      {order && (
        <div className={styles.stages}>
          {order.map((stage, i) => (
            <section key={i}>
              <h3>{fresh.stage(i + 1)}</h3>
              <ol>
                {stage.map((card, place) => (
                  <li key={card}>
                    <span className={styles.card}>{nameOf(card)}</span>
                    {stage.length > 1 && (
                      <>
                        <Button
                          look="quiet"
                          aria-label={fresh.up(nameOf(card))}
                          disabled={place === 0}
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
