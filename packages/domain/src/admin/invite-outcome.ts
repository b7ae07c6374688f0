import { INVITATION_MS, type InviteResult } from './admin.js'

const DAY_MS = 86_400_000

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = INVITATION_MS / DAY_MS

/** What became of an invited address, in a few words. */
export const INVITE_RESULT_LABELS: Record<InviteResult['result'], string> = {
  invited: 'Invited',
  'has-account': 'Has an account',
  'not-an-email': 'Not an email',
}

/** The addresses that have to be mended before they can be invited. An account needs no invitation. */
export const invalidAddresses = (results: readonly InviteResult[]): string[] =>
  results.filter(({ result }) => result === 'not-an-email').map(({ email }) => email)

/** How many were invited, in words. */
export function inviteSummary(results: readonly InviteResult[]): string {
  const invited = results.filter(({ result }) => result === 'invited').length
  if (invited === 0) return 'Nobody was invited'
  if (invited < results.length) return `${invited} of ${results.length} invited`
  return invited === 1 ? '1 person invited' : `${invited} people invited`
}
