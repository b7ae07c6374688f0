import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.js'
import { Combobox } from '../combobox/combobox.js'
import { Input } from '../input/input.js'
import { PasswordInput } from '../password-input/password-input.js'
import { Select } from '../select/select.js'
import { Switch } from '../switch/switch.js'
import { Field } from './field.js'

const meta = {
  title: 'Field',
  component: Field,
  args: { label: 'Campaign name', children: <Input defaultValue="Autumn 2025" /> },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Campaign name" required>
        <Input defaultValue="Autumn 2025" />
      </Field>
      <Field label="Deal ID" optional hint="Copied from the platform; letters, digits and dashes.">
        <Input placeholder="OX-12345" />
      </Field>
      <Field label="Search campaigns" hideLabel>
        <Input type="search" placeholder="Search campaigns" />
      </Field>
    </div>
  ),
}

export const States: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Email" error="Enter an email address like name@example.com" required>
        <Input type="email" defaultValue="ada@" />
      </Field>
      <Field label="Click URL" hint="Opens when the ad is clicked." error="Start the address with https://">
        <Input type="url" defaultValue="example.com/autumn" />
      </Field>
      <Field label="Owner" hint="Only an administrator can change it.">
        <Input defaultValue="Ada Byron" disabled />
      </Field>
      <Field label="Campaign ID">
        <Input defaultValue="cmp_2f9a1c" readOnly />
      </Field>
    </div>
  ),
}

const platforms = [
  { value: 'dv360', label: 'Display & Video 360' },
  { value: 'xandr', label: 'Xandr' },
]

export const EveryControl: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Name" error="Give it a name">
        <Input />
      </Field>
      <Field label="Password" error="At least 8 characters">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label="Platform" error="Choose a platform">
        <Select options={platforms} />
      </Field>
      <Field label="Timezone" error="Choose a timezone">
        <Combobox items={platforms} />
      </Field>
      <Field label="Terms" error="Accept the terms to go on">
        <Checkbox label="I accept the terms" />
      </Field>
      <Field label="Autoplay" error="Not available for this format">
        <Switch label="Start the video by itself" />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const controls = {
      Name: canvas.getByRole('textbox', { name: 'Name' }),
      Password: canvas.getByLabelText('Password'),
      Platform: canvas.getByRole('combobox', { name: 'Platform' }),
      Timezone: canvas.getByRole('combobox', { name: 'Timezone' }),
      Terms: canvas.getByRole('checkbox', { name: 'Terms I accept the terms' }),
      Autoplay: canvas.getByRole('switch', { name: 'Autoplay Start the video by itself' }),
    }
    for (const control of Object.values(controls)) {
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(/name|characters|platform|timezone|terms|format/)
    }
  },
}

export const LongContent: Story = {
  args: {
    label: 'The address that a person reaches after the click, with every macro of the platform already in place',
    hint: 'Macros are written in braces. They are replaced when the ad is served, so the address may look different in the browser than it does here.',
    error:
      'https://example.com/a-very-long-path-without-any-place-to-break-it-because-it-is-one-word is not reachable: check it, or save it as it is',
  },
}

export const LabelInteraction: Story = {
  args: { hint: 'Shown in every report.', required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Campaign name'))
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Shown in every report.')
    await expect(input).toBeRequired()
  },
}
