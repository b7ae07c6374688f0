import { type LinkFields, legibleColor, PAGE_BACKGROUNDS } from '@placard/domain/internal/share'
import { LANGUAGES } from '@placard/domain/report'
import type { ShareLink } from '@placard/domain/share'
import { ColorField, SelectField, useFormValues } from '@placard/forms'
import { FieldSet, useLabels } from '@placard/ui'
import { linkFormLabels } from './link-form-labels.js'
import { LogoField } from './logo-field.js'
import type { LinkActions } from './shared-link.js'

/** Languages by their own names. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' }

interface LookFieldsProps extends Pick<LinkActions, 'onLogoAdd' | 'logoUrl'> {
  link: ShareLink
}

/** Fields for theme, language, color and logo of a shared report. */
export function LookFields({ link, onLogoAdd, logoUrl }: LookFieldsProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const { color } = useFormValues<LinkFields>()
  return (
    <FieldSet legend={labels.look} variant="section">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="theme"
          label={labels.theme}
          options={[
            { value: 'viewer', label: labels.viewersTheme },
            { value: 'light', label: labels.light },
            { value: 'dark', label: labels.dark },
          ]}
        />
        <SelectField
          name="language"
          label={labels.language}
          options={[
            { value: 'viewer', label: labels.viewersLanguage },
            ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
          ]}
        />
      </div>
      <ColorField
        name="color"
        label={labels.color}
        optional
        hint={/^#[0-9a-f]{6}$/i.test(color) ? <UsedColors color={color} /> : labels.colorHint}
      />
      {onLogoAdd && <LogoField {...{ link, onLogoAdd, logoUrl }} />}
    </FieldSet>
  )
}

/** Colors that pages use instead, because text in the chosen one could be hard to read. */
function UsedColors({ color }: { color: string }) {
  const labels = useLabels('linkForm', linkFormLabels)
  const used = [
    [legibleColor(color, PAGE_BACKGROUNDS.light), labels.onLight, PAGE_BACKGROUNDS.light],
    [legibleColor(color, PAGE_BACKGROUNDS.dark), labels.onDark, PAGE_BACKGROUNDS.dark],
  ] as const
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{labels.colorUsed}</span>
      {used.map(([shown, text, background]) => (
        <span key={background} className="inline-flex items-center gap-1 whitespace-nowrap">
          <span
            aria-hidden
            className="inline-flex rounded-badge border border-line p-1"
            style={{ backgroundColor: background }}
          >
            <span className="size-3 rounded-bar" style={{ backgroundColor: shown }} />
          </span>
          {text(shown)}
        </span>
      ))}
    </span>
  )
}
