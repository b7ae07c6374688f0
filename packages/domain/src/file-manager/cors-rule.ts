/**
 * Returns the CORS rule, as JSON, with which a bucket allows the file manager of an origin: all its methods, and the
 * headers that it reads.
 * @experimental
 */
export const corsRule = (origin: string): string =>
  JSON.stringify(
    [
      {
        AllowedOrigins: [origin],
        AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        AllowedHeaders: ['*'],
        ExposeHeaders: ['ETag', 'Date', 'x-amz-bucket-region', 'x-amz-version-id'],
        MaxAgeSeconds: 3600,
      },
    ],
    undefined,
    2,
  )
