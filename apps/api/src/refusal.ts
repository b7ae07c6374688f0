import type { Problem } from '@placard/domain/api'
import type { PublishFinding } from '@placard/domain/creative'
import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import {
  CONFIRMATION_NEEDED_STATUS,
  CREATIVE_NOT_FOUND,
  publishErrors,
  TAG_NOT_FOUND,
  VERSION_NOT_FOUND,
} from '@placard/domain/internal/creative'
import type * as z from 'zod'

/** Error that is sent to the client: an HTTP status and a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly problems: Problem[]
  readonly retryAfter: number | undefined
  /** Current state, for a change that came too late. */
  readonly data: unknown

  constructor(
    status: number,
    message: string,
    more: { problems?: Problem[]; retryAfter?: number; data?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.problems = more.problems ?? []
    this.retryAfter = more.retryAfter
    this.data = more.data
  }
}

/** Returns the error for a campaign that does not exist or belongs to somebody else. */
export const campaignNotFound = (): Refusal => new Refusal(404, CAMPAIGN_NOT_FOUND)

/** Returns the error for a creative that does not exist or belongs to somebody else. */
export const creativeNotFound = (): Refusal => new Refusal(404, CREATIVE_NOT_FOUND)

/** Returns the error for a tag that does not exist or belongs to somebody else. */
export const tagNotFound = (): Refusal => new Refusal(404, TAG_NOT_FOUND)

/** Returns the error for a version of a tag that is not stored. */
export const versionNotFound = (): Refusal => new Refusal(404, VERSION_NOT_FOUND)

/** Returns the error for a change of an outdated version; `current` is the current state. */
export const changedMeanwhile = (current: unknown): Refusal =>
  new Refusal(412, 'Somebody else has changed this in the meantime. Review their changes before you save yours.', {
    data: current,
  })

/** Returns the error for a share link that was revoked, never existed or is malformed. */
export const linkNotFound = (): Refusal => new Refusal(404, 'This link no longer works. Ask the sender for a new one.')

/** Returns the error for requests without a session. */
export const notSignedIn = (): Refusal => new Refusal(401, 'Sign in to continue.')

/** Returns the error for invalid input: each message, and the field it belongs to. */
export function invalid(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Refusal {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new Refusal(400, [...new Set(problems.map(({ message }) => message))].join('\n'), { problems })
}

/** Returns the error for publishing a creative with errors; its data contains all findings. */
export function notPublishable(findings: PublishFinding[]): Refusal {
  const problems = publishErrors(findings).map(({ path, message }) => ({ path, message }))
  return new Refusal(400, problems.map(({ message }) => message).join('\n'), { problems, data: { findings } })
}

/** Returns the error for publishing a creative with warnings that are not confirmed; its data contains them. */
export const confirmationNeeded = (findings: PublishFinding[]): Refusal =>
  new Refusal(CONFIRMATION_NEEDED_STATUS, 'Review and confirm the warnings before you publish.', {
    data: { findings },
  })
