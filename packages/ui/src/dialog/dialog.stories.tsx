import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.js'

const meta = {
  title: 'Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent, DialogFooter, DialogClose },
  args: { defaultOpen: true },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const footer = (
  <DialogFooter>
    <DialogClose asChild>
      <Button>Cancel</Button>
    </DialogClose>
    <Button variant="primary">Save</Button>
  </DialogFooter>
)

export const Default: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Rename…</Button>
      </DialogTrigger>
      <DialogContent title="Rename the campaign" description="Its address and its tags stay the same.">
        <Field label="Name">
          <Input defaultValue="Autumn 2025" />
        </Field>
        {footer}
      </DialogContent>
    </Dialog>
  ),
}

export const Danger: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent
        title="Delete 3 files?"
        description="Files can’t be brought back, and creatives that use them stop working."
      >
        <DialogFooter className="mt-0">
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger">Delete 3 files</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

export const Medium: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent title="Schedule a report" size="md">
        <p className="text-ink-muted">640 pixels wide, for a form of two columns.</p>
        {footer}
      </DialogContent>
    </Dialog>
  ),
}

export const Large: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent title="Choose a file" size="lg">
        <p className="text-ink-muted">880 pixels wide, for a list or a preview.</p>
        {footer}
      </DialogContent>
    </Dialog>
  ),
}

export const LongContent: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent title="Terms of the platforms that this campaign is delivered to, as of October 2025">
        {Array.from(
          { length: 40 },
          (_, line) => `Line ${line + 1}. Platforms may refuse what is larger than 10 MB.`,
        ).map((line) => (
          <p key={line} className="py-1">
            {line}
          </p>
        ))}
        {footer}
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
  },
}

export const Phone: Story = { render: Default.render, globals: { viewport: { value: 'phone' } } }

export const KeyboardInteraction: Story = {
  args: { defaultOpen: false, onOpenChange: fn() },
  render: Default.render,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename…' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Rename the campaign' })
    await expect(dialog).toHaveAccessibleDescription('Its address and its tags stay the same.')
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
