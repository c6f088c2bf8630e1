import { Shelf } from '../art/scenes/Shelf.tsx'
import { Button } from '../ui/Button.tsx'
import { useTable } from './context.ts'
import { Die } from './Die.tsx'
import { pickable } from './picking.ts'
import styles from './Tray.module.css'

/** The thirteen dice in a wooden tray, those that are used at its end. They tumble in anew after every roll. */
export function Tray({ still = false }: { still?: boolean }) {
  const { update, offers, rolls, texts, picked, toggle, clear } = useTable()
  const { view } = update
  const lit = pickable(view.dice, offers, picked)
  const dice = view.dice.map((die, place) => ({ die, place }))
  const aside = ({ die }: (typeof dice)[number]) => die.used && die.face !== null
  const lying = [...dice.filter((each) => !aside(each)), ...dice.filter(aside)]
  return (
    <section className={styles.tray} aria-label={texts.dice} data-still={still || rolls === 0}>
      <Shelf className={styles.wood}>
        <div className={styles.felt} key={rolls}>
          {lying.map(({ die, place }) => (
            <Die
              key={place}
              die={die}
              place={place}
              lit={lit.has(place)}
              picked={picked.includes(place)}
              onPick={() => toggle(place)}
            />
          ))}
          {picked.length > 0 && (
            <Button className={styles.clear} onClick={clear} title={texts.clearHint} aria-keyshortcuts="Escape">
              ✕ {texts.clear}
            </Button>
          )}
        </div>
      </Shelf>
    </section>
  )
}
