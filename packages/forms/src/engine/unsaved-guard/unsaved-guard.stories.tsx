import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { TextField } from '../../fields/text-field/text-field.js'
import { Form } from '../form/form.js'
import { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard.js'

const [proceed, reset] = [fn(), fn()]

/** Form with a guarded navigation, using a router-like blocker. */
function Page(props: Partial<UnsavedGuardProps>) {
  const [isDirty, setDirty] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const blocker = {
    state: isLeaving && isDirty ? ('blocked' as const) : ('unblocked' as const),
    proceed: () => {
      setLeaving(false)
      proceed()
    },
    reset: () => {
      setLeaving(false)
      reset()
    },
  }
  return (
    <div className="flex max-w-100 flex-col items-start gap-4">
      <Button variant="ghost" onClick={() => setLeaving(true)}>
        All campaigns
      </Button>
      <Form
        aria-label="Campaign"
        schema={z.object({ name: z.string() })}
        defaultValues={{ name: 'Autumn 2025' }}
        onSubmit={() => {}}
        fallback=""
        editing
        onDirtyChange={setDirty}
        className="w-full"
      >
        <TextField name="name" label="Name" />
      </Form>
      <UnsavedGuard {...props} when={isDirty} blocker={blocker} />
    </div>
  )
}

const meta = {
  title: 'UnsavedGuard',
  component: UnsavedGuard,
  args: { when: true },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof UnsavedGuard>
export default meta
type Story = StoryObj<typeof meta>

const leaveWithChanges = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' again')
  await userEvent.click(canvas.getByRole('button', { name: 'All campaigns' }))
  return screen.findByRole('alertdialog', { name: 'Leave without saving?' })
}

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const dialog = await leaveWithChanges(canvasElement)
    await expect(within(dialog).getByText('Your changes aren’t saved yet.')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}

export const Phone: Story = { ...Default, tags: ['!pictured'], globals: { viewport: { value: 'phone' } } }

export const AnswersInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    proceed.mockClear()
    reset.mockClear()
    await leaveWithChanges(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1))
    await expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveValue('Autumn 2025 again')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All campaigns' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(proceed).toHaveBeenCalledTimes(1))
    await expect(reset).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
