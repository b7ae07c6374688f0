import { PutObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { createMemoryS3 } from '../../testing/memory-s3.js'
import { createFileClient } from './file-client.js'

/** Opens a bucket of a service that refuses the first, conditional write. */
function openWithoutConditions(bucket: string, keys: readonly string[]) {
  const service = createMemoryS3(keys)
  let isRefused = false
  service.fail = (request) => {
    if (isRefused || !request.startsWith('PUT ')) return undefined
    isRefused = true
    return { code: 'NotImplemented', status: 501 }
  }
  const client = createFileClient(
    {
      ...{ region: 'us-east-1', bucket, endpoint: 'http://files.test', forcePathStyle: true, prefix: '' },
      credentials: async () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
    },
    { requestHandler: service.requestHandler, maxAttempts: 1 },
  )
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'new', IfNoneMatch: '*' }))
  return { service, put }
}

describe('a service without conditional writes', () => {
  it('gets new objects after a look-up, and no condition again', async () => {
    const { service, put } = openWithoutConditions('free', [])
    await put('a')
    await put('b')
    expect(service.requests).toEqual(['PUT a', 'HEAD a', 'PUT a', 'HEAD b', 'PUT b'])
  })

  it('keeps existing objects', async () => {
    const { service, put } = openWithoutConditions('taken', ['a'])
    await expect(put('a')).rejects.toMatchObject({ name: 'PreconditionFailed' })
    expect(new TextDecoder().decode(service.objects.get('a')?.body)).toBe('a')
  })
})
