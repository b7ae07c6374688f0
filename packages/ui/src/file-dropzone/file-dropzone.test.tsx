import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FileDropzone } from './file-dropzone.js'

describePart('FileDropzone', (probe) => (
  <FileDropzone label="Video" accept={{ 'video/mp4': ['.mp4'] }} maxSize={10_000_000} onFiles={() => {}} {...probe} />
))

const film = new File(['0123456789'], 'main.mp4', { type: 'video/mp4' })
const second = new File(['0123456789'], 'outro.mp4', { type: 'video/mp4' })

function drop(zone: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

describe('FileDropzone', () => {
  it('has one Tab stop, which opens the picker', async () => {
    const { container } = await mount(<FileDropzone label="Video" multiple={false} onFiles={() => {}} />)
    const click = vi.fn((event: Event) => event.preventDefault())
    container.querySelector('input')!.addEventListener('click', click)
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent('Choose a file')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  })

  it('is described by what it accepts', async () => {
    await mount(
      <FileDropzone label="Video" accept={{ 'video/mp4': ['.mp4'] }} maxSize={10_000_000} onFiles={() => {}} />,
    )
    expect(page.getByRole('group', { name: 'Video' }).element()).toHaveAccessibleDescription(/^MP4, up to 10.MB$/)
  })

  it('accepts dropped files, and only one without `multiple`', async () => {
    const onFiles = vi.fn()
    await mount(<FileDropzone label="Video" multiple={false} onFiles={onFiles} />)
    const zone = page.getByRole('group', { name: 'Video' }).element()
    drop(zone, film, second)
    await vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toContain('Only one file at a time'))
    expect(onFiles).not.toHaveBeenCalled()
    drop(zone, film)
    await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([film]))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('validates each file with the caller', async () => {
    const [onFiles, onReject] = [vi.fn(), vi.fn()]
    await mount(
      <FileDropzone
        label="Video"
        onFiles={onFiles}
        onReject={onReject}
        validate={(file) => (file.name === 'outro.mp4' ? 'There is an outro already' : undefined)}
      />,
    )
    drop(page.getByRole('group').element(), film, second)
    await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([film]))
    expect(onReject).toHaveBeenCalledExactlyOnceWith([{ file: second, reason: 'There is an outro already' }])
  })

  it('accepts nothing while disabled', async () => {
    const onFiles = vi.fn()
    await mount(<FileDropzone label="Video" disabled onFiles={onFiles} />)
    drop(page.getByRole('group').element(), film)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(onFiles).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeDisabled()
  })
})
