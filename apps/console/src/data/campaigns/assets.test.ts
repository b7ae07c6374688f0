import { endpoints } from '@placard/domain/api'
import { beforeEach, expect, it, vi } from 'vitest'

const { upload, call } = vi.hoisted(() => ({ upload: vi.fn(), call: vi.fn() }))
vi.mock('../api.js', () => ({ upload, call }))
vi.mock('./creatives.js', () => ({ takeAssets: vi.fn() }))
const { createAssetMutation } = await import('./assets.js')

const creative = { campaignID: 'campaign1', id: 'creative1' }
const facts = { width: 640, height: 360, duration: null }
const run = (file: File, replaces?: { id: string }) =>
  createAssetMutation.mutationFn?.(
    { creative, file, facts, replaces, signal: new AbortController().signal, onProgress: vi.fn() } as never,
    {} as never,
  )
const createKey = (attempt: number): string => upload.mock.calls[attempt]?.[1].idempotencyKey

beforeEach(() => vi.resetAllMocks())

it('retries a failed upload with the same idempotency key, and uses a new one afterwards', async () => {
  const file = new File(['x'], 'main.mp4')
  upload.mockRejectedValueOnce(new Error('Offline')).mockResolvedValue({ data: [{ id: 'asset1' }] })
  await expect(run(file)).rejects.toThrow('Offline')
  await run(file)
  await run(file)
  expect(createKey(1)).toBe(createKey(0))
  expect(createKey(2)).not.toBe(createKey(1))
  expect(upload.mock.calls[0]?.[1].fields).toEqual({ creativeID: 'creative1', width: 640, height: 360 })
})

it('deletes a replaced asset only once its replacement is stored', async () => {
  upload.mockRejectedValueOnce(new Error('Offline')).mockResolvedValue({ data: [{ id: 'asset2' }] })
  const file = new File(['x'], 'main.mp4')
  await expect(run(file, { id: 'asset1' })).rejects.toThrow('Offline')
  expect(call).not.toHaveBeenCalled()
  await run(file, { id: 'asset1' })
  expect(call).toHaveBeenCalledWith(endpoints.deleteAsset, { query: { id: 'asset1', creativeID: 'creative1' } })
})
