import { isLanguage, LANGUAGE_NAMES } from '@placard/domain/internal/report'
import { LANGUAGES, type Language } from '@placard/domain/report'
import { Button, DensitySwitch, SegmentedControl, Switch, useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { updateLanguageMutation } from '../../data/account/profile.js'
import { chooseDensity } from '../../shell/appearance/density.js'
import { chooseLanguage } from '../../shell/appearance/language.js'
import { useUser } from '../../state/session-store.js'
import { changeSettings, useSettings } from '../../state/settings.js'
import { profileLabels } from './profile-labels.js'

/** Control of the density, stored in this browser. */
export function DensityControl() {
  const { layout } = useSettings()
  return (
    <DensitySwitch
      value={chooseDensity(layout)}
      onValueChange={(density) => changeSettings({ layout: density === 'compact' ? 'compact' : 'default' })}
    />
  )
}

/** Control of the side menu, expanded or collapsed to icons, stored in this browser. */
export function MenuControl() {
  const labels = useLabels('profile', profileLabels)
  const { sideMenu } = useSettings()
  return (
    <SegmentedControl
      label={labels.sideMenu}
      options={[
        { value: 'expanded', label: labels.expanded },
        { value: 'rail', label: labels.collapsed },
      ]}
      value={sideMenu}
      onValueChange={(next) => changeSettings({ sideMenu: next })}
    />
  )
}

/**
 * Control of the console's language, stored in this browser, where 'system' follows the browser; and of the user's
 * emails, stored in the account.
 */
export function LanguageControl() {
  const labels = useLabels('profile', profileLabels)
  const { language } = useSettings()
  const user = useUser()
  const toast = useToast()
  const save = useMutation({
    ...updateLanguageMutation,
    onError: (_, wanted) =>
      toast.show({
        title: labels.languageNotSaved,
        type: 'error',
        action: { label: labels.tryAgain, altText: labels.languageHint, onAction: () => save.mutate(wanted) },
      }),
  })
  const select = (setting: Language | null) => {
    changeSettings({ language: setting })
    if (user) save.mutate(chooseLanguage(setting))
  }
  const shown = chooseLanguage(language)
  return (
    <div className="flex flex-col items-end gap-1">
      <SegmentedControl
        label={labels.language}
        options={[
          { value: 'system', label: labels.languages.system },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        value={language ?? 'system'}
        onValueChange={(next) => select(isLanguage(next) ? next : null)}
      />
      {user?.language && user.language !== shown && !save.isPending && (
        <p className="text-caption text-ink-muted">
          {labels.emailsIn(LANGUAGE_NAMES[user.language])}{' '}
          <Button size="sm" variant="ghost" onClick={() => save.mutate(shown)}>
            {labels.changeTo(LANGUAGE_NAMES[shown])}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Switch for shortcuts of a single key, stored in this browser. */
export function SingleKeysControl() {
  const labels = useLabels('profile', profileLabels)
  const { singleKeys } = useSettings()
  return (
    <Switch
      aria-label={labels.singleKeys}
      checked={singleKeys}
      onCheckedChange={(isOn) => changeSettings({ singleKeys: isOn })}
    />
  )
}
