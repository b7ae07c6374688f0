import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Copy, Ellipsis, ExternalLink, FolderInput, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Dialog, DialogContent, DialogFooter } from '../dialog/dialog.js'
import { IconButton } from '../icon-button/icon-button.js'
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '../menu/menu.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.js'

const onDuplicate = fn()
const onPublish = fn()

const meta = {
  title: 'DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    MenuItem,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuGroup,
    MenuSeparator,
    MenuSub,
    MenuSubTrigger,
    MenuSubContent,
  },
  args: { defaultOpen: true, modal: false },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

const trigger = (
  <DropdownMenuTrigger asChild>
    <IconButton label="More about Autumn 2025">
      <Ellipsis aria-hidden />
    </IconButton>
  </DropdownMenuTrigger>
)

export const Default: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      {trigger}
      <DropdownMenuContent>
        <MenuItem icon={<Pencil aria-hidden />}>Rename</MenuItem>
        <MenuItem icon={<Copy aria-hidden />} hint="Ctrl+D" onSelect={onDuplicate}>
          Duplicate
        </MenuItem>
        <MenuItem asChild icon={<ExternalLink aria-hidden />}>
          <a href="#report">Open the report</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" hint="Del">
          Delete
        </MenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
}

export const Variants: Story = {
  tags: ['pictured'],
  render: function Choices(args) {
    const [metric, setMetric] = useState('clicks')
    const [ctr, setCtr] = useState(true)
    const [vcr, setVcr] = useState(false)
    return (
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button>View</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuRadioGroup label="Chart" value={metric} onValueChange={setMetric}>
            <MenuRadioItem value="impressions">Impressions</MenuRadioItem>
            <MenuRadioItem value="clicks">Clicks</MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuGroup label="Columns">
            <MenuCheckboxItem keepOpen checked={ctr} onCheckedChange={setCtr} hint="%">
              CTR
            </MenuCheckboxItem>
            <MenuCheckboxItem keepOpen checked={vcr} onCheckedChange={setVcr} hint="%">
              VCR
            </MenuCheckboxItem>
          </MenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    )
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'VCR' }))
    await expect(screen.getByRole('menuitemcheckbox', { name: 'VCR' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Clicks' })).toBeChecked()
  },
}

export const ControlStates: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      {trigger}
      <DropdownMenuContent>
        <MenuItem icon={<Send aria-hidden />} disabledReason="Add a creative to it first." onSelect={onPublish}>
          Publish
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden />}>Duplicate</MenuItem>
        <MenuItem icon={<Archive aria-hidden />} disabled hint="Ctrl+E">
          Archive
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" disabledReason="Only its owner, Ada Byron, can.">
          Delete
        </MenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  parameters: { keepFocus: true },
  play: async () => {
    onPublish.mockClear()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const publish = screen.getByRole('menuitem', { name: 'Publish' })
    await expect(publish).toHaveAccessibleDescription('Add a creative to it first.')
    await expect(publish).toHaveFocus()
    await expect(onPublish).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /^Delete/ })).toHaveFocus()
  },
}

const subMenu: Story['render'] = (args) => (
  <DropdownMenu {...args}>
    {trigger}
    <DropdownMenuContent>
      <MenuItem icon={<Pencil aria-hidden />}>Rename</MenuItem>
      <MenuSub>
        <MenuSubTrigger icon={<FolderInput aria-hidden />}>Move to</MenuSubTrigger>
        <MenuSubContent>
          <MenuItem>Spring 2026</MenuItem>
          <MenuItem>Scandinavia</MenuItem>
        </MenuSubContent>
      </MenuSub>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger">
        Delete
      </MenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

export const SubMenu: Story = {
  render: subMenu,
  parameters: { keepFocus: true },
  play: async () => {
    const rename = await screen.findByRole('menuitem', { name: 'Rename' })
    rename.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spring 2026' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus())
    await expect(screen.queryByRole('menuitem', { name: 'Spring 2026' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spring 2026' })).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  render: subMenu,
  globals: { direction: 'rtl' },
  parameters: { keepFocus: true },
  play: async () => {
    const rename = await screen.findByRole('menuitem', { name: 'Rename' })
    rename.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spring 2026' })).toHaveFocus())
  },
}

export const LongContent: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>Move to</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <MenuItem hint="14 creatives">Autumn launch for Scandinavia, second flight, with the films</MenuItem>
        <MenuItem>autumn_launch_scandinavia_second_flight_with_films_final_2</MenuItem>
        {Array.from({ length: 40 }, (_, row) => `Campaign ${row + 1}`).map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const InsideDialogInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: false, modal: true },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Schedule a report">
        {subMenu(args, {} as never)}
        <DialogFooter>
          <Button variant="primary">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Schedule a report' })
    const button = within(dialog).getByRole('button', { name: 'More about Autumn 2025' })
    await userEvent.click(button)
    await waitFor(() => expect(within(dialog).getByRole('menuitem', { name: 'Rename' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: false },
  render: Default.render,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    onDuplicate.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'More about Autumn 2025' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onDuplicate).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('del')
    await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus()
  },
}
