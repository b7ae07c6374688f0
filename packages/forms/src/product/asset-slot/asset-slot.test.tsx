import type { Asset } from '@placard/domain/creative'
import { mount } from '@placard/ui/testing'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles, dropFiles, mp4File, pngFile, tinyAsset } from '../tiny-files.fixture.js'
import { AssetSlot, type AssetSlotProps, type AssetUploader } from './asset-slot.js'

const creative = { width: 300, height: 250, fluid: false }
const said = () => page.getByRole('status').element().textContent
const state = () => document.querySelector('[data-slot=asset-slot]')?.getAttribute('data-state')
const uploader = (answer: AssetUploader) => vi.fn<AssetUploader>(answer)
const open = (props: Partial<AssetSlotProps> = {}) =>
  mount(<AssetSlot name="main.mp4" creative={creative} onUpload={async () => tinyAsset()} {...props} />)

/** Wrapper that stores the asset. */
function Held({ onRemove }: { onRemove: (asset: Asset) => Promise<void> }) {
  const [asset, setAsset] = useState<Asset | undefined>(tinyAsset())
  const remove = async (one: Asset) => {
    await onRemove(one)
    setAsset(undefined)
  }
  return <AssetSlot name="main.mp4" {...{ creative, asset }} onUpload={async () => tinyAsset()} onRemove={remove} />
}

describe('AssetSlot', () => {
  it('uploads the selected file under the slot’s name with its metadata, and announces success', async () => {
    const onUpload = uploader(async () => tinyAsset({ name: 'logo.png', width: 300, height: 250, duration: null }))
    const { container } = await open({ name: 'logo.png', onUpload })
    chooseFiles(container, await pngFile('Scan 7.png'))
    await expect.poll(state).toBe('ready')
    const [file, facts] = onUpload.mock.calls[0] ?? []
    expect(file?.name).toBe('logo.png')
    expect(facts).toEqual({ width: 300, height: 250, duration: null })
    expect(said()).toMatch(/^logo\.png is ready\. 300x250 · \d/)
  })

  it('warns about a different size without rejecting the file', async () => {
    const image = { name: 'main.png', duration: null, uploadType: 'image' as const }
    await open({ name: 'main image', asset: tinyAsset({ ...image, width: 1920, height: 1080 }) })
    expect(state()).toBe('wrong-size')
    await expect.element(page.getByText('1920x1080, the creative is 300x250')).toBeVisible()
  })

  it('shows all facts of a stored video, which fits into any size', async () => {
    await open({ asset: tinyAsset({ width: 640, height: 360, codec: 'H.264', bytes: 4_200_000 }) })
    expect(state()).toBe('ready')
    await expect.element(page.getByText('640x360 · 0:15 · H.264 · 4.2\u00a0MB')).toBeVisible()
  })

  it.each([
    ['of the wrong kind', () => pngFile('photo.png'), 'main.mp4 has to be a video (MP4). photo.png is not.'],
    ['that is empty', () => new File([], 'a.mp4'), 'a.mp4 is empty.'],
    ['that lies about itself', async () => new File([await pngFile('x')], 'a.mp4'), 'The content of a.mp4 is not MP4.'],
  ])('never uploads a file %s', async (_, make, words) => {
    const onUpload = uploader(async () => tinyAsset())
    const { container } = await open({ onUpload })
    chooseFiles(container, await make())
    await expect.poll(said).toContain(words)
    expect(state()).toBe('wrong-kind')
    expect(onUpload).not.toHaveBeenCalled()
  })

  it('accepts one dropped file, but not two', async () => {
    const onUpload = uploader(async () => tinyAsset())
    await open({ onUpload })
    const slot = page.getByRole('group', { name: 'main.mp4' }).element()
    dropFiles(slot, mp4File('a.mp4'), mp4File('b.mp4'))
    await expect.poll(said).toBe('Only one file at a time.')
    dropFiles(slot, mp4File('a.mp4'))
    await expect.poll(state).toBe('ready')
    expect(onUpload).toHaveBeenCalledTimes(1)
  })

  it('shows the progress, and that the server is processing after the upload', async () => {
    let tell: (share: number) => void = () => {}
    const { container } = await open({
      onUpload: (_file, _facts, { onProgress }) => {
        tell = onProgress
        return new Promise(() => {})
      },
    })
    chooseFiles(container, mp4File())
    await expect.poll(said).toBe('Uploading main.mp4')
    tell(0.6)
    await expect.poll(said).toBe('50% of main.mp4')
    tell(1)
    await expect.poll(said).toBe('main.mp4 is almost done')
    expect(page.getByRole('progressbar').element()).not.toHaveAttribute('aria-valuenow')
  })

  it('cancels an upload and keeps focus', async () => {
    let given: AbortSignal | undefined
    let answer: (asset: Asset) => void = () => {}
    const { container } = await open({
      onUpload: (_file, _facts, { signal }) => {
        given = signal
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    })
    chooseFiles(container, mp4File())
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(given?.aborted).toBe(true)
    answer(tinyAsset())
    await expect.element(page.getByRole('button', { name: 'Choose a file for main.mp4' })).toHaveFocus()
    expect(state()).toBe('missing')
  })

  it('retries the same file after an error', async () => {
    const onUpload = vi.fn<AssetUploader>().mockRejectedValueOnce(new Error()).mockResolvedValueOnce(tinyAsset())
    const { container } = await open({ onUpload })
    chooseFiles(container, mp4File('a.mp4'))
    await expect.poll(said).toBe('Couldn’t upload the file. Try again.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(state).toBe('ready')
    expect(onUpload.mock.calls[1]?.[0]).toBe(onUpload.mock.calls[0]?.[0])
    await expect.element(page.getByRole('button', { name: 'Replace main.mp4' })).toHaveFocus()
  })

  it('keeps the current file while a replacement uploads, then follows its props', async () => {
    const [old, next] = [tinyAsset({ id: 'old' }), tinyAsset({ id: 'next', width: 301, height: 250 })]
    const onUpload = uploader(async () => next)
    const { container, rerender } = await open({ asset: old, onUpload })
    chooseFiles(container, mp4File())
    await expect.poll(said).toMatch(/^main\.mp4 is ready\. 301x250/)
    expect(onUpload.mock.calls[0]?.[2].replaces).toBe(old)
    const shown = (asset?: Asset) =>
      rerender(<AssetSlot name="main.mp4" creative={creative} onUpload={onUpload} asset={asset} />)
    await shown(next)
    await expect.poll(said).toMatch(/^main\.mp4 is ready\. 301x250/)
    await shown(undefined)
    expect(state()).toBe('missing')
  })

  it('confirms a removal, shows an error, and keeps focus in the slot', async () => {
    const onRemove = vi.fn().mockRejectedValueOnce(new Error('It is published.')).mockResolvedValueOnce(undefined)
    await mount(<Held onRemove={onRemove} />)
    await userEvent.click(page.getByRole('button', { name: 'Remove main.mp4' }))
    const remove = page.getByRole('button', { name: 'Remove file' })
    await userEvent.click(remove)
    await expect.element(page.getByText('It is published.')).toBeVisible()
    await userEvent.click(remove)
    await expect.poll(state).toBe('missing')
    await expect.element(page.getByRole('button', { name: 'Choose a file for main.mp4' })).toHaveFocus()
  })
})
