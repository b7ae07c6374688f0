import { ApiError } from '@placard/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const { call, callToEnd, config, pool } = vi.hoisted(() => ({
  call: vi.fn(),
  callToEnd: vi.fn(),
  config: { identityPoolID: undefined as string | undefined },
  pool: vi.fn(),
}))
vi.mock('../api.js', () => ({ call, callToEnd }))
vi.mock('../../config.js', () => ({ config: () => config }))
vi.mock('@aws-sdk/credential-provider-cognito-identity', () => ({ fromCognitoIdentityPool: pool }))
const { findFileAccess } = await import('./file-access.js')

const settings = { region: 'ap-southeast-2', bucket: '', identityPoolID: null }
const answer = (accessKeyId = 'one') => ({
  data: {
    region: 'eu-central-1',
    bucket: 'company',
    endpoint: 'https://ads.test/s3',
    forcePathStyle: true,
    prefix: 'users/ada/',
    accessKeyId,
    secretAccessKey: 'secret',
    sessionToken: 'token',
    expiration: '2025-10-14T13:00:00.000Z',
  },
})

beforeEach(() => {
  vi.resetAllMocks()
  config.identityPoolID = undefined
})

describe('findFileAccess', () => {
  it('takes place and keys from the API, and requests new keys for each renewal', async () => {
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
      expiration: new Date('2025-10-14T13:00:00.000Z'),
    })
    expect(callToEnd).not.toHaveBeenCalled()
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
    pool.mockReturnValue(async () => keys)
    config.identityPoolID = 'us-east-1:1a2b'
    const access = await findFileAccess({ ...settings, bucket: 'agency' })
    expect(access).toMatchObject({ region: 'ap-southeast-2', bucket: 'agency', prefix: '', forcePathStyle: false })
    expect(await access.credentials()).toBe(keys)
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
