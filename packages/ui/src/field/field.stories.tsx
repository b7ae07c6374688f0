import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Input } from '../input/input.js'
import { RadioGroup } from '../radio-group/radio-group.js'
import { Select } from '../select/select.js'
import { SliderInput } from '../slider-input/slider-input.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { EveryControlTable, readable, toggles } from './every-control.fixture.js'
import { Field, FieldError, FieldHint, FieldLabel } from './field.js'

const meta = {
  title: 'Field',
  component: Field,
  subcomponents: { FieldLabel, FieldHint, FieldError },
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
      <Field label="Description" limit={60} hint="Shown below the name.">
        <Input defaultValue="Video first, then three pictures" />
      </Field>
      <Field label="Search campaigns" hideLabel>
        <Input type="search" placeholder="Search campaigns" />
      </Field>
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Email" error="Enter an email address like name@example.com" required>
        <Input type="email" defaultValue="ada@" />
      </Field>
      <Field label="Click URL" hint="Opens when the ad is clicked." error="Start the address with https://">
        <Input type="url" defaultValue="example.com/autumn" />
      </Field>
      <Field label="Description" limit={20} hint="Shown below the name.">
        <Input defaultValue="Video, then pictures" />
      </Field>
      <Field label="Title" limit={20}>
        <Input defaultValue="Autumn campaign of 2025" />
      </Field>
      <Field label="Bucket" pending="Checking the bucket">
        <Input defaultValue="placard-assets" />
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

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('Shown below the name.'), canvas.getByText('32 / 60'))
    await expectToTheRight(canvas.getByText('Deal ID'), canvas.getByText('(optional)'))
  },
}

/** Every form control in the states default, disabled, read-only, invalid and pending. */
export const EveryControl: Story = {
  decorators: [(Story) => <div className="w-300 max-w-[calc(100vw-2rem)]">{Story()}</div>],
  render: () => <EveryControlTable />,
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="field"]')]
    const findControl = (name: string, state: string) =>
      fields
        .find((field) => field.querySelector('label')?.textContent === `${name}, ${state}`)
        ?.querySelector<HTMLElement>(
          ':is(input:not([type=hidden], [aria-hidden]), textarea, [role=combobox], [role=slider], [role=checkbox], [role=switch], [role=radiogroup])',
        )
    for (const name of [...readable, ...toggles]) {
      const invalid = findControl(name, 'Invalid')
      await expect([name, invalid?.getAttribute('aria-invalid')]).toEqual([name, 'true'])
      await expect(invalid).toHaveAccessibleName(expect.stringContaining(`${name}, Invalid`))
      await expect(invalid).toHaveAccessibleDescription(expect.stringContaining('This will not do'))
      const pending = findControl(name, 'Pending')?.closest('[aria-busy="true"]')
      await expect([name, pending?.getAttribute('data-slot')]).toEqual([name, 'field'])
    }
    for (const name of readable) {
      const control = findControl(name, 'Read-only')
      await expect([name, control?.matches('[readonly], [aria-readonly="true"]')]).toEqual([name, true])
      control?.focus()
      await expect(control).toHaveFocus()
    }
  },
}

export const Horizontal: Story = {
  decorators: [(Story) => <div className="w-200 max-w-[calc(100vw-4rem)]">{Story()}</div>],
  render: () => (
    <div className="grid gap-5">
      <Field orientation="horizontal" label="Name" required>
        <Input defaultValue="Autumn 2025" />
      </Field>
      <Field orientation="horizontal" label="Time zone" hint="Reports begin and end at midnight of this zone.">
        <Select options={[{ value: 'utc', label: '(GMT+00:00) UTC' }]} value="utc" />
      </Field>
      <Field orientation="horizontal" label="Weekly report" error="There is nobody to send it to">
        <RadioGroup
          orientation="horizontal"
          defaultValue="full"
          options={[
            { value: 'summary', label: 'Summary' },
            { value: 'full', label: 'Full' },
          ]}
        />
      </Field>
      <Field orientation="horizontal" label="Opacity">
        <SliderInput defaultValue={80} unit="%" resetValue={100} />
      </Field>
    </div>
  ),
}

export const HorizontalOnPhone: Story = {
  ...Horizontal,
  globals: { viewport: { value: 'phone' } },
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
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
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

export const LimitInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { limit: 10, children: <Input defaultValue="Autumn" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription('10 characters at most')
    await expect(canvas.getByText('6 / 10')).toBeVisible()
    await userEvent.type(input, ' 2025')
    await expect(canvas.getByText('1 character too many')).toBeVisible()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByText('10 / 10')).toBeVisible()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates, Horizontal, LongContent })
