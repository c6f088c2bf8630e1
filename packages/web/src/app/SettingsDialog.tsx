import type { GameName } from '../contract/options.ts'
import { LANGUAGES, languageName } from '../texts/languages.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useApp, useRoom } from './context.ts'
import { Report } from './Report.tsx'
import { hrefOf, useRoute } from './route.ts'
import styles from './SettingsDialog.module.css'
import { MOTIONS, PACES, SWITCHES, THEMES } from './settings.ts'

/** Language, theme, pace, and how much the table does by itself. */
export function SettingsDialog({ game = 'agricola', onClose }: { game?: GameName; onClose(): void }) {
  const { ui, pages } = useTexts()
  const { settings, change } = useApp()
  const room = useRoom()
  return (
    <Dialog title={ui.settings} onClose={onClose}>
      <div className={styles.rows}>
        <Choice
          label={ui.languageLabel}
          all={LANGUAGES}
          now={settings.language}
          name={languageName}
          onChoose={(language) => change({ language })}
        />
        <Choice
          label={ui.theme}
          all={THEMES}
          now={settings.theme}
          name={(theme) => ui.themes[theme]}
          onChoose={(theme) => change({ theme })}
        />
        <Choice
          label={ui.pace}
          all={PACES}
          now={settings.pace}
          name={(pace) => ui.paces[pace]}
          onChoose={(pace) => change({ pace })}
        />
        <Choice
          label={pages.settings.motion}
          all={MOTIONS}
          now={settings.motion}
          name={(motion) => pages.settings.motions[motion]}
          onChoose={(motion) => change({ motion })}
        />
        <fieldset className={styles.switches}>
          <legend>{pages.settings.helps}</legend>
          {SWITCHES.map((each) => (
            <label key={each} className={styles.switch}>
              <input
                type="checkbox"
                data-switch={each}
                checked={settings[each]}
                onChange={(event) => change({ [each]: event.target.checked })}
              />
              {pages.settings.switches[each]}
            </label>
          ))}
        </fieldset>
        {room?.settings}
        <Report />
        <Ways game={game} onGo={onClose} />
      </div>
    </Dialog>
  )
}

/** The ways out of a table; a narrow screen has no others. */
function Ways({ game, onGo }: { game: GameName; onGo(): void }) {
  const { ui, pages } = useTexts()
  const { page } = useRoute()
  const ways = [
    { to: hrefOf('start'), name: ui.home, shown: page !== 'start' },
    { to: game === 'express' ? hrefOf('express', 'rules') : hrefOf('rules'), name: pages.rules.title, shown: true },
    { to: hrefOf('games'), name: pages.games.title, shown: true },
    { to: hrefOf('online'), name: pages.settings.online, shown: page === 'room' },
  ]
  return (
    <nav className={styles.ways} aria-label={pages.settings.ways}>
      {ways
        .filter(({ shown }) => shown)
        .map(({ to, name }) => (
          <a key={to} href={to} onClick={onGo}>
            {name}
          </a>
        ))}
    </nav>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  all: readonly T[]
  now: T
  name(value: T): string
  onChoose(value: T): void
}

/** One of a few values, as a row of buttons. */
export function Choice<T extends string>({ label, all, now, name, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {all.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.value}
          aria-pressed={value === now}
          data-value={value}
          onClick={() => onChoose(value)}
        >
          {name(value)}
        </button>
      ))}
    </fieldset>
  )
}
