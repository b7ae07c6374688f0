import { validationError } from '../problem/problem.js'
import { type VerificationLink, verificationLinkSchema } from './account-forms.js'
import { decodeVerifyCode } from './verify-code.js'

/** What the link of a verification mail carries in its query. */
export interface VerifyQuery {
  /** The address, as base64. */
  verifyCode?: string | null | undefined
  /** The token. */
  code?: string | null | undefined
}

/** Reads the query of a verification link. Throws what a failed check throws. */
export function parseVerificationLink({ verifyCode, code }: VerifyQuery): VerificationLink {
  const data = {
    code: verifyCode ?? '',
    verifyToken: code ?? '',
    email: decodeVerifyCode(verifyCode ?? '') ?? '',
  }
  const checked = verificationLinkSchema.safeParse(data)
  if (checked.success) return checked.data
  throw validationError(checked.error, data)
}
