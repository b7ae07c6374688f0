import * as z from 'zod'

/** Bucket and its connection. */
export interface S3Settings {
  bucket: string
  region: string
  /** Endpoint; undefined for Amazon S3. */
  endpoint: string | undefined
  /** Undefined uses the SDK's default chain: environment, files, the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  forcePathStyle: boolean
  /** Role whose temporary credentials the file manager gets; undefined for none. */
  roleArn: string | undefined
  /** Endpoint of the Security Token Service; undefined for that of Amazon. */
  stsEndpoint: string | undefined
}

/** Environment variables of the bucket. */
export const s3Variables = {
  PLACARD_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as placard-files')
    .optional(),
  PLACARD_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region, such as eu-central-1')
    .default('us-east-1'),
  PLACARD_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  PLACARD_S3_ACCESS_KEY_ID: z.string().optional(),
  PLACARD_S3_SECRET_ACCESS_KEY: z.string().optional(),
  PLACARD_S3_FORCE_PATH_STYLE: z
    .enum(['0', '1'], 'must be 1 (yes) or 0 (no)')
    .transform((value) => value === '1')
    .optional(),
  PLACARD_S3_ROLE_ARN: z
    .string()
    .regex(/^arn:[^\s:]+:\S+$/, 'must be the ARN of a role, such as arn:aws:iam::123456789012:role/placard-files')
    .optional(),
  PLACARD_STS_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://sts.example.com' })
    .optional(),
}

type S3Environment = z.output<z.ZodObject<typeof s3Variables>>

/** Reports incomplete settings of a bucket: files must not end up on disk because of a mistyped name. */
export function requireWholeS3(env: S3Environment, context: z.core.$RefinementCtx): void {
  const wrong = (name: keyof S3Environment, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: undefined })
  const settings = [
    env.PLACARD_S3_ENDPOINT,
    env.PLACARD_S3_ACCESS_KEY_ID,
    env.PLACARD_S3_SECRET_ACCESS_KEY,
    env.PLACARD_S3_ROLE_ARN,
  ]
  if (env.PLACARD_S3_BUCKET === undefined && settings.some((value) => value !== undefined))
    wrong('PLACARD_S3_BUCKET', 'must be set, as other PLACARD_S3 settings are')
  if (env.PLACARD_S3_ROLE_ARN === undefined && env.PLACARD_STS_ENDPOINT !== undefined)
    wrong('PLACARD_S3_ROLE_ARN', 'must be set, as PLACARD_STS_ENDPOINT is')
  if ((env.PLACARD_S3_ACCESS_KEY_ID === undefined) !== (env.PLACARD_S3_SECRET_ACCESS_KEY === undefined))
    wrong('PLACARD_S3_ACCESS_KEY_ID', 'and PLACARD_S3_SECRET_ACCESS_KEY must be set together')
}

/** Returns the configured bucket, if any. */
export function s3Of(env: S3Environment): S3Settings | undefined {
  const { PLACARD_S3_ACCESS_KEY_ID: accessKeyId, PLACARD_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (env.PLACARD_S3_BUCKET === undefined) return undefined
  return {
    bucket: env.PLACARD_S3_BUCKET,
    region: env.PLACARD_S3_REGION,
    endpoint: env.PLACARD_S3_ENDPOINT,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
    // Other engines rarely have a host name per bucket.
    forcePathStyle: env.PLACARD_S3_FORCE_PATH_STYLE ?? env.PLACARD_S3_ENDPOINT !== undefined,
    roleArn: env.PLACARD_S3_ROLE_ARN,
    stsEndpoint: env.PLACARD_STS_ENDPOINT,
  }
}
