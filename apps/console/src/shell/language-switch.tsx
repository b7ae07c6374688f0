import { LANGUAGES } from '@placard/domain'
import { changeSettings } from '../state/settings.js'
import { LANGUAGE_NAMES, useShownLanguage } from './language.js'

/** Buttons for the other languages, each named in itself. */
export function LanguageSwitch() {
  const shown = useShownLanguage().language
  return LANGUAGES.filter((language) => language !== shown).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="cursor-pointer rounded-badge px-2 py-1 text-dense text-ink-muted hover:bg-hover hover:text-ink coarse:min-h-11"
      onClick={() => changeSettings({ language })}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ))
}
