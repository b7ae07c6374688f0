import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Select } from '../select/select.js'
import { showStates } from '../testing/states.js'
import { FieldSet } from './field-set.js'

const days = (
  <>
    <Checkbox label="On weekdays" defaultChecked />
    <Checkbox label="On weekends" />
    <Checkbox label="On public holidays" description="Of the country of the campaign." />
  </>
)

const meta = {
  title: 'FieldSet',
  component: FieldSet,
  args: { legend: 'When to send', spacing: 'list', children: days },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof FieldSet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-8">
      <FieldSet variant="section" legend="Billing address" hint="Printed on every invoice.">
        <Field label="Street" required>
          <Input autoComplete="billing street-address" defaultValue="Hauptstraße 5" />
        </Field>
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Field label="Postcode">
            <Input autoComplete="billing postal-code" defaultValue="10827" />
          </Field>
          <Field label="City">
            <Input autoComplete="billing address-level2" defaultValue="Berlin" />
          </Field>
        </div>
      </FieldSet>
      <FieldSet legend="When to send" hint="More than one is fine." spacing="list" required>
        {days}
      </FieldSet>
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-8">
      <FieldSet legend="When to send" spacing="list" error="Choose at least one kind of day" required>
        {days}
      </FieldSet>
      <FieldSet legend="Sender" hint="Set by your administrator." disabled>
        <Field label="Name">
          <Input defaultValue="Placard" />
        </Field>
        <Field label="Language">
          <Select options={[{ value: 'en', label: 'English' }]} value="en" disabled />
        </Field>
      </FieldSet>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: /When to send/ })).toHaveAccessibleDescription(
      'Choose at least one kind of day',
    )
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    legend: 'The days on which the report is sent to everyone who follows the campaign, in the zone of the campaign',
    hint: 'A day that is both a weekday and a public holiday counts as a public holiday, wherever the reader may be.',
    error: 'Choose at least one kind of day, or turn the whole report off on the page of the campaign',
    optional: true,
  },
}

export const States = showStates(meta, { Default, Variants })
