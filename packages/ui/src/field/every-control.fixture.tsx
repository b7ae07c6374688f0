import { Fragment, type ReactElement } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'
import { Combobox } from '../combobox/combobox.js'
import { Input } from '../input/input.js'
import { MultiSelect } from '../multi-select/multi-select.js'
import { NumberInput } from '../number-input/number-input.js'
import { PasswordInput } from '../password-input/password-input.js'
import { RadioGroup } from '../radio-group/radio-group.js'
import { Select } from '../select/select.js'
import { SliderInput } from '../slider-input/slider-input.js'
import { Switch } from '../switch/switch.js'
import { Textarea } from '../textarea/textarea.js'
import { Field } from './field.js'

const options = [
  { value: 'dv360', label: 'Display & Video 360' },
  { value: 'xandr', label: 'Xandr' },
]

interface Held {
  disabled?: boolean
  readOnly?: boolean
}

/** Controls with a text, a number or a selection, which support read-only. */
const READABLE: Record<string, (held: Held) => ReactElement> = {
  Input: (held) => <Input {...held} defaultValue="Autumn 2025" />,
  PasswordInput: (held) => <PasswordInput {...held} autoComplete="off" defaultValue="correct horse" />,
  NumberInput: (held) => <NumberInput {...held} defaultValue={30} unit="s" steppers />,
  Textarea: (held) => <Textarea {...held} defaultValue="Video first, then three pictures" minRows={2} />,
  Select: (held) => <Select {...held} options={options} value="dv360" />,
  Combobox: (held) => <Combobox {...held} items={options} value="dv360" />,
  MultiSelect: (held) => <MultiSelect {...held} items={options} value={['xandr']} />,
  SliderInput: (held) => <SliderInput {...held} defaultValue={12} max={40} unit="px" resetValue={8} />,
}

/** Toggles, which have no read-only state. */
const TOGGLES: typeof READABLE = {
  Checkbox: ({ disabled }) => <Checkbox disabled={disabled} label="I accept the terms" defaultChecked />,
  Switch: ({ disabled }) => <Switch disabled={disabled} label="Play by itself" defaultChecked />,
  RadioGroup: ({ disabled }) => <RadioGroup disabled={disabled} options={options} defaultValue="dv360" />,
}

/** Names of read-only and toggle controls. */
export const readable = Object.keys(READABLE)
export const toggles = Object.keys(TOGGLES)

const STATES = {
  Usual: {},
  Disabled: { disabled: true },
  'Read-only': { readOnly: true },
  Invalid: { error: 'This will not do' },
  Pending: { pending: 'Being checked' },
}

/** Every control that a Field can contain, in each of its states. */
export function EveryControlTable() {
  const states = Object.entries<Held & { error?: string; pending?: string }>(STATES)
  return (
    <div className="grid grid-cols-[6rem_repeat(5,minmax(0,1fr))] items-start gap-x-5 gap-y-4">
      <span />
      {states.map(([state]) => (
        <span key={state} className="font-medium text-dense text-ink-muted">
          {state}
        </span>
      ))}
      {Object.entries({ ...READABLE, ...TOGGLES }).map(([name, control]) => (
        <Fragment key={name}>
          <span className={classNames('text-dense text-ink-muted', name in READABLE && 'py-2')}>{name}</span>
          {states.map(([state, { error, pending, ...held }]) =>
            held.readOnly && name in TOGGLES ? (
              <span key={state} className="text-dense text-ink-subtle">
                –
              </span>
            ) : (
              <Field key={state} label={`${name}, ${state}`} hideLabel error={error} pending={pending}>
                {control(held)}
              </Field>
            ),
          )}
        </Fragment>
      ))}
    </div>
  )
}
