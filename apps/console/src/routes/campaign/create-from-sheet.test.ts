import { type Asset, type Creative, groupFiles, newCreative } from '@placard/domain/creative'
import { withLandingPage } from '@placard/domain/internal/creative'
import { expect, it, vi } from 'vitest'
import type { AssetUpload } from '../../data/campaigns/assets.js'
import { createFromSheet, type SheetCreation, trackersWith } from './create-from-sheet.js'

const facts = { width: 300, height: 250, duration: null }
const fileState = (name: string) => ({ name, size: 3, facts, file: new File(['abc'], name) })

/** Row of these files, and calls to a server that takes everything. */
function row(...names: string[]) {
  const files = Object.fromEntries(names.map((name) => [name, fileState(name)]))
  const [group] = groupFiles(names.map((name) => ({ id: name, name })))
  const created: Creative = { ...newCreative('campaign', new Date(0)), id: 'c1' }
  const calls = {
    create: vi.fn(async () => created),
    upload: vi.fn(async ({ file }: AssetUpload) => {
      const { name } = file
      return { ...facts, id: name, name, path: `/files/${name}`, uploadType: 'image' } as Asset
    }),
    save: vi.fn(async ({ input }) => ({ ...created, ...input, version: 2 })),
  }
  const creation: SheetCreation = {
    ...{ group: group!, files, creative: undefined, arrived: [], signal: new AbortController().signal },
    input: { ...created, campaignID: 'campaign' },
    ...{ onArrival: vi.fn(), onProgress: vi.fn(), onWait: vi.fn() },
  }
  return { created, calls, creation }
}

it('uploads a video and its images to their slots, and sets the button images', async () => {
  const { calls, creation } = row('film.mp4', 'film_end-card.PNG', 'film_play.svg')
  const { settings } = await createFromSheet(creation, calls)
  expect(calls.upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['main.mp4', 'end-card.png', 'film_play.svg'])
  expect(settings).toEqual([{ key: 'layoutOptions', value: { play_button_image: '/files/film_play.svg' } }])
  expect(creation.onArrival).toHaveBeenCalledTimes(4)
})

it('saves nothing for an image of the planned size', async () => {
  const { calls, creation } = row('summer.png')
  expect((await createFromSheet(creation, calls)).assets).toHaveLength(1)
  expect(calls.save).not.toHaveBeenCalled()
})

it('goes on where a former attempt ended', async () => {
  const { created, calls, creation } = row('film.mp4', 'film_end-card.png')
  await createFromSheet({ ...creation, creative: created, arrived: ['film.mp4'] }, calls)
  expect(calls.create).not.toHaveBeenCalled()
  expect(calls.upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['end-card.png'])
})

it('sends the same file object again, by which the server knows a repeated upload', async () => {
  const { calls, creation } = row('film.mp4', 'film_end-card.png')
  calls.upload.mockRejectedValueOnce(new Error('offline'))
  await expect(createFromSheet(creation, calls)).rejects.toThrow('offline')
  await createFromSheet(creation, calls)
  const [first, second] = calls.upload.mock.calls
  expect(first?.[0].file).toBe(second?.[0].file)
})

it('stops when it is cancelled', async () => {
  const { calls, creation } = row('summer.png')
  await expect(createFromSheet({ ...creation, signal: AbortSignal.abort() }, calls)).rejects.toThrow()
  expect(calls.create).not.toHaveBeenCalled()
})

it('leaves out a landing page that the creative inherits', () => {
  const url = 'https://shop.test/'
  expect(trackersWith(url, undefined)).toEqual(withLandingPage({}, url))
  expect(trackersWith(url, url)).toEqual({})
  expect(trackersWith('', url)).toEqual({})
})
