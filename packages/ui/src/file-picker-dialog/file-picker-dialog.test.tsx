import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { pickedFrom, pickedPath } from './file-picker-dialog.fixture.js'
import { FilePickerDialog, type FilePickerDialogProps } from './file-picker-dialog.js'

const props: FilePickerDialogProps = {
  open: true,
  onOpenChange: () => {},
  onConfirm: () => {},
  title: 'Move 2 items',
  pick: 'folder',
  confirmLabel: 'Move here',
  browser: { label: 'Folders', entries: pickedFrom, path: pickedPath },
}
const confirm = page.getByRole('button', { name: 'Move here' })

describePart('FilePickerDialog', (probe) => <FilePickerDialog {...props} {...probe} />)

describe('FilePickerDialog', () => {
  it('picks the open folder and closes', async () => {
    const [onConfirm, onOpenChange] = [vi.fn(), vi.fn()]
    await mount(<FilePickerDialog {...props} onConfirm={onConfirm} onOpenChange={onOpenChange} />)
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith([])
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false))
  })

  it('focuses the first entry', async () => {
    await mount(<FilePickerDialog {...props} />)
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.entry).toBe('Archive/'))
  })

  it('explains why a folder cannot be picked', async () => {
    const onConfirm = vi.fn()
    await mount(<FilePickerDialog {...props} problem="It’s already in this folder." onConfirm={onConfirm} />)
    await expect.element(confirm).toHaveAccessibleDescription('It’s already in this folder.')
    await userEvent.click(confirm, { force: true })
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('cannot pick a folder that has not loaded', async () => {
    await mount(<FilePickerDialog {...props} browser={{ ...props.browser, status: 'loading', entries: [] }} />)
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  })

  it('stays open with the message of an error', async () => {
    const onOpenChange = vi.fn()
    const onConfirm = () => Promise.reject(new Error('No space left.'))
    await mount(
      <FilePickerDialog
        {...props}
        onConfirm={onConfirm}
        onOpenChange={onOpenChange}
        errorMessage={(error) => (error as Error).message}
      />,
    )
    await userEvent.click(confirm)
    await expect.element(page.getByText('No space left.')).toBeVisible()
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})
