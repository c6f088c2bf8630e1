import type { Wished } from '../contract/box.ts'
import { useWords } from '../texts/texts.ts'
import { type Dealing, dealsFor, hasFivePlus, MULLIGANS, mayBeApart } from './dealing.ts'
import { LeaveOut } from './LeaveOut.tsx'
import styles from './NewGamePage.module.css'

interface Props {
  dealing: Dealing
  of: Wished
  onChange(dealing: Dealing): void
}

/** How hand cards are dealt, and which ones. */
export function DealingChoices({ dealing, of, onChange }: Props) {
  const { setup: words } = useWords('draft')
  const change = (changed: Partial<Dealing>) => onChange({ ...dealing, ...changed })
  const { players } = of
  const deals = dealsFor(players)
  return (
    <>
      <label className={styles.line}>
        {words.deal}
        <select
          name="deal"
          value={dealing.deal}
          onChange={(event) => change({ deal: deals.find((each) => each === event.target.value) ?? 'deal' })}
        >
          {deals.map((deal) => (
            <option key={deal} value={deal}>
              {words.deals[deal]}
            </option>
          ))}
        </select>
      </label>
      {mayBeApart(dealing) && (
        <Check name="apart" label={words.apart} checked={dealing.apart} onChange={(apart) => change({ apart })} />
      )}
      <label className={styles.line}>
        {words.mulligan}
        <select
          name="mulligan"
          value={dealing.mulligan}
          onChange={(event) => change({ mulligan: MULLIGANS.find((each) => each === event.target.value) ?? 'none' })}
        >
          {MULLIGANS.map((mulligan) => (
            <option key={mulligan} value={mulligan}>
              {words.mulligans[mulligan]}
            </option>
          ))}
        </select>
      </label>
      {hasFivePlus(players) && (
        <Check
          name="fivePlus"
          label={words.fivePlus}
          checked={dealing.fivePlus}
          onChange={(fivePlus) => change({ fivePlus })}
        />
      )}
      <Check name="promos" label={words.promos} checked={dealing.promos} onChange={(promos) => change({ promos })} />
      <LeaveOut of={of} value={dealing.without} onChange={(without) => change({ without })} />
    </>
  )
}

interface CheckProps {
  name: string
  label: string
  checked: boolean
  onChange(on: boolean): void
}

const Check = ({ name, label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
