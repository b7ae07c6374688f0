import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { AlertDialog, AlertDialogContent, type AlertDialogContentProps, AlertDialogTrigger } from './alert-dialog.js'

const onAction = fn()

interface DeletionProps extends AlertDialogContentProps {
  defaultOpen?: boolean
}

function Deletion({ defaultOpen, ...content }: DeletionProps) {
  return (
    <AlertDialog defaultOpen={defaultOpen}>
      <AlertDialogTrigger asChild>
        <Button>Delete…</Button>
      </AlertDialogTrigger>
      <AlertDialogContent {...content} />
    </AlertDialog>
  )
}

const meta = {
  title: 'AlertDialog',
  component: AlertDialogContent,
  subcomponents: { AlertDialog, AlertDialogTrigger },
  args: {
    title: 'Delete Autumn 2025?',
    description: 'Its 14 creatives go with it, and their tags stop working. This can’t be undone.',
    actionLabel: 'Delete campaign',
    tone: 'danger',
    onAction,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args: AlertDialogContentProps) => <Deletion {...args} defaultOpen />,
} satisfies Meta<typeof AlertDialogContent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { keepFocus: true },
  play: async () => {
    const focused = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(focused).toHaveFocus())
  },
}

export const Neutral: Story = {
  args: {
    title: 'Publish to 3 platforms?',
    description: 'People see it within a minute. You can take it back at any time.',
    actionLabel: 'Publish',
    tone: 'neutral',
  },
}

export const TypedConfirmation: Story = { tags: ['pictured'], args: { confirmText: 'Autumn 2025' } }

export const Loading: Story = { args: { confirmText: undefined, pending: true } }

export const ErrorInside: Story = {
  args: { confirmText: 'Autumn 2025', error: 'It could not be deleted: one of its creatives is live.' },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expectToTheRight(
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Delete campaign' }),
    )
  },
}

export const LongContent: Story = {
  args: {
    title: 'Delete Autumn launch for Scandinavia, second flight, with the films?',
    children: (
      <ul className="list-disc ps-5 text-dense">
        {Array.from({ length: 30 }, (_, row) => `Creative ${row + 1}, live on 4 platforms`).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const FailureInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args: AlertDialogContentProps) => <Deletion {...args} />,
  args: {
    confirmText: 'Autumn 2025',
    onAction: fn(() => Promise.reject(new Error('Offline'))),
    labels: { error: () => 'You are offline. Nothing was deleted.' },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Type Autumn/ }), 'Autumn 2025{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus())
  },
}
