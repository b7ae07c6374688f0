import { ApiError, type CreativeSetting, draftProblems } from '@placard/domain'

/** A refusal of a creative, with what it says about its list of settings moved to the fields that these settings are. */
export function atDraftFields(failure: unknown, settings: CreativeSetting[]): unknown {
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
