import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { LinkServer } from './link-server.fixture.js'
import { ENDED, MANY, PLAIN, RESTRICTED } from './links.fixture.js'

const meta = {
  title: 'ShareButton/Behavior',
  component: LinkServer,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initial: [PLAIN, RESTRICTED] },
  beforeEach() {
    spyOn(navigator.clipboard, 'write').mockResolvedValue()
  },
} satisfies Meta<typeof LinkServer>
export default meta
type Story = StoryObj<typeof meta>

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
  return within(await screen.findByRole('dialog', { name: 'Share this report' }))
}
type Dialog = Awaited<ReturnType<typeof openDialog>>

const rows = (dialog: Dialog) => within(dialog.getByRole('list', { name: 'Active links' })).getAllByRole('listitem')
const row = (dialog: Dialog, place: number) => within(rows(dialog)[place]!)
const press = (within: Pick<Dialog, 'getByRole'>, name: string | RegExp) =>
  userEvent.click(within.getByRole('button', { name }))

/** Text that was written to the clipboard last. */
const copied = async () => {
  const [items] = (navigator.clipboard.write as unknown as { mock: { lastCall: [ClipboardItem[]] } }).mock.lastCall
  return (await items[0]!.getType('text/plain')).text()
}

export const CreateInteraction: Story = {
  args: { hiddenSeries: ['creative2'], expiryDays: 7 },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, 'Create link')
    await waitFor(() => expect(rows(dialog)).toHaveLength(3))
    await expect(dialog.getByText('Link created and copied')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toHaveFocus()
    const address = row(dialog, 0).getByRole<HTMLInputElement>('textbox').value
    await expect(address).not.toContain('hide=')
    await expect(await copied()).toBe(address)
    await expect(rows(dialog)[0]).toHaveTextContent('expires after 21 Oct 2025')

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep hidden series (1)' }))
    await press(dialog, 'Create link')
    await waitFor(() => expect(rows(dialog)).toHaveLength(4))
    await waitFor(async () => expect(await copied()).toMatch(/&hide=creative2$/))
  },
}

export const CopyRefusedInteraction: Story = {
  parameters: { keepFocus: true },
  beforeEach() {
    spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'))
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, 'Create link')
    await expect(await dialog.findByText(/^Link created. Copying is blocked here. Press Ctrl\+C/)).toBeVisible()
    const address = row(dialog, 0).getByRole<HTMLInputElement>('textbox')
    await waitFor(() => expect(address).toHaveFocus())
    await expect(address.selectionEnd).toBe(address.value.length)
  },
}

export const EditInteraction: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, /^Edit Link of 14 Oct/)
    const form = within(await screen.findByRole('dialog', { name: 'Edit link' }))
    const name = await form.findByRole('textbox', { name: /^Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'For the client')
    await userEvent.click(form.getByRole('radio', { name: 'Days that move on' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'Clicks and CTR' }))
    const preview = form.getByRole('region', { name: 'This link shows' })
    await waitFor(() => expect(preview).toHaveTextContent('always last 7 days · no comparison · without clicks'))
    await press(form, 'Save')
    await expect(await dialog.findByText('Link saved.')).toBeVisible()
    await expect(rows(dialog)[0]).toHaveTextContent(/^For the client.*always last 7 days · no comparison/)
    await expect(dialog.getByRole('link', { name: /^Open preview/ })).toHaveAttribute('href', PLAIN.url)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit For the client' })).toHaveFocus())
  },
}

export const LeaveInteraction: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, /^Edit Link of 14 Oct/)
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, 'X')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await press(question, 'Stay')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('X')
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to links' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Edit Link of 14 Oct/ })).toHaveFocus())
  },
}

export const RotateInteraction: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, /^New address for Link of 14 Oct/)
    await expect(dialog.getByText(/The address before stops working at once\.$/)).toBeVisible()
    await press(dialog, 'Change address')
    await expect(await dialog.findByText('The link has a new address. Copy and send it again.')).toBeVisible()
    await expect(row(dialog, 0).getByRole('textbox')).toHaveValue(
      `https://placard.test/share/${'turn'.repeat(11)}?start=2025-09-30&end=2025-10-13&tz=UTC`,
    )
  },
}

export const RevokeInteraction: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    const last = row(dialog, 1)
    await press(last, 'Revoke Weekly numbers for the client')
    await expect(last.getByText('Revoke link? It will stop working immediately.')).toBeVisible()
    await expect(last.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await press(last, 'Revoke link')
    await waitFor(() => expect(last.getByText('Link revoked. It no longer works.').closest('p')).toHaveFocus())
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await press(dialog, 'Ended (1)')
    await expect(dialog.getByRole('list', { name: 'Ended (1)' })).toHaveTextContent('Revoked')
  },
}

export const RevokeAllInteraction: Story = {
  args: { initial: MANY, initialEnded: ENDED },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, 'Revoke all')
    await expect(dialog.getByText('Revoke all 50 links? They will stop working immediately.')).toBeVisible()
    await press(dialog, 'Revoke 50 links')
    await expect(await dialog.findByText('50 links revoked')).toBeVisible()
    await expect(dialog.getByText('No active links. This report is private.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Ended (52)' })).toBeVisible()
  },
}

export const SearchInteraction: Story = {
  args: { initial: MANY },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, 'Next page')
    await expect(dialog.getByText('21–40 of 50')).toBeInTheDocument()
    const search = dialog.getByRole('searchbox', { name: 'Search links' })
    await userEvent.type(search, 'Client 50')
    await waitFor(() => expect(rows(dialog)).toHaveLength(1))
    await press(dialog, 'Edit Client 50')
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to links' }))
    await expect(await dialog.findByRole('searchbox', { name: 'Search links' })).toHaveValue('Client 50')
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search links' }), '!')
    await expect(await dialog.findByText('No link has this name.')).toBeVisible()
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search links' }))
    await waitFor(() => expect(rows(dialog)).toHaveLength(20))
  },
}

export const FailedInteraction: Story = {
  args: { fails: true },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await press(dialog, 'Create link')
    await expect(await dialog.findByRole('alert')).toHaveTextContent("Couldn't receive reporting! Please try again.")
    const first = row(dialog, 0)
    await press(first, /^Revoke Link of 14 Oct/)
    await press(first, 'Revoke link')
    await expect(await first.findByRole('alert')).toHaveTextContent("Couldn't receive reporting!")
    await expect(first.getByRole('button', { name: 'Revoke link' })).toHaveFocus()
  },
}
