import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAwsChunked } from './aws-chunked.js'
import { createChunkSigner, deriveSigningKey, type Scope, signRequest } from './sigv4.js'

// Keys, requests and signatures of Amazon's documentation ("Signature calculations for the Authorization header").
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const SCOPE: Scope = { day: '20130524', region: 'us-east-1', service: 's3' }
const SIGNER = { signingKey: deriveSigningKey(SECRET, SCOPE), time: '20130524T000000Z', scope: SCOPE }
const SEED = '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9'
const SIGNATURES = [
  'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648',
  '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497',
  'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9',
]
const CONTENT = 'a'.repeat(65_536 + 1024)
const chunk = (size: number, signature = '') =>
  `${size.toString(16)};chunk-signature=${signature}\r\n${'a'.repeat(size)}\r\n`
const BODY = chunk(65_536, SIGNATURES[0]) + chunk(1024, SIGNATURES[1]) + chunk(0, SIGNATURES[2])

/** Decodes a body that arrives in pieces of a size. */
async function decode(body: string, size = 1000, seed?: string) {
  async function* pieces() {
    for (let at = 0; at < body.length; at += size) yield Buffer.from(body.slice(at, at + size), 'latin1')
  }
  let trailers = new Map<string, string>()
  const signer = seed === undefined ? undefined : createChunkSigner(seed, SIGNER)
  const decoded = await buffer(
    decodeAwsChunked(pieces(), signer, (found) => {
      trailers = found
    }),
  )
  return { text: decoded.toString('latin1'), trailers: Object.fromEntries(trailers) }
}

describe('signatures (Amazon’s examples)', () => {
  const host: [string, string] = ['host', 'examplebucket.s3.amazonaws.com']
  const date: [string, string] = ['x-amz-date', '20130524T000000Z']
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const hash: [string, string] = ['x-amz-content-sha256', empty]

  it.each([
    [
      'get a range',
      { method: 'GET', path: '/test.txt', query: [], headers: [host, ['range', 'bytes=0-9'], hash, date] },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'read the lifecycle',
      { method: 'GET', path: '/', query: [['lifecycle', '']], headers: [host, hash, date] },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'list objects',
      {
        method: 'GET',
        path: '/',
        query: [
          ['prefix', 'J'],
          ['max-keys', '2'],
        ],
        headers: [host, hash, date],
      },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ] as [string, Omit<Parameters<typeof signRequest>[0], 'payloadHash'>, string][])('%s', (_, request, signature) => {
    expect(signRequest({ ...request, payloadHash: empty }, SIGNER)).toBe(signature)
  })

  it('store an object in chunks', () => {
    const headers: [string, string][] = [
      ['content-encoding', 'aws-chunked'],
      ['content-length', '66824'],
      ['host', 's3.amazonaws.com'],
      ['x-amz-content-sha256', 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD'],
      date,
      ['x-amz-decoded-content-length', '66560'],
      ['x-amz-storage-class', 'REDUCED_REDUNDANCY'],
    ]
    const request = { method: 'PUT', path: '/examplebucket/chunkObject.txt', query: [], headers }
    expect(signRequest({ ...request, payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' }, SIGNER)).toBe(SEED)
  })
})

describe('decodeAwsChunked', () => {
  it.each([1, 7, 1000, 1_000_000])('decodes Amazon’s example in pieces of %d bytes', async (size) => {
    expect((await decode(BODY, size, SEED)).text).toBe(CONTENT)
  })

  it('checks the signature of the trailers', async () => {
    const seed = '106e2a8a18243abcf37539882f36619c00e2dfc72633413f02d3b74544bfeb8e'
    const signatures = [
      'b474d8862b1487a5145d686f57f013e54db672cee1c953b3010fb58501ef5aa2',
      '1c1344b170168f8e65b41376b44b20fe354e373826ccbbe2c1d40a8cae51e5c7',
      '2ca2aba2005185cf7159c6277faf83795951dd77a3a99e6e65d5c9f85863f992',
    ]
    const start = chunk(65_536, signatures[0]) + chunk(1024, signatures[1])
    const end = (value: string) =>
      `0;chunk-signature=${signatures[2]}\r\nx-amz-checksum-crc32c:${value}\r\nx-amz-trailer-signature:d81f82fc3505edab99d459891051a732e8730629a2e4a59689829ca17fe2e435\r\n\r\n`
    expect(await decode(start + end('sOO8/Q=='), 999, seed)).toEqual({
      text: CONTENT,
      trailers: { 'x-amz-checksum-crc32c': 'sOO8/Q==' },
    })
    await expect(decode(start + end('sOO8/g=='), 999, seed)).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' })
  })

  it('rejects every changed byte of a signed body (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: BODY.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = BODY.slice(0, at) + String.fromCharCode(BODY.charCodeAt(at) ^ change) + BODY.slice(at + 1)
          // Digits of a size may be written in both cases.
          fc.pre(changed.toLowerCase() !== BODY.toLowerCase())
          await expect(decode(changed, 50_000, SEED)).rejects.toMatchObject({ name: 'S3Error' })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('rejects a body that is cut off or continues (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: BODY.length - 3 }), async (end) => {
        await expect(decode(BODY.slice(0, end), 50_000, SEED)).rejects.toMatchObject({ name: 'S3Error' })
      }),
      { numRuns: 100 },
    )
    for (const more of ['x', '\r\n', '0\r\n\r\n'])
      await expect(decode(BODY + more, 50_000, SEED)).rejects.toMatchObject({ code: 'IncompleteBody' })
  })

  it('decodes unsigned chunks with trailers', async () => {
    expect(await decode('3\r\nabc\r\n1\r\n\r\r\n0\r\nx-amz-checksum-crc32:AAAA\r\n\r\n', 2)).toEqual({
      text: 'abc\r',
      trailers: { 'x-amz-checksum-crc32': 'AAAA' },
    })
    for (const body of ['', '3\r\nabcd\r\n0\r\n\r\n', 'x\r\n', '-1\r\n', `${'0'.repeat(9000)}\r\n`, '3\r\nab'])
      await expect(decode(body)).rejects.toMatchObject({ code: 'IncompleteBody' })
  })
})
