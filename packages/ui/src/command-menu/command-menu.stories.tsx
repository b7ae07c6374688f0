import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileChartColumn, FolderOpen, LogOut, Megaphone, Palette, Plus, Search, Settings, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Kbd } from '../kbd/kbd.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { type CommandItem, CommandMenu, type CommandMenuProps } from './command-menu.js'

const onSelect = fn()
const icon = (Icon: typeof Plus) => <Icon aria-hidden />

const items: readonly CommandItem[] = [
  { id: 'new', label: 'New campaign', group: 'Campaigns', icon: icon(Plus), shortcut: 'C', onSelect },
  {
    id: 'invite',
    label: 'Invite somebody',
    group: 'Campaigns',
    icon: icon(UserPlus),
    disabled: true,
    hint: 'Admins only',
  },
  { id: 'campaigns', label: 'Campaigns', group: 'Go to', icon: icon(Megaphone), shortcut: 'G then C', onSelect },
  { id: 'reports', label: 'Reports', group: 'Go to', icon: icon(FileChartColumn), shortcut: 'G then R', onSelect },
  { id: 'files', label: 'Files', group: 'Go to', icon: icon(FolderOpen), shortcut: 'G then F', onSelect },
  {
    id: 'theme',
    label: 'Change theme',
    group: 'Settings',
    icon: icon(Palette),
    keywords: ['dark mode', 'colors'],
    page: {
      placeholder: 'Choose a theme…',
      items: ['Light', 'Dark', 'As the device'].map((label) => ({ id: label, label, onSelect })),
    },
  },
  { id: 'settings', label: 'Settings', group: 'Settings', icon: icon(Settings), onSelect },
  { id: 'out', label: 'Sign out', group: 'Settings', icon: icon(LogOut), onSelect },
]

const campaigns = ['Autumn 2025', 'Autumn launch for Scandinavia, second flight, with the films'].map((label) => ({
  id: label,
  label,
  group: 'Found campaigns',
  icon: icon(Megaphone),
  onSelect,
}))

const meta = {
  title: 'CommandMenu',
  component: CommandMenu,
  args: { items, defaultOpen: true },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CommandMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { recent: ['reports', 'theme'] } }

const type = (text: string) => async () => {
  await userEvent.type(await screen.findByRole('combobox'), text)
}

export const Matches: Story = {
  tags: ['pictured'],
  args: { search: async () => campaigns },
  play: async () => {
    await type('ca au')()
    await expect(await screen.findByRole('group', { name: 'Found campaigns' })).toBeVisible()
    await userEvent.clear(screen.getByRole('combobox'))
    await type('ca')()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}

export const Page: Story = {
  play: async () => {
    await type('theme{Enter}')()
    await expect(await screen.findByRole('option', { name: 'As the device' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { search: () => new Promise(() => {}) },
  play: type('aut'),
}

export const Empty: Story = {
  play: async () => {
    await type('quarterly')()
    await expect(await screen.findByText('Nothing found for “quarterly”', { selector: 'p' })).toBeVisible()
  },
}

export const ErrorInside: Story = {
  args: { search: () => Promise.reject(new Error('Offline')) },
  play: async () => {
    await type('aut')()
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = { args: { recent: ['reports'] }, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: { recent: ['reports', 'theme'] },
  globals: { direction: 'rtl' },
  play: async () => {
    const [reports] = await screen.findAllByRole('option', { name: /^Reports/ })
    await expectToTheRight(reports!.querySelector('svg')!, within(reports!).getByText('Reports'))
    await expectToTheRight(within(reports!).getByText('Reports'), within(reports!).getByText('G then R'))
  },
}

function WithTrigger(props: CommandMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        className="w-64 justify-start text-ink-subtle"
      >
        <Search aria-hidden />
        Search…
        <span aria-hidden className="ms-auto flex gap-1">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </Button>
      <CommandMenu {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: false },
  render: (args) => <WithTrigger {...args} />,
  play: async () => {
    onSelect.mockClear()
    const trigger = screen.getByRole('button', { name: 'Search…' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Commands' })).toHaveFocus())
    await userEvent.keyboard('repo{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
    await expect(trigger).toHaveFocus()
  },
}
