import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import type { S3Settings } from '../s3-settings.js'

/** S3 server over real HTTP with one bucket, stored in a folder. */
export interface S3Server {
  settings: S3Settings
  close: () => Promise<void>
}

/** Starts the server on a free port. */
export async function startS3(directory: string): Promise<S3Server> {
  const bucket = 'placard-test'
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const http = createServer(s3.callback())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
      roleArn: undefined,
      stsEndpoint: undefined,
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
