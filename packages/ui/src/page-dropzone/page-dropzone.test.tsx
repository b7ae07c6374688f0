import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FileDropzone } from '../file-dropzone/file-dropzone.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { PageDropzone } from './page-dropzone.js'

describePart('PageDropzone', (probe) => <PageDropzone label="Drop files" onFiles={() => {}} {...probe} />)

const film = new File(['0123456789'], 'main.mp4', { type: 'video/mp4' })

function withFile() {
  const data = new DataTransfer()
  data.items.add(film)
  return data
}

const drag = (type: string, target: Element, dataTransfer = withFile()) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))

const paste = (target: Element, clipboardData = withFile()) =>
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))

/** Waits long enough for files that would be read to arrive. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('PageDropzone', () => {
  it('covers the page while files are dragged over it, and takes them anywhere', async () => {
    const onFiles = vi.fn()
    await mount(
      <>
        <h1>Page</h1>
        <FileDropzone label="Slot" onFiles={() => {}} />
        <iframe title="Ad" srcDoc="" />
        <PageDropzone label="Drop files" hint="Images only" onFiles={onFiles} />
      </>,
    )
    const [overlay, frame] = [page.getByText('Drop files'), page.getByTitle('Ad')]
    await expect.element(overlay).not.toBeVisible()
    drag('dragover', page.getByRole('heading').element())
    await expect.element(overlay).toBeVisible()
    await expect.element(page.getByText('Images only')).toBeVisible()
    // A frame would take the drop.
    await expect.element(frame).toHaveStyle({ pointerEvents: 'none' })
    drag('drop', page.getByRole('heading').element())
    await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([film], 'drop'))
    await expect.element(overlay).not.toBeVisible()
    await expect.element(frame).toHaveStyle({ pointerEvents: 'auto' })
  })

  it('hides when the drag leaves the window', async () => {
    await mount(<PageDropzone label="Drop files" onFiles={vi.fn()} />)
    drag('dragover', document.body)
    await expect.element(page.getByText('Drop files')).toBeVisible()
    drag('dragleave', document.body)
    await expect.element(page.getByText('Drop files')).not.toBeVisible()
  })

  it('leaves text, and drops that another element handles, alone', async () => {
    const onFiles = vi.fn()
    await mount(
      <>
        <section
          aria-label="Slot"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => event.preventDefault()}
        />
        <PageDropzone label="Drop files" onFiles={onFiles} />
      </>,
    )
    const slot = page.getByRole('region', { name: 'Slot' }).element()
    drag('dragover', slot)
    drag('drop', slot)
    const text = new DataTransfer()
    text.setData('text/plain', 'https://ads.test')
    expect(drag('drop', document.body, text), 'the browser keeps its default action').toBe(true)
    await pause()
    expect(onFiles).not.toHaveBeenCalled()
    await expect.element(page.getByText('Drop files')).not.toBeVisible()
  })

  it('takes pasted files, but no picture of copied text, and nothing beside a dialog or while disabled', async () => {
    const onFiles = vi.fn()
    const around = (disabled: boolean, dialog: boolean) => (
      <>
        <input aria-label="Name" />
        <PageDropzone label="Drop files" disabled={disabled} onFiles={onFiles} />
        {dialog && <div role="dialog" aria-label="Other" />}
      </>
    )
    const { rerender } = await mount(around(false, false))
    const input = page.getByRole('textbox').element()
    paste(input)
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([film], 'paste')
    const table = withFile()
    table.setData('text/plain', 'Cells')
    paste(input, table)
    for (const [disabled, dialog] of [
      [true, false],
      [false, true],
    ] as const) {
      await rerender(around(disabled, dialog))
      paste(input)
      drag('drop', document.body)
    }
    await pause()
    expect(onFiles).toHaveBeenCalledOnce()
  })
})
