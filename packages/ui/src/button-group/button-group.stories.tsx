import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { IconButton } from '../icon-button/icon-button.js'
import { MenuItem } from '../menu/menu.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { ButtonGroup } from './button-group.js'

const meta = {
  title: 'ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Campaign',
    children: (
      <>
        <Button>Duplicate</Button>
        <Button>Archive</Button>
        <Button>Share…</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

function SplitButton() {
  return (
    <ButtonGroup label="Export" attached>
      <Button>Export CSV</Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="More formats" variant="secondary">
            <ChevronDown aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <MenuItem>Excel workbook</MenuItem>
          <MenuItem>JSON</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </ButtonGroup>
  )
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex items-start gap-8">
      <ButtonGroup {...args} label="Joined" attached />
      <ButtonGroup label="Period" attached>
        <IconButton label="Period before" variant="secondary">
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label="Period after" variant="secondary" disabled>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </ButtonGroup>
      <SplitButton />
      <ButtonGroup label="Zoom" attached orientation="vertical">
        <IconButton label="Zoom in" variant="secondary">
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" variant="secondary">
          <Minus aria-hidden />
        </IconButton>
      </ButtonGroup>
    </div>
  ),
}

export const RightToLeft: Story = {
  ...Variants,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const period = within(within(canvasElement).getByRole('group', { name: 'Period' }))
    await expectToTheRight(
      period.getByRole('button', { name: 'Period before' }),
      period.getByRole('button', { name: 'Period after' }),
    )
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Button>Duplicate with all creatives</Button>
        <Button>Move to the archive</Button>
        <Button>Share with a client…</Button>
        <Button>Download the report of every creative as an Excel workbook</Button>
      </>
    ),
  },
  render: (args) => (
    <div className="grid gap-6">
      <ButtonGroup {...args} />
      <ButtonGroup label="Export" attached>
        <Button>Export the delivery of all placements, day by day</Button>
        <IconButton label="More formats" variant="secondary">
          <ChevronDown aria-hidden />
        </IconButton>
      </ButtonGroup>
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const SplitButtonInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <SplitButton />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Export' }))
    await userEvent.tab()
    await expect(group.getByRole('button', { name: 'Export CSV' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = await screen.findByRole('menuitem', { name: 'Excel workbook' })
    await waitFor(() => expect(focused).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(group.getByRole('button', { name: 'More formats' })).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Variants })
