import type { Asset } from '@placard/domain/creative'
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

describe('Slots and sizes in AssetPanel', () => {
  it('fills a slot by one of several dropped files', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    await open({ onUpload })
    chooseFiles(zone(), await pngFile('logo.png'), mp4File('film.mp4'))
    await expect.poll(() => sent(onUpload)).toEqual(['logo.png', 'main.mp4'])
  })

  it('says what a slot needs, for a video that does not fit, in the same box as other refused files', async () => {
    const onUpload = vi.fn<AssetUploader>(() => new Promise(() => {}))
    await open({ onUpload })
    chooseFiles(zone(), new File(['x'], 'clip.mov'), new File(['x'], 'photo.heic'), new File(['x'], 'notes.txt'))
    const said = () =>
      page
        .getByRole('alert')
        .elements()
        .map((alert) => alert.textContent)
    await expect.poll(said).toHaveLength(1)
    expect(said()[0]).toContain(
      'main.mp4 has to be a video (MP4). clip.mov is a QuickTime video: export it as H.264 MP4.',
    )
    expect(said()[0]).toContain('photo.heic is a HEIC photo: export it as JPEG or PNG.')
    expect(said()[0]).toContain('notes.txt cannot be used.')
    expect(said()[0]).toMatch(/^3 files were not added/)
  })

  it('offers to use a file that is there already in an empty slot', async () => {
    const onRename = vi.fn(() => Promise.reject(new Error('The file is gone.')))
    const film = tinyAsset({ id: 'film', name: 'film.mp4' })
    await open({ creative: has(film, png('logo', 'logo.png')), onRename })
    await userEvent.click(page.getByRole('button', { name: 'Use as main.mp4' }))
    expect(onRename).toHaveBeenCalledWith(film, 'main.mp4')
    await expect.element(page.getByText('The file is gone.')).toBeVisible()
  })

  it('takes the size of a video for VAST with the default size, and offers it for another', async () => {
    const onSizeChange = vi.fn()
    const wide = tinyAsset({ name: 'film.mp4', width: 1280, height: 720 })
    const vast = (width: number, height: number, ...assets: Asset[]) => (
      <AssetPanel
        creative={{ ...has(...assets), type: 'VAST', width, height }}
        onUpload={async () => wide}
        onSizeChange={onSizeChange}
      />
    )
    const { rerender } = await mount(vast(300, 250))
    chooseFiles(zone(), mp4File('film.mp4'))
    await expect.poll(() => onSizeChange.mock.calls).toEqual([[{ width: 1280, height: 720 }]])
    await rerender(vast(1280, 720, wide))
    await expect.element(page.getByText(/^The size is now 1280 × 720, as in the video/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Use 1280 × 720' }).elements()).toEqual([])
    await rerender(vast(640, 480, wide))
    expect(page.getByText(/^The size is now/).elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Use 1280 × 720' }))
    expect(onSizeChange).toHaveBeenCalledTimes(2)
    onSizeChange.mockClear()
    await rerender(vast(640, 480))
    chooseFiles(zone(), mp4File('other.mp4'))
    await expect.poll(states).toEqual(['done', 'done'])
    expect(onSizeChange).not.toHaveBeenCalled()
  })
})
