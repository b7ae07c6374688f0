import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { EmailField } from './email-field.js'

const onSubmit = fn()

const meta = {
  title: 'EmailField',
  component: EmailField,
  args: { name: 'value', label: 'Email' },
  decorators: [
    (Story) => (
      <Form
        schema={z.object({ value: z.email('Write an e-mail address like ada@placard.test') })}
        defaultValues={{ value: '' }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-100"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof EmailField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email')
    await expect(input).toHaveAttribute('type', 'email')
    await expect(input).toHaveAttribute('autocomplete', 'email')
    await expect(input).toHaveAttribute('spellcheck', 'false')
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { direction, textAlign } = getComputedStyle(within(canvasElement).getByLabelText('Email'))
    await expect([direction, textAlign]).toEqual(['ltr', 'end'])
  },
}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <EmailField {...args} name="required" required />
      <EmailField {...args} name="hint" hint="Gets the report every Monday." />
      <EmailField {...args} name="disabled" disabled />
    </>
  ),
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  args: { hint: 'Gets the report every Monday.' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email')
    await userEvent.type(input, 'abc{Enter}')
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'Write an e-mail address like ada@placard.test Gets the report every Monday.',
      ),
    )
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('abc')
  },
}

export const LongContent: Story = {
  args: { label: 'Email of the person who answers for this campaign at the agency' },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { ControlStates })
