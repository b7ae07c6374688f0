import { describe, expect, it } from 'vitest'
import { ApiError } from '../problem/problem.js'
import { corsRule } from './cors-rule.js'
import { type FileFailureKind, fileFailure, isPassingFailure, retryPauseMs } from './file-failure.js'
import { linkSeconds } from './file-link.js'

const context = { bucket: 'banners', region: 'us-east-1' }
const named = (name: string, more: object = {}) => Object.assign(new Error('from the service'), { name, ...more })
const status = (httpStatusCode: number) => named('UnknownError', { $metadata: { httpStatusCode } })

describe('fileFailure', () => {
  it.each<[unknown, FileFailureKind]>([
    [named('PermanentRedirect'), 'region'],
    [named('AuthorizationHeaderMalformed'), 'region'],
    [status(301), 'region'],
    [named('NoSuchBucket'), 'bucket'],
    [named('AccessDenied'), 'denied'],
    [named('Error', { Code: 'AccessDenied' }), 'denied'],
    [status(403), 'denied'],
    [named('RequestTimeTooSkewed'), 'clock'],
    [named('QuotaExceeded'), 'full'],
    [status(507), 'full'],
    [named('EntityTooLarge'), 'too-large'],
    [named('ExpiredToken'), 'expired'],
    [named('ExpiredTokenException'), 'expired'],
    [named('CredentialsProviderError'), 'credentials'],
    [named('NotAuthorizedException'), 'credentials'],
    [new ApiError('Files are not set up.', { status: 501 }), 'credentials'],
    [new ApiError('The server could not be reached.', {}), 'unreachable'],
    [named('NoSuchKey'), 'missing'],
    [status(404), 'missing'],
    [named('PreconditionFailed'), 'exists'],
    [status(412), 'exists'],
    [named('SlowDown'), 'busy'],
    [status(503), 'busy'],
    [status(429), 'busy'],
    [new ApiError('Too many requests. Wait 42 seconds and try again.', { status: 429 }), 'busy'],
    [new ApiError('The server is busy.', { status: 503 }), 'busy'],
    [named('AbortError'), 'cancelled'],
    [named('Surprise'), 'other'],
    [undefined, 'other'],
    ['text', 'other'],
    [new TypeError('x is not a function'), 'other'],
  ])('of %o is %s', (error, kind) => {
    expect(fileFailure(error, context).kind).toBe(kind)
  })

  it('tells offline, unreachable and a missing CORS rule apart', () => {
    for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']) {
      const error = new TypeError(message)
      expect(fileFailure(error, { ...context, isOnline: false, isReachable: true }).kind).toBe('offline')
      expect(fileFailure(error, { ...context, isBlocked: true }).kind).toBe('blocked')
      expect(fileFailure(error, { ...context, isReachable: true }).kind).toBe('cors')
      expect(fileFailure(error, { ...context, isReachable: false }).kind).toBe('unreachable')
      expect(fileFailure(error, context).kind).toBe('unreachable')
    }
  })

  it('has the time after which the service asks to try again', () => {
    const slow = named('SlowDown', { $response: { headers: { 'retry-after': '7' } } })
    expect(fileFailure(slow, context).retryAfterMs).toBe(7000)
    const refused = new ApiError('Too many requests. Wait 42 seconds and try again.', {
      status: 429,
      retryAfterMs: 42_000,
    })
    expect(fileFailure(refused, context)).toEqual({
      kind: 'busy',
      title: 'The file store is busy',
      message: 'Too many requests. Wait 42 seconds and try again.',
      retryAfterMs: 42_000,
    })
    const date = named('SlowDown', { $response: { headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } } })
    for (const error of [named('SlowDown'), date])
      expect(fileFailure(error, context)).not.toHaveProperty('retryAfterMs')
  })

  it('is tried again after that time, else after pauses that grow to a minute', () => {
    expect([1, 2, 3, 6, 60].map((failures) => retryPauseMs({}, failures))).toEqual([2000, 4000, 8000, 60_000, 60_000])
    expect(retryPauseMs({ retryAfterMs: 42_000 }, 1)).toBe(42_000)
  })

  it('names the bucket, its region and what to do', () => {
    const text = (error: unknown) => fileFailure(error, context).message
    expect(text(named('NoSuchBucket'))).toBe(
      'There is no bucket named “banners”. Check its name in the bucket settings.',
    )
    expect(text(named('AuthorizationHeaderMalformed', { Region: 'eu-west-1' }))).toBe(
      'The bucket “banners” is not in us-east-1 but in eu-west-1. Change the region in the bucket settings.',
    )
    const redirect = named('PermanentRedirect', { $response: { headers: { 'x-amz-bucket-region': 'eu-west-1' } } })
    expect(text(redirect)).toContain('but in eu-west-1')
    expect(text(named('PermanentRedirect'))).toBe(
      'The bucket “banners” is not in us-east-1. Change the region in the bucket settings.',
    )
    expect(text(new ApiError('Files are not set up.', { status: 501 }))).toBe('Files are not set up.')
    expect(text(named('Surprise'))).toBe('from the service')
  })

  it('is worth a retry only if the connection or the service may come back', () => {
    const retried = ['offline', 'unreachable', 'busy', 'denied', 'full', 'cors', 'expired'] as const
    expect(retried.filter((kind) => isPassingFailure({ kind }))).toEqual(['offline', 'unreachable', 'busy'])
  })
})

it('corsRule allows the origin to upload parts and read their ETags', () => {
  const [rule] = JSON.parse(corsRule('https://ads.example.test'))
  expect(rule.AllowedOrigins).toEqual(['https://ads.example.test'])
  expect(rule.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'PUT', 'POST', 'DELETE']))
  expect(rule.ExposeHeaders).toContain('ETag')
})

describe('linkSeconds', () => {
  it('is an hour, or what is left of the credentials', () => {
    const now = Date.parse('2025-10-14T12:00:00Z')
    expect(linkSeconds(undefined, now)).toBe(3600)
    expect(linkSeconds(new Date(now + 7_200_000), now)).toBe(3600)
    expect(linkSeconds(new Date(now + 600_500), now)).toBe(600)
    expect(linkSeconds(new Date(now - 1), now)).toBe(1)
  })
})
