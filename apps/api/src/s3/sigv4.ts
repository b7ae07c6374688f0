import { createHash, createHmac } from 'node:crypto'

/** Algorithm of Signature Version 4 and start of all texts to sign. */
export const ALGORITHM = 'AWS4-HMAC-SHA256'

/** Credential scope of a signature. */
export interface Scope {
  /** Day as 'YYYYMMDD'. */
  day: string
  region: string
  service: string
}

/** Request as it is signed. */
export interface SignedRequest {
  method: string
  /** Path as sent, with percent-encoding. */
  path: string
  /** Decoded query parameters without the signature. */
  query: [name: string, value: string][]
  /** Names of the signed headers in lower case, sorted, and their values. */
  headers: [name: string, value: string][]
  /** Hexadecimal SHA-256 of the body, or the text that stands for it. */
  payloadHash: string
}

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Percent-encodes all characters but letters, digits and -._~ */
export const encodeUri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the text of a scope in texts to sign. */
export const scopeText = ({ day, region, service }: Scope): string => `${day}/${region}/${service}/aws4_request`

/** Derives the key that signs the requests of a day. */
export const deriveSigningKey = (secretAccessKey: string, { day, region, service }: Scope): Buffer =>
  [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))

// Decoded first, because clients need not encode in the same way as they sign.
const canonicalPath = (path: string) =>
  path
    .split('/')
    .map((segment) => encodeUri(decodeURIComponent(segment)))
    .join('/')

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const canonicalQuery = (query: SignedRequest['query']) =>
  query
    .map(([name, value]): [string, string] => [encodeUri(name), encodeUri(value)])
    .toSorted(([name, value], [otherName, otherValue]) => order(name, otherName) || order(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&')

/** Returns the canonical form of a request. */
export function canonicalRequest({ method, path, query, headers, payloadHash }: SignedRequest): string {
  const lines = headers.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}\n`)
  const names = headers.map(([name]) => name).join(';')
  return [method, canonicalPath(path), canonicalQuery(query), lines.join(''), names, payloadHash].join('\n')
}

/** Returns the signature of a request in hexadecimal digits. `time` is 'YYYYMMDDTHHMMSSZ'. */
export function signRequest(
  request: SignedRequest,
  { signingKey, time, scope }: { signingKey: Buffer; time: string; scope: Scope },
): string {
  const text = [ALGORITHM, time, scopeText(scope), sha256(canonicalRequest(request))].join('\n')
  return hmac(signingKey, text).toString('hex')
}

/** Signs the chunks of a body one after the other, each with the signature of the one before. */
export interface ChunkSigner {
  /** Returns the signature of the next chunk, from its SHA-256. */
  signChunk: (sha256: string) => string
  /** Returns the signature of the trailers, from their canonical text. */
  signTrailers: (text: string) => string
}

/** Creates the signer of a body's chunks. `seed` is the signature of the request. */
export function createChunkSigner(
  seed: string,
  { signingKey, time, scope }: { signingKey: Buffer; time: string; scope: Scope },
): ChunkSigner {
  let previous = seed
  const sign = (kind: string, ...hashes: string[]) => {
    previous = hmac(
      signingKey,
      [`${ALGORITHM}-${kind}`, time, scopeText(scope), previous, ...hashes].join('\n'),
    ).toString('hex')
    return previous
  }
  return {
    signChunk: (hash) => sign('PAYLOAD', sha256(''), hash),
    signTrailers: (text) => sign('TRAILER', sha256(text)),
  }
}
