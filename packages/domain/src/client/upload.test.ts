import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/endpoints.js'
import { expectFailure, json, listen } from '../testing/test-server.js'
import { createClient, type Progress } from './client.js'

const files = [
  new File(['film'], 'main.mp4', { type: 'video/mp4' }),
  new File(['ünï'], 'grüße "1".png', { type: 'image/png' }),
]
const fields = { creativeID: 'c1', type: 'video', width: 640, height: 360, duration: 12.5, assets: '["a1"]' } as const
const done = { status: 200, data: [], deleted: [] }

/** Parses an upload like a server: parts by name, in order. */
async function splitParts(
  listener: (form: FormData, headers: Record<string, unknown>) => void,
  answer = json(200, done),
) {
  const receive: RequestListener = async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const headers = { 'content-type': String(request.headers['content-type']) }
    listener(await new Response(Buffer.concat(chunks), { headers }).formData(), request.headers)
    answer(request, response)
  }
  return createClient({ baseUrl: await listen(receive) })
}

describe('upload', () => {
  it('sends fields before files, with the names of the contract', async () => {
    let seen: [string, string][] = []
    let sent: Record<string, unknown> = {}
    const client = await splitParts((form, headers) => {
      seen = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`])
      sent = headers
    })
    expect(await client.upload(endpoints.uploadAssets, { fields, files })).toEqual(done)
    expect(seen).toEqual([
      ['creativeID', 'c1'],
      ['type', 'video'],
      ['width', '640'],
      ['height', '360'],
      ['duration', '12.5'],
      ['assets', '["a1"]'],
      ['files[]', 'main.mp4 4'],
      ['files[]', `grüße "1".png ${files[1]?.size}`],
    ])
    expect(sent['idempotency-key']).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(sent['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('omits missing fields, and repeats the key of the first attempt', async () => {
    const seen: unknown[] = []
    const client = await splitParts((form, headers) => seen.push([...form.keys()], headers['idempotency-key']))
    const input = { fields: { creativeID: 'c1', type: undefined }, files: files.slice(1), idempotencyKey: 'k1' }
    await client.upload(endpoints.uploadAssets, input)
    expect(seen).toEqual([['creativeID', 'files[]'], 'k1'])
  })

  it('reports completion without progress events', async () => {
    const seen: Progress[] = []
    const client = await splitParts(() => {})
    await client.upload(endpoints.uploadAssets, { fields, files, onProgress: (progress) => seen.push(progress) })
    const total = files.reduce((sum, { size }) => sum + size, 0)
    expect(seen).toEqual([{ sent: total, total }])
  })

  it('rejects invalid fields before the request', async () => {
    const client = createClient({ baseUrl: await listen(() => expect.unreachable('a request was sent')) })
    const error = await expectFailure(
      client.upload(endpoints.uploadAssets, { fields: { creativeID: 'c1', assets: '[1,' }, files }),
    )
    expect(error).toMatchObject({ status: 400, message: 'The list of assets could not be read.' })
  })

  it('reports server errors and cancellation', async () => {
    const refusal = { status: 413, message: 'A file is larger than 50 MB.' }
    const client = await splitParts(() => {}, json(413, refusal))
    expect(await expectFailure(client.upload(endpoints.uploadAssets, { fields, files }))).toMatchObject(refusal)
    const signal = AbortSignal.abort()
    expect((await expectFailure(client.upload(endpoints.uploadAssets, { fields, files, signal }))).message).toBe(
      'Request timed out',
    )
  })
})
