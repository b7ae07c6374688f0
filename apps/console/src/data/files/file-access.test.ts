import { ApiError } from '@placard/domain/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Difference of this device's clock to the server's. */
const CLOCK_AHEAD_MS = 2 * 3_600_000

const { call, callToEnd, config, pool } = vi.hoisted(() => ({
  call: vi.fn(),
  callToEnd: vi.fn(),
  config: { identityPoolID: undefined as string | undefined },
  pool: vi.fn(),
}))
vi.mock('../api.js', () => ({ call, callToEnd }))
vi.mock('../../state/session-store.js', () => ({
  toLocalTime: (time: Date) => new Date(time.getTime() + CLOCK_AHEAD_MS),
}))
vi.mock('../../config.js', () => ({ config: () => config }))
vi.mock('@aws-sdk/credential-provider-cognito-identity', () => ({ fromCognitoIdentityPool: pool }))
const { findFileAccess } = await import('./file-access.js')

const settings = { region: 'ap-southeast-2', bucket: '', identityPoolID: null }
const NOW = new Date('2025-10-14T12:00:00.000Z')
const answer = (accessKeyId = 'one', expiration = '2025-10-14T13:00:00.000Z') => ({
  data: {
    region: 'eu-central-1',
    bucket: 'company',
    endpoint: 'https://ads.test/s3',
    forcePathStyle: true,
    prefix: 'users/ada/',
    accessKeyId,
    secretAccessKey: 'secret',
    sessionToken: 'token',
    expiration,
  },
})

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ now: NOW.getTime() + CLOCK_AHEAD_MS, toFake: ['Date'] })
  config.identityPoolID = undefined
})

afterEach(() => void vi.useRealTimers())

describe('findFileAccess', () => {
  it('takes place and keys from the API, whose clock decides when they end', async () => {
    call.mockResolvedValueOnce(answer())
    callToEnd.mockResolvedValueOnce(answer('two'))
    const { credentials, ...place } = await findFileAccess(settings)
    expect(place).toEqual({
      region: 'eu-central-1',
      bucket: 'company',
      endpoint: 'https://ads.test/s3',
      forcePathStyle: true,
      prefix: 'users/ada/',
    })
    expect(await credentials()).toEqual({
      accessKeyId: 'one',
      secretAccessKey: 'secret',
      sessionToken: 'token',
      expiration: new Date(Date.parse('2025-10-14T13:00:00.000Z') + CLOCK_AHEAD_MS),
    })
    // As many clients as files of a dropped folder.
    for (let file = 0; file < 400; file++) expect(await credentials()).toMatchObject({ accessKeyId: 'one' })
    expect(callToEnd).not.toHaveBeenCalled()
    vi.setSystemTime(NOW.getTime() + CLOCK_AHEAD_MS + 3_600_000)
    expect(await credentials()).toMatchObject({ accessKeyId: 'two' })
  })

  it('opens another bucket of the settings, with its region', async () => {
    call.mockResolvedValue(answer())
    expect(await findFileAccess({ ...settings, bucket: 'agency' })).toMatchObject({
      region: 'ap-southeast-2',
      bucket: 'agency',
    })
    expect(await findFileAccess({ ...settings, bucket: 'company' })).toMatchObject({
      region: 'eu-central-1',
      bucket: 'company',
    })
  })

  it('uses the identity pool of the settings, else that of the installation, without the API', async () => {
    const keys = { accessKeyId: 'cognito', secretAccessKey: 'secret' }
    const keySource = vi.fn(async () => keys)
    pool.mockReturnValue(keySource)
    config.identityPoolID = 'us-east-1:1a2b'
    const access = await findFileAccess({ ...settings, bucket: 'agency' })
    expect(access).toMatchObject({ region: 'ap-southeast-2', bucket: 'agency', prefix: '', forcePathStyle: false })
    expect(await access.credentials()).toBe(keys)
    await access.credentials()
    expect(keySource).toHaveBeenCalledTimes(1)
    await findFileAccess({ ...settings, bucket: 'agency', identityPoolID: 'eu-west-1:3c4d' })
    expect(pool.mock.calls.map(([{ identityPoolId, clientConfig }]) => [identityPoolId, clientConfig.region])).toEqual([
      ['us-east-1:1a2b', 'us-east-1'],
      ['eu-west-1:3c4d', 'eu-west-1'],
    ])
    expect(call).not.toHaveBeenCalled()
    expect(callToEnd).not.toHaveBeenCalled()
  })

  it('keeps identity IDs in memory, not in the browser', async () => {
    pool.mockReturnValue(async () => ({}))
    await findFileAccess({ ...settings, bucket: 'agency', identityPoolID: 'eu-west-1:3c4d' })
    const [{ cache }] = pool.mock.calls[0] ?? []
    cache.setItem('id', 'value')
    expect(cache.getItem('id')).toBe('value')
    cache.removeItem('id')
    expect(cache.getItem('id')).toBeNull()
  })

  it('throws the error of the API', async () => {
    call.mockRejectedValue(new ApiError('Files are not set up.', { status: 501 }))
    await expect(findFileAccess(settings)).rejects.toThrow('Files are not set up.')
  })
})
