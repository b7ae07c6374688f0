import { type CreativeType, clickFact, PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@placard/domain'
import { Field, Select, type SelectProps } from '@placard/ui'
import type { ReactNode } from 'react'

const clickOf = (name: PlatformName) => PLATFORMS[name].click.raw?.text

/** Every platform with its click macro below its name. */
const OPTIONS: SelectProps['options'] = PLATFORM_NAMES.map((name) => ({
  value: name,
  label: name,
  description: clickOf(name) ?? 'Click macro not public',
}))

export interface PlatformChoiceProps {
  /** What the choice is called. */
  label: ReactNode
  /** The chosen platform. */
  value: PlatformName
  /** Gets the platform that was chosen. */
  onValueChange: (value: PlatformName) => void
  /** The kind of creative: not every tag holds a click macro. */
  type: CreativeType
  /** A platform that cannot be chosen. */
  without?: PlatformName
}

/** One of the eleven platforms, with the click macro of the one that is chosen. */
export function PlatformChoice({ label, value, onValueChange, type, without }: PlatformChoiceProps) {
  const { macros, confirmed, words } = clickFact(PLATFORMS[value], type)
  const [macro] = macros
  return (
    <Field
      label={label}
      hint={
        macro === undefined ? (
          `Click macro: ${words}`
        ) : (
          <>
            Click macro <code className="font-mono text-ink wrap-anywhere">{macro}</code>
            {!confirmed && `, not confirmed: check with ${value}`}
          </>
        )
      }
    >
      <Select
        value={value}
        onValueChange={(next) => {
          const name = PLATFORM_NAMES.find((one) => one === next)
          if (name) onValueChange(name)
        }}
        options={
          without === undefined ? OPTIONS : OPTIONS.filter((option) => !('value' in option) || option.value !== without)
        }
      />
    </Field>
  )
}
