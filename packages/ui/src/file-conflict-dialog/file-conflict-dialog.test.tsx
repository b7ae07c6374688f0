import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FileConflictDialog, type FileConflictDialogProps } from './file-conflict-dialog.js'

const onResolve = vi.fn()
const onOpenChange = vi.fn()
const props: FileConflictDialogProps = {
  open: true,
  onOpenChange,
  onResolve,
  existing: { name: 'main.mp4', size: 2_000, modified: '2025-10-02T09:30:00Z' },
  incoming: { name: 'main.mp4', size: 1_000, modified: '2025-10-03T09:30:00Z' },
}

describePart('FileConflictDialog', (probe) => <FileConflictDialog {...props} remaining={2} {...probe} />)

describe('FileConflictDialog', () => {
  it('focuses the harmless choice, which Enter selects', async () => {
    onResolve.mockClear()
    await mount(<FileConflictDialog {...props} />)
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Skip'))
    await userEvent.keyboard('{Enter}')
    expect(onResolve).toHaveBeenCalledExactlyOnceWith('skip', false)
  })

  it.each([
    ['Skip', 'skip'],
    ['Keep both', 'keep-both'],
    ['Replace', 'replace'],
  ])('%s resolves with %s, for all only if checked', async (name, choice) => {
    onResolve.mockClear()
    await mount(<FileConflictDialog {...props} remaining={1} />)
    await userEvent.click(page.getByRole('button', { name, exact: true }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Do the same with the other conflict' }))
    await userEvent.click(page.getByRole('button', { name, exact: true }))
    expect(onResolve.mock.calls).toEqual([
      [choice, false],
      [choice, true],
    ])
  })

  it('closes without a resolution on Escape', async () => {
    onResolve.mockClear()
    onOpenChange.mockClear()
    await mount(<FileConflictDialog {...props} />)
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(onResolve).not.toHaveBeenCalled()
  })

  it('says which file is newer and which one is larger', async () => {
    await mount(<FileConflictDialog {...props} />)
    const side = (name: string) => page.getByRole('region', { name }).element().textContent
    expect(side('Existing file')).toMatch(/2.kBLarger/)
    expect(side('Existing file')).not.toMatch(/Newer/)
    expect(side('New file')).toMatch(/Newer$/)
    expect(side('New file')).not.toMatch(/Larger/)
  })

  it('shows the name of a kept copy, and no checkbox for further conflicts without any', async () => {
    await mount(<FileConflictDialog {...props} />)
    await expect.element(page.getByText('Keeping both names the new one “main (2).mp4”.')).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  })
})
