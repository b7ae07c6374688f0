import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { SelectField } from './select-field.js'

const onSubmit = fn()
const options = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel' },
  { value: 'xlsx-pivot', label: 'Excel with Pivot' },
  { value: 'pdf', label: 'PDF', disabled: true },
]

const meta = {
  title: 'SelectField',
  component: SelectField,
  args: { name: 'value', label: 'Format', options },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.string('Choose a format') })}
        defaultValues={{}}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <SelectField {...args} name="required" required />
      <SelectField {...args} name="hint" hint="A PDF is printed by the browser." />
      <SelectField {...args} name="disabled" disabled />
    </>
  ),
}

export const ChooseInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Format' })
    await userEvent.click(control)
    await expect(await screen.findByRole('option', { name: 'PDF' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Excel' }))
    await expect(control).toHaveTextContent('Excel')
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { hint: 'What the mail brings.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const control = canvas.getByRole('combobox', { name: 'Format' })
    await waitFor(() => expect(control).toHaveAccessibleDescription('Choose a format What the mail brings.'))
    await expect(control).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    label: 'The kind of file that the people below get with every report of this campaign',
    options: options.map((option) => ({ ...option, label: `${option.label}, one table for each of the creatives` })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, ControlStates })
