import type { FileCredentials } from '@placard/domain/internal/files'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../refusal.js'
import type { S3Settings } from '../s3-settings.js'

/** Lifetime of credentials in seconds: the shortest of STS, because a bucket knows no sessions that could end. */
const LIFETIME_SECONDS = 900
const TIMEOUT_MS = 10_000

const OBJECT_ACTIONS = [
  's3:GetObject',
  's3:PutObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
]

/** Returns the session policy that limits a role to the keys below a prefix. */
export function prefixPolicy({ bucket, roleArn = '' }: Pick<S3Settings, 'bucket' | 'roleArn'>, prefix: string): string {
  // The partition of the role, such as aws or aws-cn. Services other than Amazon's name buckets as in aws.
  const partition = /^arn:(aws[\w-]*):/.exec(roleArn)?.[1] ?? 'aws'
  const arn = `arn:${partition}:s3:::${bucket}`
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: 's3:ListBucket',
        Resource: arn,
        Condition: { StringLike: { 's3:prefix': `${prefix}*` } },
      },
      { Effect: 'Allow', Action: OBJECT_ACTIONS, Resource: `${arn}/${prefix}*` },
    ],
  })
}

async function assumeRole(settings: S3Settings, { prefix, sessionName }: { prefix: string; sessionName: string }) {
  // Imported on demand, because the SDK is large.
  const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts')
  const { region, stsEndpoint, credentials, roleArn } = settings
  const client = new STSClient({
    region,
    ...(stsEndpoint !== undefined && { endpoint: stsEndpoint }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS, throwOnRequestTimeout: true },
  })
  try {
    return await client.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        RoleSessionName: `placard-${sessionName}`,
        Policy: prefixPolicy(settings, prefix),
        DurationSeconds: LIFETIME_SECONDS,
      }),
    )
  } finally {
    client.destroy()
  }
}

/**
 * Returns temporary credentials of the configured role for the keys below a prefix. Throws a `Refusal` if there is no
 * role, or the Security Token Service gives none, which is logged.
 */
export async function bucketCredentials(
  settings: S3Settings,
  user: { prefix: string; sessionName: string },
  log: FastifyBaseLogger,
): Promise<FileCredentials> {
  const { region, bucket, endpoint, forcePathStyle, roleArn } = settings
  if (roleArn === undefined)
    throw new Refusal(
      'not-supported',
      'This server has no access to files for its users: the setting PLACARD_S3_ROLE_ARN is missing. Ask whoever runs it to set it.',
    )
  const { Credentials: given } = await assumeRole(settings, user).catch((cause: unknown) => {
    log.error(`The role ${roleArn} could not be assumed: ${cause instanceof Error ? cause.message : String(cause)}`)
    throw new Refusal('unavailable', 'The file store gives no access at the moment. Try again in a minute.')
  })
  if (!given?.AccessKeyId || !given.SecretAccessKey || !given.SessionToken || !given.Expiration)
    throw new Error('The Security Token Service returned no complete credentials.')
  return {
    region,
    bucket,
    endpoint: endpoint ?? null,
    forcePathStyle,
    prefix: user.prefix,
    accessKeyId: given.AccessKeyId,
    secretAccessKey: given.SecretAccessKey,
    sessionToken: given.SessionToken,
    expiration: given.Expiration.toISOString(),
  }
}
