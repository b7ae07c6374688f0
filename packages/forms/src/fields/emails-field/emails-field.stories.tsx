import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { EmailsField } from './emails-field.js'

const onSubmit = fn()
const address = z.email('Fill in emails only')
const fifty = Array.from({ length: 50 }, (_, index) => `client.${index + 1}@northwind-bikes.example`)

const meta = {
  title: 'EmailsField',
  component: EmailsField,
  args: {
    name: 'none',
    label: 'Recipients',
    hint: 'Separate addresses with Enter or a comma.',
    addressSchema: address,
  },
  decorators: [
    (Story) => (
      <Form
        schema={z.record(z.string(), z.array(address))}
        defaultValues={{
          none: [],
          some: ['ada@placard.test', 'noor.haddad@agency.example'],
          wrong: ['ada@placard.test', 'noor.haddad', 'kim@agency.example'],
          fifty,
          long: [`${'very-'.repeat(10)}long-name-of-a-person@${'sub.'.repeat(12)}agency.example`, 'ada@placard.test'],
        }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-120"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof EmailsField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'some', required: true } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <EmailsField {...args} placeholder="name@example.com" />
      <EmailsField {...args} name="wrong" label="With one that is wrong" />
      <EmailsField {...args} name="some" label="Being checked" pending="Looking for their teams" />
      <EmailsField {...args} name="some" label="Read-only" readOnly />
      <EmailsField {...args} name="some" label="Disabled" disabled />
    </>
  ),
}

export const LongContent: Story = {
  render: (args) => (
    <>
      <EmailsField {...args} name="fifty" label="Fifty" />
      <EmailsField {...args} name="long" label="A long one" />
    </>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { name: 'some' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Recipients' })
    const remove = (address: string) => canvas.getByRole('button', { name: `Remove ${address}` })
    await expectToTheRight(remove('ada@placard.test'), remove('noor.haddad@agency.example'))
    input.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(remove('ada@placard.test')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(input).direction).toBe('ltr')
  },
}

export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { name: 'wrong' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Recipients' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove kim@agency.example' }))
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('Fill in emails only Separate addresses with Enter or a comma.'),
    )
  },
}

export const States = showStates(meta, { Default, ControlStates, LongContent })
