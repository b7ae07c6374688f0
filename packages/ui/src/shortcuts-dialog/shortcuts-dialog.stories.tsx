import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { type Shortcut, useShortcuts, useSingleKeyShortcut } from '../hooks/hooks.js'
import { Input } from '../input/input.js'
import { PlacardProvider } from '../placard-provider/placard-provider.js'
import { Switch } from '../switch/switch.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { ShortcutsDialog } from './shortcuts-dialog.js'

const shortcuts: readonly Shortcut[] = [
  { label: 'Search or run a command', keys: 'Ctrl+K' },
  { label: 'Show the keyboard shortcuts', keys: '?' },
  { label: 'Save', keys: 'Ctrl+S', group: 'Editor' },
  { label: 'Undo', keys: 'Ctrl+Z', group: 'Editor' },
  { label: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], group: 'Editor' },
  { label: 'Zoom in', keys: '+', group: 'Canvas' },
  { label: 'Move the selection', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], group: 'Canvas' },
]

const meta = {
  title: 'ShortcutsDialog',
  component: ShortcutsDialog,
  args: { open: true, onOpenChange: fn(), shortcuts },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof ShortcutsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithFooter: Story = {
  tags: ['pictured'],
  args: { footer: <Switch label="Single-key shortcuts" description="Such as ? and N." defaultChecked /> },
  play: async () => {
    const groups = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)
    await expect(groups).toEqual(['Editor', 'Canvas', 'Everywhere'])
    await expect(screen.getByText('Redo').nextElementSibling).toHaveTextContent('CtrlShiftZorCtrlY')
  },
}

export const Empty: Story = { args: { shortcuts: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const label = await screen.findByText('Save')
    await expectToTheRight(label, within(label.parentElement!).getByText('S'))
  },
}

function Editor() {
  useShortcuts([{ label: 'Save', keys: 'Ctrl+S', group: 'Editor' }])
  return <Input aria-label="Name" />
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [hasEditor, setEditor] = useState(false)
  useSingleKeyShortcut({ key: '?', label: 'Show the keyboard shortcuts', onPress: () => setOpen(true) })
  useSingleKeyShortcut({ key: 'N', label: 'New editor', isEnabled: !hasEditor, onPress: () => setEditor(true) })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Shortcuts</Button>
      {hasEditor && <Editor />}
      <ShortcutsDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Components list their shortcuts while they are mounted. */
export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Shortcuts' })
    button.focus()
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getByText('New editor')).toBeVisible()
    // A key of the page does nothing in a dialog.
    await userEvent.keyboard('n{Escape}')
    await closed()
    await expect(button).toHaveFocus()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('n')
    const input = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.type(input, 'n?')
    await expect(input).toHaveValue('n?')
    await closed()
    button.focus()
    await userEvent.keyboard('?')
    const again = within(await screen.findByRole('dialog'))
    await expect(again.getByText('Save')).toBeVisible()
    await expect(again.queryByText('New editor')).toBeNull()
  },
}

/** Without shortcuts of a single key, the others stay. */
export const SingleKeysOffInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <PlacardProvider singleKeys={false}>
      <Page />
      <Editor />
    </PlacardProvider>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Shortcuts' })
    button.focus()
    await userEvent.keyboard('?n')
    await closed()
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Save'])
  },
}
