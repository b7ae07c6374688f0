import { ApiError } from '@placard/domain/api'
import { type CreativeInput, draftProblems } from '@placard/domain/creative'

/** Returns a rejected save with its problems about settings and the landing page moved to their fields. */
export function withDraftProblems(failure: unknown, input: Pick<CreativeInput, 'settings' | 'trackers'>): unknown {
  if (!(failure instanceof ApiError) || failure.problems.length === 0) return failure
  const { message, status, messages, data, problems } = failure
  return new ApiError(message, {
    status,
    messages,
    data,
    problems: draftProblems(problems, input),
    cause: failure,
  })
}
