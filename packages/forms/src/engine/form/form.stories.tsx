import { ApiError } from '@placard/domain/api'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { CheckboxField } from '../../fields/checkbox-field/checkbox-field.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { PasswordField } from '../../fields/password-field/password-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { Form } from './form.js'

const schema = z.object({
  name: z.string().min(1, 'Name the campaign'),
  contact: z.email('Write an e-mail address like ada@placard.test'),
  secret: z.string().min(6, 'Write at least 6 characters'),
  weekly: z.boolean(),
  terms: z.literal(true, 'Accept the terms to go on'),
})
type Values = z.input<typeof schema>
const EMPTY = { name: '', contact: '', secret: '', weekly: false }
const FILLED = { name: 'Autumn 2025', contact: 'ada@placard.test', secret: 'placard-demo', weekly: true, terms: true }

const meta = {
  title: 'Form',
  component: Form<Values, z.output<typeof schema>>,
  args: {
    schema,
    defaultValues: EMPTY,
    onSubmit: fn(async () => {}),
    fallback: 'The campaign could not be saved',
    failureTitle: 'Not saved',
    'aria-label': 'Campaign',
    className: 'max-w-120',
    children: (
      <>
        <TextField name="name" label="Name" required />
        <EmailField name="contact" label="Contact" hint="Gets the report every Monday." />
        <PasswordField name="secret" label="Share password" autoComplete="new-password" />
        <SwitchField name="weekly" label="Weekly report" />
        <CheckboxField name="terms" label="I accept the terms" required />
      </>
    ),
  },
} satisfies Meta<typeof Form<Values, z.output<typeof schema>>>
export default meta
type Story = StoryObj<typeof meta>

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  return canvas
}

export const Default: Story = {}

export const Filled: Story = { args: { defaultValues: FILLED as Values } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const AllWrongInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement)
    const summary = await canvas.findByRole('group', { name: '4 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(terms).toHaveAccessibleDescription('Accept the terms to go on')
    await userEvent.click(within(summary).getByRole('link', { name: 'Accept the terms to go on' }))
    await expect(terms).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(terms).toBeChecked()
    await expect(terms).not.toHaveAccessibleDescription()
  },
}

export const RefusedAtFieldsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: {
    defaultValues: FILLED as Values,
    onSubmit: fn(async () => {
      throw new ApiError('Three things', {
        status: 400,
        problems: [
          { path: 'contact', message: 'Nobody here has this address' },
          { path: 'quota', message: 'Your company has no campaigns left this month' },
          { path: 'name', message: 'There is a campaign of this name' },
        ],
      })
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Not savedYour company has no campaigns left this month')
    const summary = canvas.getByRole('group', { name: '2 fields need attention' })
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'There is a campaign of this name',
      'Nobody here has this address',
    ])
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Autumn 2025')
  },
}

export const LoadingInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultValues: FILLED as Values, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const canvas = await send(canvasElement)
    const button = canvas.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const States = showStates(meta, { Default, Filled })
