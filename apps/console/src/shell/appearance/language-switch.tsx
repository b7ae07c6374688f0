import { LANGUAGE_NAMES } from '@placard/domain/internal/report'
import { LANGUAGES, type Language } from '@placard/domain/report'
import { reportFailure } from '../failures.js'
import { useShownLanguage } from './language.js'
import { visitLook } from './visit-look.js'

/** Loads the settings only now, because the pages before signing in have no other use for them. */
async function select(language: Language): Promise<void> {
  const { changeSettings } = await import('../../state/settings.js')
  // A choice on the page counts more than the language of its link.
  visitLook.setState({ language: null })
  changeSettings({ language })
}

/** Buttons for the other languages, each named in itself. */
export function LanguageSwitch() {
  const shown = useShownLanguage().language
  return LANGUAGES.filter((language) => language !== shown).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="cursor-pointer rounded-badge px-2 py-1 text-dense text-ink-muted hover:bg-hover hover:text-ink coarse:min-h-11"
      onClick={() => void select(language).catch(reportFailure)}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ))
}
