import { clickMacroText, PLATFORM_NAMES, type PlatformName } from '@placard/domain'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../select-field/select-field.js'

const OPTIONS = PLATFORM_NAMES.map((value) => ({ value, label: value }))

/** Field for the platform of a creative's tags, with its click macro. */
export function PlatformField() {
  const { macro, text } = clickMacroText(useWatch({ name: 'platform' }) as PlatformName)
  return (
    <SelectField
      name="platform"
      label="Platform"
      options={OPTIONS}
      hint={
        <>
          {macro && 'Click macro '}
          {macro && <code className="wrap-anywhere font-mono text-ink-muted">{macro}</code>} {text}
        </>
      }
    />
  )
}
