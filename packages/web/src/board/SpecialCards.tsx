import type { TableView } from '@furrow/engine/agricola'
import type { Described } from '@furrow/engine/core'
import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Scene } from '../art/scenes/Scene.tsx'
import { SpecialCard } from '../art/scenes/SpecialCard.tsx'
import { Token } from '../art/Token.tsx'
import type { Pile } from '../contract/catalogue.ts'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, type Texts, useTexts } from '../texts/texts.ts'
import { Piles } from '../ui/Piles.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import styles from './SpecialCards.module.css'

type Special = NonNullable<TableView['moor']>['special'][number]
type Action = Special['actions'][number]

const NONE: readonly Described[] = []

/** M5: the special action cards, in the middle and before players; their actions are chosen like spaces. */
export function SpecialCards() {
  const texts = useTexts()
  const { update, targets, names, say } = useTable()
  const { moor } = update.view
  if (!moor) return null
  const [next] = moor.pile
  return (
    <section className={styles.row} aria-label={texts.moor.specialCards}>
      {moor.special.map((special) => {
        const { card, holder, down, actions } = special
        const moves = targets.special.get(card) ?? NONE
        const lies = liesText(texts, special, holder === update.human ? null : (names[holder ?? 0] ?? ''))
        const bare = moves.find(({ action }) => action === undefined)
        return (
          <div
            key={card}
            className={styles.card}
            style={{ '--actions': actions.length } as CSSProperties} // React knows no custom properties
            data-special={card}
            data-holder={holder ?? 'middle'}
            data-down={down}
            data-lit={moves.length > 0}
          >
            {holder === null ? (
              <Unseen>{lies}</Unseen>
            ) : (
              <p className={styles.lies} title={lies}>
                <Token seat={holder} />
                <span>{lies}</span>
              </p>
            )}
            {down ? (
              <div className={styles.back}>
                <SpecialCard actions={actions.map(({ action }) => action)} back />
                <span>{actions.map(({ action }) => say.name(action)).join(' · ')}</span>
              </div>
            ) : (
              <ul className={styles.actions}>
                {actions.map((action) => (
                  <li key={action.action}>
                    <ActionButton action={action} move={moves.find((move) => move.action === action.action)?.text} />
                  </li>
                ))}
                {bare && (
                  <li>
                    <Bare move={bare.text} />
                  </li>
                )}
              </ul>
            )}
          </div>
        )
      })}
      {next && (
        <p className={styles.pile}>
          {texts.moor.pileLeft(moor.pile.length)}.{' '}
          {texts.moor.pileNext(next.actions.map(({ action }) => say.name(action)).join(', '))}
        </p>
      )}
    </section>
  )
}

/** Where the card lies; `who`: before whom, or null: before whoever reads this. */
function liesText({ moor }: Texts, { holder, down }: Special, who: string | null): string {
  const { common, up, own, down: turned } = moor.cardLies
  if (holder === null) return common
  if (who === null) return own
  return down ? turned(who) : up(who)
}

/** What an action does besides, by the sign of the space that does the same. */
const SIGNS: Readonly<Record<string, string>> = {
  'slash-and-burn': 'field',
  'black-market': 'minor',
  'clandestine-work': 'improvement',
}

const pilesOf = (goods: Action['pay']): Pile[] => Object.entries(goods)

function ActionButton({ action: { action, pay, gain }, move }: { action: Action; move: string | undefined }) {
  const texts = useTexts()
  const { say, play } = useTable()
  const lit = move !== undefined
  const tip = useTip(action, move)
  const [costs, brings] = [pilesOf(pay), pilesOf(gain)]
  const words = [
    say.name(action),
    entryOf(texts, action)?.does,
    costs.length > 0 && texts.moor.price(say.goods(pay)),
    brings.length > 0 && texts.moor.brings(say.goods(gain)),
  ]
  return (
    <button
      type="button"
      className={styles.action}
      data-action-of={action}
      data-lit={lit}
      data-move={move}
      aria-disabled={!lit}
      tabIndex={lit ? 0 : -1}
      onClick={() => lit && play(move)}
      {...tip}
    >
      <Unseen>{sentences(words)}</Unseen>
      <SeenOnly>
        <Scene space={action} line={2} className={styles.scene} />
        <span className={styles.name}>{entryOf(texts, action)?.name ?? action}</span>
        <span className={styles.figures}>
          {costs.length > 0 && <Piles piles={costs} sign="−" />}
          {brings.length > 0 && <Piles piles={brings} sign="+" />}
          {SIGNS[action] && <Icon name={SIGNS[action]} />}
        </span>
      </SeenOnly>
    </button>
  )
}

/** M5: a card may be taken without using it. */
function Bare({ move }: { move: string }) {
  const { moor } = useTexts()
  const { play } = useTable()
  return (
    <button type="button" className={styles.bare} data-move={move} title={moor.noAction} onClick={() => play(move)}>
      <Unseen>{moor.noAction}</Unseen>
      <span aria-hidden="true">∅</span>
    </button>
  )
}
