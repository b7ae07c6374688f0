import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../testing/mount.js'
import { picture } from '../testing/pictures.fixture.js'
import { campaignFiles, path } from './file-browser.fixture.js'
import { FileBrowser, type FileBrowserProps, type FileEntry } from './file-browser.js'

const props = { label: 'Files', entries: campaignFiles, path }
const row = (name: RegExp) => page.getByRole('row', { name }).element()
const film = new File(['0123456789'], 'outro.mp4', { type: 'video/mp4' })

const fire = (element: Element, type: string, dataTransfer: DataTransfer) =>
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))

/** Simulates dragging from one element to another, with the selected entries. */
function drag(from: Element, to: Element) {
  const dataTransfer = new DataTransfer()
  fire(from, 'dragstart', dataTransfer)
  fire(to, 'dragover', dataTransfer)
  fire(to, 'drop', dataTransfer)
}

const start = (more: Partial<FileBrowserProps>) => mount(<FileBrowser {...props} {...more} />)

describe('dragged entries', () => {
  beforeEach(() => page.viewport(1280, 1000))

  it('move into the folder they are dropped on, with the selection', async () => {
    const onMove = vi.fn()
    await start({ onMove, selected: ['main.mp4', 'index.html'] })
    drag(row(/^main/), row(/^Archive/))
    expect(onMove.mock.calls.map(([moved, folder]) => [moved.map(({ id }: { id: string }) => id), folder])).toEqual([
      [['index.html', 'main.mp4'], 'Archive/'],
    ])
  })

  it('move into a folder of the path, but not into files or themselves', async () => {
    const onMove = vi.fn()
    await start({ onMove })
    drag(row(/^Archive/), row(/^Archive/))
    drag(row(/^index/), row(/^main/))
    expect(onMove).not.toHaveBeenCalled()
    drag(row(/^index/), page.getByRole('button', { name: 'Campaigns' }).element())
    expect(onMove.mock.calls[0]?.[1]).toBe('campaigns/')
  })

  it('are not draggable without onMove', async () => {
    await start({})
    expect(row(/^main/)).not.toHaveAttribute('draggable')
  })
})

describe('external files', () => {
  beforeEach(() => page.viewport(1280, 1000))

  it('show the drop target, and are added anywhere on the list', async () => {
    const onUpload = vi.fn()
    await start({ onUpload })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(film)
    fire(row(/^main/), 'dragenter', dataTransfer)
    await expect.element(page.getByText('Drop to upload here')).toBeVisible()
    fire(row(/^main/), 'drop', dataTransfer)
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledExactlyOnceWith([film]))
    await expect.element(page.getByText('Drop to upload here')).not.toBeInTheDocument()
  })

  it('are added to the folder they are dropped on, in list and tiles', async () => {
    const onUpload = vi.fn()
    const { rerender } = await start({ onUpload })
    for (const [view, place] of [
      ['list', () => row(/^Archive/)],
      ['grid', () => page.getByRole('gridcell', { name: /^Archive/ }).element()],
    ] as const) {
      await rerender(<FileBrowser {...props} onUpload={onUpload} view={view} />)
      onUpload.mockClear()
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(film)
      fire(place(), 'dragenter', dataTransfer)
      fire(place(), 'dragover', dataTransfer)
      await expect.element(page.getByText('Drop to upload into “Archive”')).toBeVisible()
      expect(place()).toHaveAttribute('data-state', 'over')
      fire(place(), 'drop', dataTransfer)
      await vi.waitFor(() => expect(onUpload).toHaveBeenCalledExactlyOnceWith([film], 'Archive/'))
      await expect.poll(() => place().getAttribute('data-state')).toBe('idle')
    }
  })

  it('are added to the open folder when dropped on a file or a busy folder', async () => {
    const onUpload = vi.fn()
    const entries = campaignFiles.map((entry) => (entry.id === 'Archive/' ? { ...entry, busy: 'Deleting…' } : entry))
    await start({ onUpload, entries })
    for (const name of [/^main/, /^Archive/]) {
      onUpload.mockClear()
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(film)
      fire(row(name), 'dragenter', dataTransfer)
      fire(row(name), 'dragover', dataTransfer)
      await expect.element(page.getByText('Drop to upload here')).toBeVisible()
      fire(row(name), 'drop', dataTransfer)
      await vi.waitFor(() => expect(onUpload).toHaveBeenCalledExactlyOnceWith([film]))
    }
  })

  it('are added when dropped elsewhere on the page, but not on a dialog', async () => {
    const onUpload = vi.fn()
    const around = (dropAnywhere: boolean, dialog: boolean) => (
      <>
        <h1>Files</h1>
        <FileBrowser {...props} onUpload={onUpload} dropAnywhere={dropAnywhere} />
        {dialog && <div role="dialog" aria-label="Other" />}
      </>
    )
    const { rerender } = await mount(around(true, false))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(film)
    const heading = page.getByRole('heading', { name: 'Files' }).element()
    fire(heading, 'dragover', dataTransfer)
    await expect.element(page.getByText('Drop to upload here')).toBeVisible()
    fire(heading, 'drop', dataTransfer)
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledExactlyOnceWith([film]))
    fire(row(/^main/), 'drop', dataTransfer)
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2))
    for (const [anywhere, dialog] of [
      [true, true],
      [false, false],
    ] as const) {
      await rerender(around(anywhere, dialog))
      fire(heading, 'drop', dataTransfer)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onUpload).toHaveBeenCalledTimes(2)
  })

  it('are added when pasted', async () => {
    const onUpload = vi.fn()
    await start({ onUpload })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(film)
    row(/^main/).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    expect(onUpload).toHaveBeenCalledExactlyOnceWith([film])
  })

  it('are added to an empty folder, but not without onUpload', async () => {
    const onUpload = vi.fn()
    const { rerender } = await start({ onUpload, entries: [] })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(film)
    fire(page.getByText('This folder is empty').element(), 'drop', dataTransfer)
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledOnce())
    await rerender(<FileBrowser {...props} entries={[]} />)
    expect(page.getByRole('button', { name: /Upload/ }).elements()).toEqual([])
  })
})

describe('thumbnails', () => {
  it('load for visible tiles of files without one', async () => {
    const loadThumbnail = vi.fn(async ({ name }: FileEntry) => (name === 'main.mp4' ? undefined : picture(24)))
    const entries = campaignFiles.map(({ thumbnailUrl: _, ...entry }) => entry)
    await start({ entries, loadThumbnail, view: 'grid' })
    await expect.poll(() => document.querySelectorAll('[data-slot="thumbnail"] img').length).toBeGreaterThan(0)
    expect(loadThumbnail.mock.calls.every(([{ kind }]) => kind === 'file')).toBe(true)
  })
})

describe('touch', () => {
  beforeEach(() => page.viewport(1280, 1000))

  function tap(element: Element) {
    const init = { bubbles: true, pointerType: 'touch' }
    element.dispatchEvent(new PointerEvent('pointerdown', init))
    element.dispatchEvent(new PointerEvent('pointerup', init))
    element.dispatchEvent(new PointerEvent('click', init))
  }

  it('opens by a tap, and selects once something is selected', async () => {
    const [onOpen, onSelectedChange] = [vi.fn(), vi.fn()]
    await start({ onOpen, onSelectedChange })
    tap(row(/^main/))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(campaignFiles[1])
    await userEvent.click(page.getByRole('checkbox', { name: 'Select index.html' }))
    tap(row(/^main/))
    await vi.waitFor(() => expect(onSelectedChange).toHaveBeenLastCalledWith(['index.html', 'main.mp4']))
    expect(onOpen).toHaveBeenCalledOnce()
  })
})

describe('empty folder', () => {
  it('starts where its placeholder was', async () => {
    const { rerender } = await start({ status: 'loading', entries: [] })
    const top = () => document.querySelector('input[type="file"]')?.parentElement?.getBoundingClientRect().top
    const before = top()
    expect(before).toBeGreaterThan(0)
    await rerender(<FileBrowser {...props} entries={[]} />)
    await expect.element(page.getByText('This folder is empty')).toBeVisible()
    expect(top()).toBe(before)
  })

  it('keeps focus, and Backspace goes to the parent', async () => {
    const onNavigate = vi.fn()
    const { rerender } = await start({ onNavigate })
    await userEvent.click(row(/^Archive/))
    await rerender(<FileBrowser {...props} onNavigate={onNavigate} status="loading" entries={[]} />)
    await rerender(<FileBrowser {...props} onNavigate={onNavigate} entries={[]} />)
    await userEvent.keyboard('{Backspace}')
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('campaigns/')
    await rerender(<FileBrowser {...props} onNavigate={onNavigate} />)
    expect((document.activeElement as HTMLElement).dataset.entry).toBeDefined()
  })
})
