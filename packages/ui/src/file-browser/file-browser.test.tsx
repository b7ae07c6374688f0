import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { campaignFiles, formatDate, manyFiles, path } from './file-browser.fixture.js'
import { FileBrowser, type FileBrowserHandle, type FileBrowserProps } from './file-browser.js'

const props = { label: 'Files', entries: campaignFiles, path, formatDate }

describePart('FileBrowser', (probe) => (
  <FileBrowser {...props} onUpload={() => {}} onNewFolder={() => {}} onDelete={() => {}} {...probe} />
))

beforeEach(() => page.viewport(1280, 1000))

const start = async (more: Partial<FileBrowserProps> = {}) => {
  const shown = (next: Partial<FileBrowserProps>) => (
    <>
      <FileBrowser {...props} {...more} {...next} />
      <button type="button">After</button>
    </>
  )
  const mounted = await mount(shown({}))
  const show = (next: Partial<FileBrowserProps>) => mounted.rerender(shown(next))
  const row = (name: RegExp) => page.getByRole('row', { name })
  const focused = () => (document.activeElement as HTMLElement).dataset.entry
  const chosen = () =>
    [...mounted.container.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((one) => one.dataset.entry)
  return { ...mounted, show, row, focused, chosen }
}

describe('FileBrowser as a grid of rows', () => {
  it('is one Tab stop, at the first entry', async () => {
    const { row, focused } = await start()
    row(/^Archive/)
      .element()
      .focus()
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent('After')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('Archive/')
  })

  it('names a row by name, size and date, counts it, and has a sorted column', async () => {
    const { row } = await start()
    await expect.element(row(/^main.mp4 4\.2.MB 13 Oct 2025, 09:30$/)).toHaveAttribute('aria-rowindex', '11')
    await expect.element(page.getByRole('grid', { name: 'Files' })).toHaveAttribute('aria-rowcount', '12')
    const header = page.getByRole('columnheader', { name: 'Size' })
    await expect.element(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(header.getByRole('button'))
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(header.getByRole('button'))
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    await expect.element(row(/^autumn-launch/)).toHaveAttribute('aria-rowindex', '4')
  })

  it('moves without selecting, selects by Space, and ranges by Shift', async () => {
    const { row, focused, chosen } = await start()
    row(/^Archive/)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe(campaignFiles[6]?.id)
    expect(chosen()).toEqual([])
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(chosen()).toEqual([campaignFiles[6]?.id, 'banner 2.jpg', 'banner 10.jpg'])
    await expect.element(page.getByRole('status')).toHaveTextContent('3 of 11 items selected')
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(chosen()).toHaveLength(11)
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toEqual([])
  })

  it('finds names by typing', async () => {
    const { row, focused } = await start()
    row(/^Archive/)
      .element()
      .focus()
    for (const key of 'banner 1') {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await Promise.resolve()
    }
    await vi.waitFor(() => expect(focused()).toBe('banner 10.jpg'))
  })

  it('moves to the header and into a row by arrow keys, and back', async () => {
    const { row, focused } = await start({ onDelete: () => {} })
    row(/^Archive/)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toHaveTextContent('Name')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Archive/')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName('Actions for Archive')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Archive/')
  })

  it('opens, goes up and deletes by keyboard', async () => {
    const [onOpen, onNavigate, onDelete] = [vi.fn(), vi.fn(), vi.fn()]
    const { row } = await start({ onOpen, onNavigate, onDelete })
    row(/^main/).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(campaignFiles[1])
    await userEvent.keyboard('{Delete}')
    expect(onDelete).toHaveBeenCalledExactlyOnceWith([campaignFiles[1]])
    await userEvent.keyboard('{Backspace}')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(onNavigate.mock.calls).toEqual([['campaigns/'], ['campaigns/']])
  })

  it('only opens entries if they cannot be selected', async () => {
    const [onOpen, onSelectedChange] = [vi.fn(), vi.fn()]
    const { row } = await start({ selectable: false, onOpen, onSelectedChange })
    await userEvent.click(row(/^Archive/))
    await userEvent.keyboard(' {Control>}a{/Control}{Enter}')
    expect(onSelectedChange).not.toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledOnce()
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })

  it('has rare actions in a menu only', async () => {
    const onSelect = vi.fn()
    const actions = [
      { id: 'download', label: 'Download', onSelect },
      { id: 'properties', label: 'Properties', onSelect, menuOnly: true },
    ]
    await start({ actions, selected: ['main.mp4'] })
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Properties' }).elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Properties' }))
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  })

  it('applies actions to visible entries only: filtered-out ones are not deleted', async () => {
    const onDelete = vi.fn()
    const { row, show } = await start({ onDelete, selected: ['main.mp4', 'index.html'] })
    await show({ query: 'main' })
    row(/^main/).element().focus()
    await userEvent.keyboard('{Delete}')
    expect(onDelete.mock.calls[0]?.[0].map((entry: { id: string }) => entry.id)).toEqual(['main.mp4'])
  })

  it('disables busy entries', async () => {
    const [onOpen, onDelete, onRename] = [vi.fn(), vi.fn(), vi.fn()]
    const entries = [{ ...campaignFiles[1]!, busy: 'Deleting…' }]
    const { row } = await start({ entries, onOpen, onDelete, onRename })
    row(/^main/).element().focus()
    await userEvent.keyboard('{Enter}{Delete}{F2}')
    expect(onOpen).not.toHaveBeenCalled()
    expect(onDelete).not.toHaveBeenCalled()
    await expect.element(page.getByRole('textbox', { name: /New name/ })).not.toBeInTheDocument()
    await expect.element(row(/^main/)).toHaveAttribute('aria-busy', 'true')
  })
})

describe('FileBrowser focus', () => {
  it('moves to the entry in place of a deleted one', async () => {
    const { row, focused, show } = await start()
    await userEvent.click(row(/^index/))
    await show({ entries: campaignFiles.filter((entry) => entry.id !== 'index.html') })
    expect(focused()).toBe('main.mp4')
    await show({ entries: [] })
    await show({ entries: campaignFiles })
    expect(document.activeElement?.closest('[data-slot="file-browser"]')).not.toBeNull()
    expect(focused()).toBeDefined()
  })

  it('starts at the first entry of another folder, and at the folder that was left in its parent', async () => {
    const { row, show, focused } = await start()
    row(/^main/).element().focus()
    const inside = [...path, { id: 'Retargeting/', name: 'Retargeting' }]
    await show({ path: inside, entries: manyFiles.slice(0, 20) })
    expect(focused()).toBe('creative 1.jpg')
    await show({ path, entries: campaignFiles })
    expect(focused()).toBe('Retargeting/')
  })

  it('is not taken from elsewhere', async () => {
    const { show, row } = await start()
    row(/^index/)
      .element()
      .focus()
    await userEvent.click(page.getByRole('button', { name: 'After' }))
    await show({ entries: campaignFiles.slice(3) })
    expect(document.activeElement).toHaveTextContent('After')
  })

  it('returns to the entry after its menu, before the action runs', async () => {
    const onSelect = vi.fn()
    const { row, focused } = await start({ actions: [{ id: 'url', label: 'Copy URL', onSelect }] })
    row(/^main/).element().focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(page.getByRole('menuitem', { name: 'Copy URL' }))
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith([campaignFiles[1]]))
    await vi.waitFor(() => expect(focused()).toBe('main.mp4'))
  })

  it('renames from the menu, and saves on blur', async () => {
    const onRename = vi.fn()
    const { row } = await start({ onRename })
    await userEvent.click(row(/^main/).getByRole('button', { name: 'Actions for main.mp4' }))
    await userEvent.click(page.getByRole('menuitem', { name: /^Rename/ }))
    const input = page.getByRole('textbox', { name: 'New name for main.mp4' })
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('intro')
    await userEvent.click(page.getByRole('button', { name: 'After' }))
    expect(onRename).toHaveBeenCalledExactlyOnceWith(campaignFiles[1], 'intro.mp4')
  })
})

describe('FileBrowser handle', () => {
  it('renames, creates a folder and focuses', async () => {
    const handle = createRef<FileBrowserHandle>()
    const [onRename, onNewFolder] = [vi.fn(), vi.fn()]
    const { focused } = await start({ handle, onRename, onNewFolder })
    handle.current?.rename('main.mp4')
    await expect.element(page.getByRole('textbox', { name: 'New name for main.mp4' })).toHaveFocus()
    await userEvent.keyboard('a/b')
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(focused()).toBe('main.mp4'))
    handle.current?.newFolder()
    await expect.element(page.getByRole('textbox', { name: 'Name of the new folder' })).toHaveFocus()
    await userEvent.keyboard('Archive{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('“Archive” is already here.')
    await userEvent.keyboard(' 2{Enter}')
    expect(onNewFolder).toHaveBeenCalledExactlyOnceWith('Archive 2')
    expect(onRename).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'After' }))
    handle.current?.focus()
    expect(focused()).toBeDefined()
  })

  it('focuses a new folder that appears later', async () => {
    const { show, focused } = await start({ onNewFolder: vi.fn() })
    await userEvent.click(page.getByRole('button', { name: 'New folder' }))
    await userEvent.keyboard('Zoo{Enter}')
    await expect.poll(focused).toBeDefined()
    await show({ entries: [...campaignFiles, { id: 'Zoo/', name: 'Zoo', kind: 'folder' }] })
    await expect.poll(focused).toBe('Zoo/')
  })

  it('follows a renamed entry to its new id', async () => {
    const { row, focused, show } = await start({ onRename: () => {} })
    await userEvent.click(row(/^main/))
    await userEvent.keyboard('{F2}aaa{Enter}')
    await show({
      entries: campaignFiles.map((entry) =>
        entry.id === 'main.mp4' ? { ...entry, id: 'aaa.mp4', name: 'aaa.mp4' } : entry,
      ),
    })
    expect(focused()).toBe('aaa.mp4')
  })
})

describe('FileBrowser as tiles', () => {
  it('has as many columns as fit, and moves in two dimensions', async () => {
    const { focused, chosen } = await start({ view: 'grid', style: { width: 560 } })
    const grid = page.getByRole('grid', { name: 'Files' })
    await expect.element(grid).toHaveAttribute('aria-colcount', '3')
    await expect.element(grid).toHaveAttribute('aria-rowcount', '4')
    page
      .getByRole('gridcell', { name: /^Archive/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('banner 10.jpg')
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}')
    expect(chosen()).toEqual(['banner 2.jpg', 'banner 10.jpg', 'brand-logo.svg'])
    expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
  })
})

describe('FileBrowser with 10,000 entries', () => {
  it('renders few rows, and keeps the current one below the header', async () => {
    const { row, focused, container } = await start({ entries: manyFiles })
    row(/^creative 1.jpg/)
      .element()
      .focus()
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(focused()).toBe('creative 10000.jpg'))
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await vi.waitFor(() => {
      const box = document.activeElement!.getBoundingClientRect()
      const grid = container.querySelector('[role="grid"]')!.getBoundingClientRect()
      expect(box.top).toBeGreaterThanOrEqual(grid.top + 36)
      expect(box.bottom).toBeLessThanOrEqual(grid.bottom)
    })
    expect(container.querySelectorAll('[data-entry]').length).toBeLessThan(60)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByRole('status')).toHaveTextContent('10,000 of 10,000 items selected')
  })
})
