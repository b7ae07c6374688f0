import { ApiError } from '@placard/domain/api'
import type { Asset } from '@placard/domain/creative'
import { INCORRECT_UPLOAD_TARGET } from '@placard/domain/internal/creative'
import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AssetUploader } from '../asset-uploader.js'
import { chooseFiles, mp4File, pngFile, tinyAsset } from '../tiny-files.fixture.js'
import { AssetPanel, type AssetPanelProps } from './asset-panel.js'

const layout = { name: 'In-Banner Video', requiredAssets: ['main.mp4'] }
const png = (id: string, name: string): Asset =>
  tinyAsset({ id, name, width: 10, height: 10, duration: null, uploadType: 'image' })
const has = (...assets: Asset[]) => ({ width: 300, height: 250, fluid: false, assets })
const open = (props: Partial<AssetPanelProps> = {}) =>
  mount(<AssetPanel creative={has()} layout={layout} onUpload={async () => tinyAsset()} {...props} />)
const zone = () => page.getByRole('group', { name: 'Add files to this creative' }).element()
const states = () =>
  [...document.querySelectorAll('[data-slot=upload-row]')].map((row) => row.getAttribute('data-state'))
const sent = (onUpload: ReturnType<typeof vi.fn<AssetUploader>>) => onUpload.mock.calls.map(([file]) => file.name)

describe('AssetPanel', () => {
  it('shows required files in their slots, and sorts the others in natural order', async () => {
    await open({ creative: has(png('a', 'b10.png'), tinyAsset({ id: 'b' }), png('c', 'b9.png')) })
    expect(document.querySelector('[data-slot=asset-slot]')).toHaveAttribute('data-state', 'ready')
    const names = page.getByRole('listitem').elements()
    expect(names.map((row) => row.textContent?.slice(0, 7).replace(/\.png.*/, ''))).toEqual(['b9', 'b10'])
  })

  it('has no second heading without a layout', async () => {
    await open({ layout: null, title: 'Files' })
    await expect.element(page.getByText('No files yet.')).toBeVisible()
    expect(page.getByRole('heading').elements()).toHaveLength(1)
  })

  it('shows the weight of each file', async () => {
    await open({ creative: has({ ...png('a', 'logo.png'), bytes: 148_000 }) })
    await expect.element(page.getByText('10x10 · 148\u00a0kB')).toBeVisible()
  })

  it('compares the only image of a banner with its size, and offers to use that of the image', async () => {
    const onSizeChange = vi.fn()
    const wide = { ...png('a', 'wide.png'), width: 728, height: 90 }
    const { rerender } = await open({ layout: null, creative: has(wide), onSizeChange })
    await expect.element(page.getByText('728x90, the creative is 300x250')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use 728 × 90' }))
    expect(onSizeChange).toHaveBeenCalledWith({ width: 728, height: 90 })
    for (const changes of [{ html: '<img src="wide.png">' }, { type: 'VPAID' as const }, { width: 728, height: 90 }]) {
      const creative = { ...has(wide), ...changes }
      await rerender(<AssetPanel creative={creative} onUpload={vi.fn()} onSizeChange={onSizeChange} />)
      await expect.poll(() => page.getByRole('button', { name: 'Use 728 × 90' }).elements()).toHaveLength(0)
    }
  })

  it('offers to use the size of an HTML5 archive', async () => {
    const archive = tinyAsset({
      id: 'a',
      name: 'ride.zip',
      width: 160,
      height: 600,
      duration: null,
      uploadType: 'archive',
    })
    await open({ layout: null, creative: has(archive), onSizeChange: vi.fn() })
    await expect.element(page.getByText('160x600, the creative is 300x250')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Use 160 × 600' })).toBeVisible()
  })

  it('explains that there is no creative yet, without any upload', async () => {
    await open({ creative: undefined })
    await expect.element(page.getByRole('heading', { name: INCORRECT_UPLOAD_TARGET })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('warns of duplicate file names', async () => {
    await open({ creative: has(png('a', 'logo.png'), png('b', 'Logo.png')) })
    await expect.element(page.getByText(/^logo\.png: HTML that uses this name/)).toBeVisible()
  })

  it('uploads three files at a time', async () => {
    const arrive: (() => void)[] = []
    const onUpload = vi.fn<AssetUploader>(() => new Promise((resolve) => arrive.push(() => resolve(tinyAsset()))))
    await open({ onUpload })
    chooseFiles(zone(), ...(await Promise.all([1, 2, 3, 4, 5].map((number) => pngFile(`${number}.png`)))))
    await expect.poll(states).toEqual(['uploading', 'uploading', 'uploading', 'queued', 'queued'])
    arrive[1]?.()
    await expect.poll(states).toEqual(['uploading', 'done', 'uploading', 'uploading', 'queued'])
    expect(sent(onUpload)).toEqual(['1.png', '2.png', '3.png', '4.png'])
  })

  it('uploads valid files and shows why the others are rejected', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    await open({ onUpload })
    chooseFiles(zone(), await pngFile('a.png'), new File([], 'b.png'), await pngFile('A.png'))
    const said = () => page.getByRole('alert').element().textContent
    await expect.poll(said).toMatch(/^2 files were not added/)
    await expect.poll(said).toMatch(/b\.png is empty\./)
    await expect.poll(said).toMatch(/Another file named A\.png is already being added\./)
    expect(sent(onUpload)).toEqual(['a.png'])
  })

  it('checks up to twenty files at a time', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    await open({ onUpload })
    const one = await pngFile('x')
    chooseFiles(zone(), ...Array.from({ length: 23 }, (_, index) => new File([one], `${index}.png`)))
    await expect
      .poll(() => page.getByRole('alert').element().textContent)
      .toMatch(/^3 files were not added.*Only 20 files at a time\. Add the others afterwards\./)
  })

  it('resolves a name conflict: replace, keep both, or skip', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    const old = png('old', 'logo.png')
    await open({ onUpload, creative: has(old, png('b', 'b.png'), png('c', 'c.png')) })
    const answer = async (name: string, choice: RegExp) => {
      chooseFiles(zone(), await pngFile(name))
      await userEvent.click(page.getByRole('button', { name: `Decide about ${name}` }))
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: choice }))
    }
    await answer('logo.png', /^Replace/)
    await answer('b.png', /^Keep both/)
    await answer('c.png', /^Skip/)
    await expect.poll(states).toEqual(['uploading', 'uploading', 'cancelled'])
    expect(sent(onUpload)).toEqual(['logo.png', 'b (2).png'])
    expect(onUpload.mock.calls.map(([, , { replaces }]) => replaces)).toEqual([old, undefined])
  })

  it('cancels an upload and retries a failed one', async () => {
    let given: AbortSignal | undefined
    const onUpload = vi
      .fn<AssetUploader>()
      .mockRejectedValueOnce(new Error('There is no room for these files.'))
      .mockImplementation((_file, _facts, { signal }) => {
        given = signal
        return new Promise(() => {})
      })
    await open({ onUpload })
    chooseFiles(zone(), await pngFile('a.png'))
    await expect.element(page.getByText('There is no room for these files.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try a.png again' }))
    await expect.poll(states).toEqual(['uploading'])
    await userEvent.click(page.getByRole('button', { name: 'Cancel a.png' }))
    expect(given?.aborted).toBe(true)
    await expect.poll(states).toEqual(['cancelled'])
  })

  it('cancels a retried upload although the first attempt ends late', async () => {
    const attempts: { signal: AbortSignal; end: () => void }[] = []
    const onUpload = vi.fn<AssetUploader>(
      (_file, _facts, { signal }) =>
        new Promise((_resolve, reject) => attempts.push({ signal, end: () => reject(signal.reason) })),
    )
    await open({ onUpload })
    chooseFiles(zone(), await pngFile('a.png'))
    await expect.poll(states).toEqual(['uploading'])
    await userEvent.click(page.getByRole('button', { name: 'Cancel a.png' }))
    await userEvent.click(page.getByRole('button', { name: 'Try a.png again' }))
    await expect.poll(() => attempts.length).toBe(2)
    attempts[0]?.end()
    await new Promise((resolve) => setTimeout(resolve))
    await userEvent.click(page.getByRole('button', { name: 'Cancel a.png' }))
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, true])
    await expect.poll(states).toEqual(['cancelled'])
  })

  it('fills a required slot with a dropped file of that name', async () => {
    const onUpload = vi.fn<AssetUploader>(async () => tinyAsset())
    const { rerender } = await open({ onUpload })
    chooseFiles(zone(), mp4File())
    await expect.poll(() => sent(onUpload)).toEqual(['main.mp4'])
    await rerender(<AssetPanel creative={has(tinyAsset())} layout={layout} onUpload={onUpload} />)
    expect(document.querySelector('[data-slot=asset-slot]')).toHaveAttribute('data-state', 'ready')
  })

  it('adds a single dropped file under the name of the empty slot that takes it', async () => {
    const onUpload = vi.fn<AssetUploader>(async () => tinyAsset())
    await open({ onUpload })
    chooseFiles(zone(), mp4File('film.mp4'))
    await expect.poll(() => sent(onUpload)).toEqual(['main.mp4'])
    await expect.element(page.getByText('film.mp4 is added as main.mp4, which the layout needs.')).toBeVisible()
    chooseFiles(zone(), await pngFile('logo.png'))
    await expect.poll(() => sent(onUpload)).toEqual(['main.mp4', 'logo.png'])
  })

  it('uploads pasted files, and numbers images of the clipboard', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    await open({ onUpload, creative: has(png('a', 'image.png')) })
    const pasteFile = (file: File, text?: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(file)
      if (text !== undefined) clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    pasteFile(await pngFile('ignored.png'), 'Text with its picture')
    pasteFile(await pngFile('image.png'))
    await expect.poll(() => sent(onUpload)).toEqual(['image (2).png'])
  })

  it('adds files that are dropped anywhere on the page, and is shown first if it is hidden', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    const onReveal = vi.fn()
    const dropped = async (name: string) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(await pngFile(name))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }
    const hidden = (reveal?: () => void) => (
      <div hidden>
        <AssetPanel creative={has()} onUpload={onUpload} onReveal={reveal} />
      </div>
    )
    const { rerender } = await mount(hidden())
    await dropped('ignored.png')
    // Dropped files are read asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await rerender(hidden(onReveal))
    await dropped('logo.png')
    await expect.poll(() => sent(onUpload)).toEqual(['logo.png'])
    expect(onReveal).toHaveBeenCalledOnce()
  })

  it('offers a retry unless the server refuses the content of the file', async () => {
    const onUpload = vi.fn<AssetUploader>((file) =>
      Promise.reject(new ApiError('Not possible.', { status: file.name === 'bad.png' ? 422 : 503 })),
    )
    await open({ onUpload })
    chooseFiles(zone(), await pngFile('bad.png'), await pngFile('busy.png'))
    await expect.poll(states).toEqual(['error', 'error'])
    await expect.element(page.getByRole('button', { name: 'Try busy.png again' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Try bad.png again' }).elements()).toEqual([])
  })

  it('adds files that are chosen elsewhere like dropped ones', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    const onChooseFiles = vi.fn<() => Promise<File[] | undefined>>()
    await open({ onUpload, onChooseFiles })
    const button = page.getByRole('button', { name: 'Choose from the file manager' })
    onChooseFiles.mockResolvedValueOnce(undefined)
    await userEvent.click(button)
    onChooseFiles.mockResolvedValueOnce([await pngFile('logo.png'), mp4File('film.mp4')])
    await userEvent.click(button)
    await expect.poll(() => sent(onUpload)).toEqual(['logo.png', 'main.mp4'])
  })

  it('moves focus to the next file after a removal', async () => {
    const onRemove = vi.fn()
    const shown = (...names: string[]) => (
      <AssetPanel
        creative={has(...names.map((name) => png(name, `${name}.png`)))}
        onUpload={async () => tinyAsset()}
        onRemove={onRemove}
      />
    )
    const { rerender } = await mount(shown('a', 'b', 'c'))
    await userEvent.click(page.getByRole('button', { name: 'Remove b.png' }))
    await rerender(shown('a', 'c'))
    await expect.element(page.getByRole('button', { name: 'Remove c.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await rerender(shown('a'))
    await expect.element(page.getByRole('button', { name: 'Remove a.png' })).toHaveFocus()
    expect(onRemove).toHaveBeenCalledTimes(2)
  })

  it('removes an unused file without confirmation, and shows an error in its row', async () => {
    const onRemove = vi.fn(() => Promise.reject(new Error('It is published.')))
    await open({ creative: has(png('a', 'a.png')), onRemove })
    await userEvent.click(page.getByRole('button', { name: 'Remove a.png' }))
    await expect.element(page.getByText('It is published.')).toBeVisible()
    expect(onRemove).toHaveBeenCalledTimes(1)
  })
})
