declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** What is used of it; it has no types of its own. */
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
