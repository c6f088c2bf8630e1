import { LANGUAGES } from '../texts/languages.ts'
import { useTexts } from '../texts/texts.ts'
import { useApp } from './context.ts'
import { Choice } from './SettingsDialog.tsx'

/** The languages, by their short names. */
export function LanguageChoice() {
  const { ui } = useTexts()
  const { settings, change } = useApp()
  return (
    <Choice
      label={ui.languageLabel}
      all={LANGUAGES}
      now={settings.language}
      name={(language) => language.toUpperCase()}
      onChoose={(language) => change({ language })}
    />
  )
}
