import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { InlineConfirm } from './inline-confirm.js'

const meta = {
  title: 'InlineConfirm',
  component: InlineConfirm,
  args: {
    question: 'Revoke link? It will stop working immediately.',
    actionLabel: 'Revoke link',
    onAction: fn(async () => undefined),
    trigger: (
      <Button size="sm" variant="ghost">
        <Trash2 aria-hidden /> Revoke
      </Button>
    ),
    children: <span className="text-ink-muted">Active since 2 Sep 2025, last opened 1 h ago</span>,
    className: 'text-dense',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[592px] rounded-card border border-line-subtle bg-surface px-4 py-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InlineConfirm>
export default meta
type Story = StoryObj<typeof meta>

const ask = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Revoke' }))

export const Default: Story = {}

export const Asking: Story = {
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: /^Revoke link\?/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText(/^Active since/), canvas.getByRole('button', { name: 'Revoke' }))
    await ask(canvasElement)
    await expectToTheRight(canvas.getByText(/^Revoke link\?/), canvas.getByRole('button', { name: 'Revoke link' }))
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Revoke link' }),
      canvas.getByRole('button', { name: 'Keep' }),
    )
  },
}

export const Running: Story = {
  args: { onAction: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement)
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Revoke link' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'Error',
  args: {
    onAction: fn(() => Promise.reject(new Error('The server could not be reached.'))),
    labels: { error: (error) => (error as Error).message },
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    await expect(canvas.getByRole('button', { name: 'Revoke link' })).toBeEnabled()
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    question: 'The report of “Northwind Bikes: autumn tour 2025, second wave” is sent to nobody any more. Delete it?',
    actionLabel: 'Delete schedule',
  },
  play: async ({ canvasElement }) => ask(canvasElement),
}

export const KeepInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revoke' })).toHaveFocus())
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const States = showStates(meta, { Default })
