import { ApiError, validationError } from '../problem/problem.js'
import { type VerifyInput, verifySchema } from './account-forms.js'
import { emailOfVerifyCode } from './verify-code.js'

/** What the link of a verification mail carries in its query. */
export interface VerifyQuery {
  /** The address, as base64. */
  verifyCode?: string | null | undefined
  /** The token. */
  code?: string | null | undefined
}

/** What a verification link asks the server. Throws what a failed check throws, each of its messages once. */
export function verifyInputOf({ verifyCode, code }: VerifyQuery): VerifyInput {
  const data = {
    code: verifyCode ?? '',
    verifyToken: code ?? '',
    email: emailOfVerifyCode(verifyCode ?? '') ?? '',
  }
  const checked = verifySchema.safeParse(data)
  if (checked.success) return checked.data
  const { problems, status } = validationError(checked.error, data)
  const told = problems.filter(({ message }, index) => problems.findIndex((one) => one.message === message) === index)
  const messages = told.map(({ message }) => message)
  throw new ApiError(messages.join('\n'), { status, messages, problems: told, data })
}
