import { ApiError } from '@placard/domain/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explainFileError } from './file-error.js'

const contact = vi.fn<typeof fetch>()

beforeEach(() => {
  contact.mockReset()
  vi.stubGlobal('fetch', contact)
  vi.stubGlobal('window', { location: new URL('https://ads.test/') })
})
afterEach(() => vi.unstubAllGlobals())

it('contacts no bucket when the API gave no credentials', async () => {
  const error = new ApiError('No connection', { status: 0 })
  const { failure } = await explainFileError(error, { bucket: '', region: 'us-east-1' })
  expect(failure).toEqual({
    kind: 'unreachable',
    title: 'Couldn’t reach the file store',
    message: 'Check your connection, then try again.',
  })
  expect(contact).not.toHaveBeenCalled()
})

it('contacts the bucket after a network error, to tell a missing CORS rule from a lost connection', async () => {
  const error = new TypeError('Failed to fetch')
  const place = { bucket: 'banners', region: 'us-east-1' }
  contact.mockResolvedValueOnce(new Response())
  expect((await explainFileError(error, place)).failure.kind).toBe('cors')
  contact.mockRejectedValueOnce(error)
  expect((await explainFileError(error, place)).failure.kind).toBe('unreachable')
  expect(contact.mock.calls.map(([url]) => String(url))).toEqual(
    Array(2).fill('https://banners.s3.us-east-1.amazonaws.com/'),
  )
})
