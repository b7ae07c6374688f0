import { ApiError, type CreativeSetting, draftProblems } from '@placard/domain'

/** Returns a rejected save with its problems about settings moved to the fields of these settings. */
export function withDraftProblems(failure: unknown, settings: CreativeSetting[]): unknown {
  if (!(failure instanceof ApiError) || failure.problems.length === 0) return failure
  const { message, status, messages, data, problems } = failure
  return new ApiError(message, {
    status,
    messages,
    data,
    problems: draftProblems(problems, { settings }),
    cause: failure,
  })
}
