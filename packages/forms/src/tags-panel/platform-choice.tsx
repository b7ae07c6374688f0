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

/** All platforms with their click macros. */
const OPTIONS: SelectProps['options'] = PLATFORM_NAMES.map((name) => ({
  value: name,
  label: name,
  description: clickOf(name) ?? 'Click macro not public',
}))

export interface PlatformChoiceProps {
  /** Accessible name. */
  label: ReactNode
  /** Selected platform. */
  value: PlatformName
  /** Called with the selected platform. */
  onValueChange: (value: PlatformName) => void
  /** Creative type, because not every tag contains a click macro. */
  type: CreativeType
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
  /** Platform to leave out. */
  without?: PlatformName
}

/** Select for one of the eleven platforms, with the click macro of the selected one. */
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
