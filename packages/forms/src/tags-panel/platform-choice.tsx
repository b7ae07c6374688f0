import {
  type CreativeType,
  clickTagMacro,
  type MacrosByPlatform,
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
  platformWithMacros,
} from '@placard/domain'
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
  /** The macros that were entered, by platform. */
  macros: MacrosByPlatform
  /** A platform that cannot be chosen. */
  without?: PlatformName
}

/** One of the eleven platforms, with the click macro of the one that is chosen. */
export function PlatformChoice({ label, value, onValueChange, type, macros, without }: PlatformChoiceProps) {
  const fact = clickTagMacro(platformWithMacros(value, macros[value]), type)
  const [macro] = fact.macros
  return (
    <Field
      label={label}
      hint={
        macro === undefined ? (
          `Click macro: ${fact.description}`
        ) : (
          <>
            Click macro <code className="font-mono text-ink wrap-anywhere">{macro}</code>
            {!fact.confirmed && `, unconfirmed: check with ${value}`}
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
