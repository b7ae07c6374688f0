import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { IconButton } from '../icon-button/icon-button.js'
import { MenuItem, MenuSeparator, MenuSub, MenuSubContent, MenuSubTrigger } from '../menu/menu.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './context-menu.js'

const meta = {
  title: 'ContextMenu',
  component: ContextMenu,
  subcomponents: { ContextMenuTrigger, ContextMenuContent, MenuItem, MenuSub, MenuSeparator },
  args: { modal: false },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <MenuItem icon={<Pencil aria-hidden />} hint="F2">
      Rename
    </MenuItem>
    <MenuItem icon={<Copy aria-hidden />} hint="Ctrl+D">
      Duplicate
    </MenuItem>
    <MenuSub>
      <MenuSubTrigger icon={<FolderInput aria-hidden />}>Move to</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem>Spring 2026</MenuItem>
        <MenuItem>Scandinavia</MenuItem>
      </MenuSubContent>
    </MenuSub>
    <MenuSeparator />
    <MenuItem icon={<Trash2 aria-hidden />} tone="danger" hint="Del">
      Delete
    </MenuItem>
  </>
)

export const Default: Story = {
  tags: ['pictured'],
  render: (args) => (
    <ContextMenu {...args}>
      <ContextMenuTrigger className="flex h-12 w-120 max-w-full items-center justify-between rounded-card border border-line bg-surface ps-4 pe-2 data-[state=open]:bg-selected">
        <span className="font-medium">Autumn 2025</span>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="More about Autumn 2025" size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">{actions}</DropdownMenuContent>
        </DropdownMenu>
      </ContextMenuTrigger>
      <ContextMenuContent>{actions}</ContextMenuContent>
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Autumn 2025')
    await fireEvent.contextMenu(name, { clientX: 96, clientY: 44 })
    await expect(await screen.findByRole('menuitem', { name: /Rename/ })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  ...Default,
  tags: ['!pictured'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Default.play?.(context)
    const rename = within(screen.getByRole('menuitem', { name: /Rename/ }))
    await expectToTheRight(rename.getByText('Rename'), rename.getByText('F2'))
  },
}

export const RightToLeftInteraction: Story = {
  ...Default,
  tags: ['!pictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Default.play?.(context)
    screen.getByRole('menuitem', { name: 'Move to' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spring 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus())
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  render: Default.render,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More about Autumn 2025' })
    more.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Rename/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
  },
}
