import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Select } from '../select/select.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.js'

const onSave = fn()
const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
]

const meta = {
  title: 'Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent, DialogFooter, DialogClose },
  args: { defaultOpen: true },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
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

export const FormInside: Story = {
  tags: ['pictured'],
  render: function Rename(args) {
    const [open, setOpen] = useState(true)
    const save = (event: FormEvent) => {
      event.preventDefault()
      onSave()
      setOpen(false)
    }
    return (
      <Dialog {...args} open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button>Schedule…</Button>
        </DialogTrigger>
        <DialogContent title="Schedule a report" size="md">
          <form onSubmit={save}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Subject" className="sm:col-span-2">
                <Input defaultValue="Autumn 2025, weekly" />
              </Field>
              <Field label="Frequency">
                <Select value="weekly" options={frequencies} />
              </Field>
              <Field label="Time" hint="GMT+00:00">
                <Input defaultValue="08:00" />
              </Field>
            </div>
            <DialogFooter>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <Button type="submit" variant="primary">
                Schedule
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    )
  },
}

export const FormInteraction: Story = {
  tags: ['!autodocs'],
  render: FormInside.render,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    onSave.mockClear()
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Frequency' }))
    await within(dialog).findByRole('option', { name: 'Monthly' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(dialog).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Subject' }), '{Enter}')
    await expect(onSave).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvasElement.ownerDocument.body.style.pointerEvents).toBe('')
  },
}

export const Nested: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent title="Schedule a report" size="md">
        <p className="text-ink-muted">A second dialog lies over the first; Escape closes one at a time.</p>
        <DialogFooter>
          <Dialog>
            <DialogTrigger asChild>
              <Button>Preview…</Button>
            </DialogTrigger>
            <DialogContent title="Preview">As it will be sent.</DialogContent>
          </Dialog>
          <Button variant="primary">Schedule</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const preview = await screen.findByRole('button', { name: 'Preview…' })
    await userEvent.click(preview)
    await screen.findByRole('dialog', { name: 'Preview' })
    await expect(screen.queryByRole('dialog', { name: 'Schedule a report' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull())
    await expect(await screen.findByRole('dialog', { name: 'Schedule a report' })).toBeVisible()
    await waitFor(() => expect(preview).toHaveFocus())
    await userEvent.click(preview)
    await screen.findByRole('dialog', { name: 'Preview' })
  },
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

export const RightToLeft: Story = {
  render: Default.render,
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename the campaign' })
    const button = (name: string) => within(dialog).getByRole('button', { name })
    await expectToTheRight(within(dialog).getByRole('heading'), button('Close'))
    await expectToTheRight(button('Cancel'), button('Save'))
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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
