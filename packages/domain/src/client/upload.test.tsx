import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/endpoints.js'
import { ApiError } from '../problem/problem.js'
import { createClient, type Progress } from './client.js'

const BYTES = 2_000_000
const files = [new File([new Uint8Array(BYTES)], 'main.mp4', { type: 'video/mp4' })]
const fields = { creativeID: 'c1' }
const readFailure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  )

// The test server has no uploads: it reads the body and responds with 404.
describe('upload in a browser', () => {
  const client = createClient({ baseUrl: `${location.origin}/api` })

  it('reports progress and server errors', async () => {
    const seen: Progress[] = []
    const onProgress = (progress: Progress) => seen.push(progress)
    const error = await readFailure(client.upload(endpoints.uploadAssets, { fields, files, onProgress }))
    expect(error).toMatchObject({ status: 404, message: 'The server answered 404.' })
    expect(seen.length).toBeGreaterThan(0)
    const { sent, total } = seen.at(-1) ?? { sent: 0, total: 1 }
    expect(sent).toBe(total)
    expect(total).toBeGreaterThan(BYTES)
    expect(seen.map((progress) => progress.sent)).toEqual(seen.map((progress) => progress.sent).sort((a, b) => a - b))
  })

  it('can be cancelled before and during the request', async () => {
    const before = client.upload(endpoints.uploadAssets, { fields, files, signal: AbortSignal.abort() })
    expect((await readFailure(before)).message).toBe('Request timed out')
    const during = new AbortController()
    const onProgress = () => during.abort()
    const call = client.upload(endpoints.uploadAssets, { fields, files, onProgress, signal: during.signal })
    expect(await readFailure(call)).toMatchObject({ status: 0, message: 'Request timed out' })
  })

  it('fails if the server is unreachable', async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:1/api' })
    const error = await readFailure(nobody.upload(endpoints.uploadAssets, { fields, files }))
    expect(error).toMatchObject({ status: 0, message: 'The server could not be reached.' })
  })
})
