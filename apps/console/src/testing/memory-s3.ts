import { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'

/** Parts of a request that the service reads. */
interface MemoryRequest {
  method: string
  path: string
  headers: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Object in memory. */
interface MemoryObject {
  body: Uint8Array
  contentType: string
}

/** Failure that a test causes: an error code with a status and seconds to wait, or a lost connection. */
export type MemoryFailure = { code: string; status: number; retryAfter?: number } | 'lost'

/** S3 in memory: the calls of the file manager, for one bucket. */
export interface MemoryS3 {
  objects: Map<string, MemoryObject>
  /** Multipart uploads by id, with their parts by number. */
  uploads: Map<string, { key: string; parts: Map<number, Uint8Array> }>
  /** Requests so far: 'PUT a.png', 'POST a.png?uploads'. */
  requests: string[]
  /** Called before each request; returns the failure to cause. */
  fail: (request: string) => MemoryFailure | undefined
  requestHandler: NonNullable<S3ClientConfig['requestHandler']>
}

const MODIFIED = '2025-10-01T09:30:00.000Z'

const xml = (body: string) => ({ status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` })
const code = (name: string, status: number, retryAfter?: number): MemoryAnswer => ({
  status,
  ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${name}</Code><Message>${name}</Message></Error>`,
})
const encode = (key: string) => encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+')
const tag = (name: string, value: string | number) => `<${name}>${value}</${name}>`
const decodeXml = (text: string) =>
  text.replace(
    /&(lt|gt|amp|quot|apos);/g,
    (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name] ?? '',
  )

async function readBytes(body: unknown): Promise<Uint8Array> {
  if (body === undefined) return new Uint8Array()
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof Uint8Array) return body
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

interface MemoryAnswer {
  status: number
  body?: string | Uint8Array
  headers?: Record<string, string>
}

/** Creates a bucket with objects whose content is their key. */
export function createMemoryS3(keys: readonly string[] = [], pageSize = 1000): MemoryS3 {
  const objects: MemoryS3['objects'] = new Map(
    keys.map((key) => [key, { body: new TextEncoder().encode(key), contentType: 'text/plain' }]),
  )
  const uploads: MemoryS3['uploads'] = new Map()
  const service: MemoryS3 = {
    objects,
    uploads,
    requests: [],
    fail: () => undefined,
    requestHandler: { handle, metadata: { handlerProtocol: 'http/1.1' } } as never,
  }
  let uploadCount = 0

  function list(query: Record<string, string>): MemoryAnswer {
    const { prefix = '', delimiter, 'continuation-token': after = '' } = query
    const found: { key: string; isFolder: boolean }[] = []
    for (const key of [...objects.keys()].sort()) {
      if (!key.startsWith(prefix)) continue
      const slash = delimiter === undefined ? -1 : key.indexOf(delimiter, prefix.length)
      const entry = slash === -1 ? key : key.slice(0, slash + 1)
      if (entry > after && found.at(-1)?.key !== entry) found.push({ key: entry, isFolder: slash !== -1 })
    }
    const page = found.slice(0, pageSize)
    const isTruncated = found.length > page.length
    const entries = page.map(({ key, isFolder }) =>
      isFolder
        ? tag('CommonPrefixes', tag('Prefix', encode(key)))
        : tag(
            'Contents',
            tag('Key', encode(key)) + tag('Size', objects.get(key)?.body.length ?? 0) + tag('LastModified', MODIFIED),
          ),
    )
    return xml(
      `<ListBucketResult>${tag('EncodingType', 'url')}${tag('IsTruncated', String(isTruncated))}${
        isTruncated ? tag('NextContinuationToken', page.at(-1)?.key ?? '') : ''
      }${entries.join('')}</ListBucketResult>`,
    )
  }

  function deleteMany(body: string): MemoryAnswer {
    const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeXml(key))
    const refused = keys.filter((key) => service.fail(`DELETE ${key}`) !== undefined)
    for (const key of keys) if (!refused.includes(key)) objects.delete(key)
    const errors = refused.map((key) => tag('Error', tag('Key', key) + tag('Code', 'AccessDenied')))
    return xml(`<DeleteResult>${errors.join('')}</DeleteResult>`)
  }

  function complete(id: string, key: string, headers: Record<string, string>): MemoryAnswer {
    if (headers['if-none-match'] === '*' && objects.has(key)) return code('PreconditionFailed', 412)
    const parts = uploads.get(id)?.parts ?? new Map<number, Uint8Array>()
    const body = joinBytes([...parts].sort(([one], [other]) => one - other).map(([, part]) => part))
    objects.set(key, { body, contentType: '' })
    uploads.delete(id)
    return xml(`<CompleteMultipartUploadResult>${tag('ETag', '"etag"')}</CompleteMultipartUploadResult>`)
  }

  function multipart(
    { method, headers }: MemoryRequest,
    key: string,
    query: Record<string, string>,
    body: Uint8Array,
  ): MemoryAnswer {
    const upload = uploads.get(query.uploadId ?? '')
    if (!upload) return code('NoSuchUpload', 404)
    if (method === 'DELETE') {
      uploads.delete(query.uploadId ?? '')
      return { status: 204 }
    }
    if (method === 'PUT') {
      const etag = `"part-${query.partNumber}"`
      upload.parts.set(Number(query.partNumber), body)
      if (headers['x-amz-copy-source'] !== undefined)
        return xml(`<CopyPartResult>${tag('ETag', etag)}</CopyPartResult>`)
      return { status: 200, headers: { etag } }
    }
    const parts = [...upload.parts].map(([number, { length }]) =>
      tag('Part', tag('PartNumber', number) + tag('Size', length) + tag('ETag', `"part-${number}"`)),
    )
    return xml(`<ListPartsResult>${tag('Key', key)}${parts.join('')}</ListPartsResult>`)
  }

  function put(key: string, headers: Record<string, string>, body: Uint8Array): MemoryAnswer {
    const source = headers['x-amz-copy-source']
    if (source === undefined) {
      if (headers['if-none-match'] === '*' && objects.has(key)) return code('PreconditionFailed', 412)
      objects.set(key, { body, contentType: headers['content-type'] ?? '' })
      return { status: 200, headers: { etag: '"etag"' } }
    }
    const original = objects.get(decodeURIComponent(source).replace(/^[^/]+\//, ''))
    if (!original) return code('NoSuchKey', 404)
    objects.set(key, original)
    return xml(`<CopyObjectResult>${tag('ETag', '"etag"')}</CopyObjectResult>`)
  }

  async function answer(request: MemoryRequest): Promise<MemoryAnswer> {
    const { method, headers } = request
    const key = decodeURIComponent(request.path).replace(/^\/[^/]+\/?/, '')
    const query = Object.fromEntries(Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]))
    const body = await readBytes(request.body)
    if (key === '') return method === 'POST' ? deleteMany(new TextDecoder().decode(body)) : list(query)
    if ('uploads' in query) {
      const id = `upload${++uploadCount}`
      uploads.set(id, { key, parts: new Map() })
      return xml(`<InitiateMultipartUploadResult>${tag('UploadId', id)}</InitiateMultipartUploadResult>`)
    }
    if (query.uploadId !== undefined && method === 'POST' && uploads.has(query.uploadId))
      return complete(query.uploadId, key, headers)
    if (query.uploadId !== undefined) return multipart(request, key, query, body)
    if (method === 'PUT') return put(key, headers, body)
    const object = objects.get(key)
    if (!object) return code('NoSuchKey', 404)
    const [, last] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? []
    const part = last === undefined ? object.body : object.body.slice(0, Number(last) + 1)
    return {
      status: 200,
      headers: {
        'content-type': object.contentType,
        'content-length': String(part.length),
        'last-modified': new Date(MODIFIED).toUTCString(),
        etag: '"etag"',
      },
      ...(method !== 'HEAD' && { body: part }),
    }
  }

  async function handle(request: MemoryRequest, { abortSignal }: { abortSignal?: AbortSignal } = {}) {
    abortSignal?.throwIfAborted()
    const names = Object.keys(request.query ?? {}).filter((name) => name !== 'x-id')
    const key = decodeURIComponent(request.path).replace(/^\/[^/]+\/?/, '')
    const line = `${request.method} ${key}${names.length > 0 ? `?${names.sort().join('&')}` : ''}`
    service.requests.push(line)
    const number = request.query?.partNumber
    const failure = service.fail(number === undefined ? line : `${line} ${String(number)}`)
    if (failure === 'lost') throw new TypeError('Failed to fetch')
    const given: MemoryAnswer = failure ? code(failure.code, failure.status, failure.retryAfter) : await answer(request)
    const { status, body = '', headers = {} } = given
    const content = typeof body === 'string' ? new TextEncoder().encode(body) : body
    return { response: { statusCode: status, headers, body: Readable.from([content]) } }
  }

  return service
}
