import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AtSign } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TextField } from './text-field.js'

const onSubmit = fn()

const meta = {
  title: 'TextField',
  component: TextField,
  args: { name: 'value', label: 'Campaign name' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.string().min(3, 'Write at least 3 characters') })}
        defaultValues={{ value: '', counted: 'Autumn 2025' } as { value: string }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <>
      <TextField name="text" label="Text" optional />
      <TextField name="prefixed" label="With a prefix" prefix={<AtSign aria-hidden />} hint="Without the @." />
      <TextField name="needed" label="Required" required />
      <TextField name="counted" label="With a limit" limit={20} clearable />
      <TextField name="counted" label="Being checked" pending="Looking for campaigns of this name" />
      <TextField name="counted" label="Read-only" readOnly />
      <TextField name="fixed" label="Disabled" placeholder="Set by the campaign" disabled />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /^Required/ })).toBeRequired()
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  args: { hint: 'Shown in the list of campaigns.' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await userEvent.type(input, 'Au{Enter}')
    const both = 'Write at least 3 characters Shown in the list of campaigns.'
    await waitFor(() => expect(input).toHaveAccessibleDescription(both))
    await expect(input).toHaveFocus()
  },
}

export const ClearInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { clearable: true, limit: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await userEvent.type(input, 'Autumn')
    await waitFor(() => expect(input).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await waitFor(() => expect(input).toBeValid())
  },
}

export const LongContent: Story = {
  args: {
    label:
      'Name of the campaign as the advertiser, the agency and everybody with a shared link will read it in reports',
    hint: 'Duplicates get “(Copy 2)” behind the name. Choose a name that says the market, the season and the format, since lists are sorted by it.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default })
