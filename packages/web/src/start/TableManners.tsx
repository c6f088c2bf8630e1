import { useWords } from '../texts/texts.ts'
import { Check } from './Check.tsx'
import type { Choices } from './choices.ts'
import styles from './NewGamePage.module.css'

interface Props {
  choices: Choices
  onChange(changed: Partial<Choices>): void
}

/** What is allowed to everybody at a table online, or to nobody. */
export function TableManners({ choices: { game, undo, suggestions }, onChange }: Props) {
  const { fresh } = useWords('online')
  return (
    <fieldset className={styles.group}>
      <legend>{fresh.manners}</legend>
      <Check
        name="undo"
        label={fresh.undo}
        hint={fresh.undoHint}
        checked={undo}
        onChange={(on) => onChange({ undo: on })}
      />
      {game === 'agricola' && (
        <Check
          name="suggestions"
          label={fresh.suggestions}
          hint={fresh.suggestionsHint}
          checked={suggestions}
          onChange={(on) => onChange({ suggestions: on })}
        />
      )}
    </fieldset>
  )
}
