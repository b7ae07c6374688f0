declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** Types of the used part of s3rver, which has none. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    callback(): RequestListener
    configureBuckets(): Promise<void>
  }
}
