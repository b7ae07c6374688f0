import { ApiError, UNREACHABLE } from '@placard/domain/api'
import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { SliderField } from '../../fields/slider-field/slider-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { Form } from './form.js'

const schema = z.object({
  name: z.string().min(1, 'Name the campaign'),
  length: z.number(),
  weekly: z.boolean(),
})
type Values = z.output<typeof schema>

const meta = {
  title: 'Form/Editing',
  tags: ['!autodocs'],
  component: Form<Values, Values>,
  args: {
    schema,
    defaultValues: { name: 'Autumn 2025', length: 30, weekly: true },
    onSubmit: fn(async () => {}),
    fallback: 'The campaign could not be saved',
    failureTitle: 'Not saved',
    editing: true,
    'aria-label': 'Campaign',
    className: 'max-w-120',
    children: (
      <>
        <TextField name="name" label="Name" required />
        <SliderField name="length" label="Length" max={120} unit="s" resetValue={30} />
        <SwitchField name="weekly" label="Weekly report" />
      </>
    ),
  },
} satisfies Meta<typeof Form<Values, Values>>
export default meta
type Story = StoryObj<typeof meta>

const change = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const name = canvas.getByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ', second flight')
  await waitFor(() => expect(canvas.getByText('Unsaved changes')).toBeVisible())
  return { canvas, name, form: canvas.getByRole('form', { name: 'Campaign' }) }
}

const refusedBy = (failure: unknown) =>
  fn(async () => {
    throw failure
  })

export const Dirty: Story = {
  play: async ({ canvasElement }) => {
    const { form } = await change(canvasElement)
    await expect(form).toHaveAttribute('data-state', 'dirty')
  },
}

export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, form } = await change(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'saved'))
    await expect(canvas.getByText(/^Saved/)).toHaveTextContent('Saved just now')
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull()
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Autumn 2025, second flight', length: 30, weekly: true })
  },
}

export const Locked: Story = {
  args: { locked: 'This campaign is published. Copy it to change it.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeDisabled()
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-disabled')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Offline: Story = {
  args: { onSubmit: refusedBy(new ApiError(UNREACHABLE, {})) },
  play: async ({ canvasElement }) => {
    const { canvas, name, form } = await change(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Not saved${UNREACHABLE}`)
    await expect(name).toHaveValue('Autumn 2025, second flight')
    await expect(form).toHaveAttribute('data-state', 'failed')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

export const FailureAction: Story = {
  args: {
    onSubmit: refusedBy(new ApiError('Somebody else has changed this campaign since you opened it', { status: 409 })),
    failureAction: (failure) =>
      failure instanceof ApiError && failure.status === 409 ? (
        <Button size="sm" className="mt-2">
          Load what was saved
        </Button>
      ) : null,
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await change(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByRole('button', { name: 'Load what was saved' })).toBeEnabled()
  },
}

export const StickyBar: Story = {
  args: {
    bar: 'sticky',
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'].map((option) => (
      <SliderField key={option} name={option} label={`Option ${option.toLowerCase()}`} resetValue={0} />
    )),
  },
  render: (args) => (
    <section
      aria-label="Options"
      className="h-100 overflow-y-auto rounded-card border border-line-subtle bg-surface px-4 pt-4"
    >
      <Form {...args} />
    </section>
  ),
}

export const StickyBarPhone: Story = { ...StickyBar, globals: { viewport: { value: 'phone' } } }

export const DiscardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { canvas, name, form } = await change(canvasElement)
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(name).toHaveValue('Autumn 2025')
    await waitFor(() => expect(name).toBeValid())
    await expect(name).toHaveFocus()
    await expect(form).toHaveAttribute('data-state', 'clean')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SaveByKeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { form } = await change(canvasElement)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'saved'))
    await userEvent.keyboard('{Meta>}s{/Meta}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}
