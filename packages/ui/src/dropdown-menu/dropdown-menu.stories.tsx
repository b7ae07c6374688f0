import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.js'

const onDuplicate = fn()

const meta = {
  title: 'DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  args: { defaultOpen: true, modal: false },
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <IconButton label="More about Autumn 2025">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Pencil aria-hidden />}>Rename</DropdownMenuItem>
        <DropdownMenuItem icon={<Copy aria-hidden />} hint="Ctrl+D" onSelect={onDuplicate}>
          Duplicate
        </DropdownMenuItem>
        <DropdownMenuItem asChild icon={<ExternalLink aria-hidden />}>
          <a href="#report">Open the report</a>
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Publish</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger" hint="Del">
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
}

export const Variants: Story = {
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
          <DropdownMenuLabel>Chart</DropdownMenuLabel>
          <DropdownMenuRadioGroup aria-label="Chart" value={metric} onValueChange={setMetric}>
            <DropdownMenuRadioItem value="impressions">Impressions</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="clicks">Clicks</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Columns</DropdownMenuLabel>
          <DropdownMenuCheckboxItem checked={ctr} onCheckedChange={setCtr} onSelect={(event) => event.preventDefault()}>
            CTR
          </DropdownMenuCheckboxItem>
          <DropdownMenuCheckboxItem checked={vcr} onCheckedChange={setVcr} onSelect={(event) => event.preventDefault()}>
            VCR
          </DropdownMenuCheckboxItem>
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

export const LongContent: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button>Move to</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem hint="14 creatives">
          Autumn launch for Scandinavia, second flight, with the films
        </DropdownMenuItem>
        {Array.from({ length: 40 }, (_, row) => `Campaign ${row + 1}`).map((name) => (
          <DropdownMenuItem key={name}>{name}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardInteraction: Story = {
  args: { defaultOpen: false },
  render: Default.render,
  play: async ({ canvasElement }) => {
    onDuplicate.mockClear()
    const trigger = within(canvasElement).getByRole('button', { name: 'More about Autumn 2025' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onDuplicate).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('del')
    await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus()
  },
}
