import type { Problem } from '@placard/domain/api'
import type { PublishFinding } from '@placard/domain/creative'
import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import { CREATIVE_NOT_FOUND, publishErrors, TAG_NOT_FOUND, VERSION_NOT_FOUND } from '@placard/domain/internal/creative'
import type * as z from 'zod'

/** Kind of a refusal. The store, files and jobs say why; `http/error-responses.ts` knows the HTTP status of each. */
export type RefusalReason =
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'confirmation-needed'
  | 'changed-meanwhile'
  | 'too-large'
  | 'unsupported-type'
  | 'range-not-satisfiable'
  | 'not-acceptable'
  | 'too-many'
  | 'broken'
  | 'not-supported'
  | 'unavailable'
  | 'storage-full'

/** Error that is reported to the client: its kind and a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: RefusalReason
  readonly problems: Problem[]
  readonly retryAfter: number | undefined
  /** Current state, for a change that came too late. */
  readonly data: unknown

  constructor(
    reason: RefusalReason,
    message: string,
    more: { problems?: Problem[]; retryAfter?: number; data?: unknown } = {},
  ) {
    super(message)
    this.reason = reason
    this.problems = more.problems ?? []
    this.retryAfter = more.retryAfter
    this.data = more.data
  }
}

/** Returns the error for a campaign that does not exist or belongs to somebody else. */
export const campaignNotFound = (): Refusal => new Refusal('not-found', CAMPAIGN_NOT_FOUND)

/** Returns the error for a creative that does not exist or belongs to somebody else. */
export const creativeNotFound = (): Refusal => new Refusal('not-found', CREATIVE_NOT_FOUND)

/** Returns the error for a tag that does not exist or belongs to somebody else. */
export const tagNotFound = (): Refusal => new Refusal('not-found', TAG_NOT_FOUND)

/** Returns the error for a version of a tag that is not stored. */
export const versionNotFound = (): Refusal => new Refusal('not-found', VERSION_NOT_FOUND)

/** Returns the error for a change of an outdated version; `current` is the current state. */
export const changedMeanwhile = (current: unknown): Refusal =>
  new Refusal(
    'changed-meanwhile',
    'Somebody else has changed this in the meantime. Review their changes before you save yours.',
    {
      data: current,
    },
  )

/** Returns the error for a share link that was revoked, never existed or is malformed. */
export const linkNotFound = (): Refusal =>
  new Refusal('not-found', 'This link no longer works. Ask the sender for a new one.')

/** Returns the error for requests without a session. */
export const notSignedIn = (): Refusal => new Refusal('signed-out', 'Sign in to continue.')

/** Returns the error for invalid input: each message, and the field it belongs to. */
export function invalid(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Refusal {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new Refusal('invalid', [...new Set(problems.map(({ message }) => message))].join('\n'), { problems })
}

/** Returns the error for publishing a creative with errors; its data contains all findings. */
export function notPublishable(findings: PublishFinding[]): Refusal {
  const problems = publishErrors(findings).map(({ path, message }) => ({ path, message }))
  return new Refusal('invalid', problems.map(({ message }) => message).join('\n'), { problems, data: { findings } })
}

/** Returns the error for publishing a creative with warnings that are not confirmed; its data contains them. */
export const confirmationNeeded = (findings: PublishFinding[]): Refusal =>
  new Refusal('confirmation-needed', 'Review and confirm the warnings before you publish.', {
    data: { findings },
  })
