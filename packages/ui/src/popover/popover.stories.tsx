import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Dialog, DialogContent, DialogFooter } from '../dialog/dialog.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js'

const meta = {
  title: 'Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverClose, PopoverAnchor },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const columns = (
  <>
    <p className="font-medium">Columns</p>
    <p className="mt-1 text-ink-muted">Impressions, clicks and CTR are shown.</p>
    <div className="mt-4 flex justify-end gap-2">
      <PopoverClose asChild>
        <Button size="sm">Cancel</Button>
      </PopoverClose>
      <PopoverClose asChild>
        <Button size="sm" variant="primary">
          Apply
        </Button>
      </PopoverClose>
    </div>
  </>
)

export const Default: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent label="Columns">{columns}</PopoverContent>
    </Popover>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { defaultOpen: true },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    const trigger = within(canvasElement).getByText('Columns').closest('button')!
    const edge = trigger.getBoundingClientRect().right
    await waitFor(() => expect(Math.abs(panel.getBoundingClientRect().right - edge)).toBeLessThan(2))
    await expectToTheRight(
      within(panel).getByRole('button', { name: 'Cancel' }),
      within(panel).getByRole('button', { name: 'Apply' }),
    )
  },
}

export const Variants: Story = {
  tags: ['pictured'],
  render: () => (
    <div className="grid grid-cols-2 place-items-center gap-32 p-24">
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Popover key={side} open>
          <PopoverTrigger asChild>
            <Button>{side}</Button>
          </PopoverTrigger>
          <PopoverContent label={`On the ${side}`} side={side} align="center" className="w-40">
            On the {side}
          </PopoverContent>
        </Popover>
      ))}
    </div>
  ),
}

export const LongContent: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button>Definitions</Button>
      </PopoverTrigger>
      <PopoverContent label="Definitions">
        {Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of what the metrics mean.`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </PopoverContent>
    </Popover>
  ),
  // The panel becomes a Tab stop after measuring; axe must run later.
  play: () =>
    waitFor(() => expect(screen.getByRole('dialog', { name: 'Definitions' })).toHaveAttribute('tabindex', '0')),
  globals: { viewport: { value: 'phone' } },
}

export const InsideDialog: Story = {
  render: () => (
    <Dialog defaultOpen>
      <DialogContent title="Schedule a report">
        <Popover>
          <PopoverTrigger asChild>
            <Button>Columns</Button>
          </PopoverTrigger>
          <PopoverContent label="Columns">{columns}</PopoverContent>
        </Popover>
        <DialogFooter>
          <Button variant="primary">Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Schedule a report' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Columns' }))
    const popover = await within(dialog).findByRole('dialog', { name: 'Columns' })
    await expect(within(popover).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull())
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Columns' }))
    await within(dialog).findByRole('dialog', { name: 'Columns' })
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Columns' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
