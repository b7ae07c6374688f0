import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { CheckboxField } from './checkbox-field.js'

const onSubmit = fn()

const meta = {
  title: 'CheckboxField',
  component: CheckboxField,
  args: { name: 'value', label: 'I accept the terms' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.literal(true, 'Accept the terms to go on') })}
        defaultValues={{}}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <CheckboxField {...args} name="one" />
      <CheckboxField {...args} name="two" hint="You can read them before you go on." />
      <CheckboxField {...args} name="three" disabled />
    </>
  ),
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  args: { hint: 'You can read them before you go on.' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription('Accept the terms to go on You can read them before you go on.'),
    )
    await expect(control).toHaveFocus()
    await expect(control).toBeInvalid()
  },
}

export const MendedInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Accept the terms to go on')
    await userEvent.click(canvas.getByText('I accept the terms'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.queryByText('Accept the terms to go on')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    label:
      'I accept the terms of use, the privacy notice and that reports of this company are kept for thirteen months',
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, ControlStates })
