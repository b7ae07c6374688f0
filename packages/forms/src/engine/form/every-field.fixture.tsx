import type { ReactElement } from 'react'
import * as z from 'zod'
import { CheckboxField } from '../../fields/checkbox-field/checkbox-field.js'
import { CheckboxGroupField } from '../../fields/checkbox-group-field/checkbox-group-field.js'
import { ComboboxField } from '../../fields/combobox-field/combobox-field.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { EmailsField } from '../../fields/emails-field/emails-field.js'
import { MultiSelectField } from '../../fields/multi-select-field/multi-select-field.js'
import { NumberField } from '../../fields/number-field/number-field.js'
import { PasswordField } from '../../fields/password-field/password-field.js'
import { RadioGroupField } from '../../fields/radio-group-field/radio-group-field.js'
import { SelectField } from '../../fields/select-field/select-field.js'
import { SliderField } from '../../fields/slider-field/slider-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { TextareaField } from '../../fields/textarea-field/textarea-field.js'
import { UrlField } from '../../fields/url-field/url-field.js'

const options = [
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
]
const address = z.email('Fill in emails only')

/** Values of the story that shows all fields. */
export const VALUES = {
  text: 'Autumn 2025',
  email: 'ada@placard.test',
  url: 'https://northwind-bikes.example',
  password: 'placard-demo',
  number: 300,
  slider: 30,
  select: 'day',
  combobox: 'week',
  multi: ['day'],
  radio: 'week',
  checks: ['day'],
  emails: ['ada@placard.test'],
  textarea: 'Runs in three markets.',
  switch: true,
  checkbox: true,
}

type Values = typeof VALUES

export const accepting: z.ZodType<Values, Values> = z.custom<Values>()

/** Rejects all values, so that every field shows an error. */
export const refusing = (fields: readonly ReactElement[]): z.ZodType<Values, Values> =>
  z.custom<Values>().superRefine((_, context) => {
    for (const { key } of fields)
      context.addIssue({ code: 'custom', path: [key ?? ''], message: 'This is not possible here' })
  })

interface State {
  disabled?: boolean
  readOnly?: boolean
  pending?: string
}

function createProps({ disabled, readOnly, pending }: State) {
  const off = { ...(disabled && { disabled }) }
  const field = { ...off, ...(pending && { pending }) }
  return { off, field, box: { ...field, ...(readOnly && { readOnly }) } }
}

/** All text-like fields in one state. */
export function typedFields(state: State): ReactElement[] {
  const { box } = createProps(state)
  return [
    <TextField key="text" name="text" label="Text" {...box} />,
    <EmailField key="email" name="email" label="Email" {...box} />,
    <UrlField key="url" name="url" label="Address" {...box} />,
    <PasswordField key="password" name="password" label="Password" {...box} />,
    <NumberField key="number" name="number" label="Number" unit="px" {...box} />,
    <SliderField key="slider" name="slider" label="Slider" resetValue={0} {...box} />,
    <EmailsField key="emails" name="emails" label="Emails" addressSchema={address} {...box} />,
    <TextareaField key="textarea" name="textarea" label="Textarea" minRows={2} {...box} />,
  ]
}

/** All selection fields in one state; some do not support read-only or pending. */
export function chosenFields(state: State): ReactElement[] {
  const { off, field, box } = createProps(state)
  return [
    <SelectField key="select" name="select" label="Select" options={options} {...field} />,
    <ComboboxField key="combobox" name="combobox" label="Combobox" items={options} {...box} />,
    <MultiSelectField key="multi" name="multi" label="Multi-select" items={options} {...box} />,
    <RadioGroupField key="radio" name="radio" label="Radio group" options={options} {...field} />,
    <CheckboxGroupField key="checks" name="checks" label="Checkbox group" options={options} {...field} />,
    <SwitchField key="switch" name="switch" label="Switch" {...off} />,
    <CheckboxField key="checkbox" name="checkbox" label="Checkbox" {...off} />,
  ]
}
