import { CAMPAIGN_NOT_FOUND, CREATIVE_NOT_FOUND, type Problem } from '@placard/domain'
import type * as z from 'zod'

/** A request that is answered with no: the status, and what the user reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly problems: Problem[]
  readonly retryAfter: number | undefined
  /** What stands there now, for a change that came too late. */
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

/** The same answer for a campaign that is not there and one that is somebody else's. */
export const campaignNotFound = (): Refusal => new Refusal(404, CAMPAIGN_NOT_FOUND)

/** The same answer for a creative that is not there and one that is somebody else's. */
export const creativeNotFound = (): Refusal => new Refusal(404, CREATIVE_NOT_FOUND)

/** For a change of something that changed meanwhile; `current` is how it stands now. */
export const changedMeanwhile = (current: unknown): Refusal =>
  new Refusal(412, 'Somebody else has changed this meanwhile. Look at their changes before you save yours.', {
    data: current,
  })

/** For a share link that was revoked, never existed, or is not even shaped like one. */
export const linkNotFound = (): Refusal =>
  new Refusal(404, 'This link does not work any more. Ask whoever sent it to you for a new one.')

/** For whoever has to sign in first. */
export const notSignedIn = (): Refusal => new Refusal(401, 'Sign in to continue.')

/** A failed check of what was sent: each message, and the field that it is about. */
export function invalid(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Refusal {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new Refusal(400, [...new Set(problems.map(({ message }) => message))].join('\n'), { problems })
}
