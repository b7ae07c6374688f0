import { ColorInput, Field, NumberInput, Select, useLabels } from '@placard/ui'
import { type ReactNode, useId, useState } from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'

/** Colors that a design stores. */
const COLOR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

export interface PanelSectionProps {
  title: string
  /** Buttons at the end of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** Section of a panel of the ad builder. */
export function PanelSection({ title, actions, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 border-line-subtle border-b px-3 py-3 last:border-b-0">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 id={id} className="font-semibold text-dense text-ink">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

export interface NumberControlProps {
  /** Accessible name. */
  label: string
  /** Visible name, inside the control. */
  prefix?: ReactNode
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Unit, which is read aloud by its name. */
  unit?: string
  disabled?: boolean
}

/** Number of a panel. An empty control changes nothing. */
export function NumberControl({ label, value, onChange, step = 1, unit, ...props }: NumberControlProps) {
  const units: Readonly<Record<string, string>> = useLabels('adBuilder', adBuilderLabels).units
  return (
    <NumberInput
      size="sm"
      aria-label={label}
      value={Math.round(value * 100) / 100}
      onValueChange={(next) => next !== null && next !== value && onChange(next)}
      step={step}
      unit={unit}
      unitLabel={unit && units[unit]}
      {...props}
    />
  )
}

export interface ColorControlProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Color of a panel. Incomplete texts change nothing. */
export function ColorControl({ label, value, onChange }: ColorControlProps) {
  const [typed, setTyped] = useState({ text: value, of: value })
  const text = typed.of === value ? typed.text : value
  return (
    <Field label={label}>
      <ColorInput
        size="sm"
        alpha
        value={text}
        onValueChange={(next) => {
          const isComplete = COLOR.test(next)
          setTyped({ text: next, of: isComplete ? next : value })
          if (isComplete && next !== value) onChange(next)
        }}
      />
    </Field>
  )
}

export interface ChoiceControlProps<Value extends string> {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

/** List of choices in a panel. */
export function ChoiceControl<Value extends string>({ label, value, options, onChange }: ChoiceControlProps<Value>) {
  return (
    <Field label={label}>
      <Select
        size="sm"
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        options={Object.entries<string>(options).map(([choice, text]) => ({ value: choice, label: text }))}
      />
    </Field>
  )
}
