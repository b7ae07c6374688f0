import { parseVerificationLink, type VerificationLink, type VerifyInput } from '@placard/domain/account'
import type { Verification } from '@placard/domain/internal/account'
import { VerifyEmailForm } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { verifyEmailMutation } from '../../data/account/accounts.js'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import type { AccountState } from '../../parts/account/account-state.js'
import { usePasswordHint } from '../../parts/account/password-hint.js'
import { paths } from '../../paths.js'

// Exported here, so that the decoder is loaded with this card and not with the first screen.
export { parseVerificationLink }

export interface VerifyEmailCardProps {
  /** Link of the email. */
  link: VerificationLink
  /** Names that the link was requested with, and whether this browser signed up. */
  verification: Verification
}

/**
 * Verifies an email, then goes to the sign-in. The browser that signed up only asks for a click, any other for names and
 * a password.
 */
export function VerifyEmailCard({ link, verification }: VerifyEmailCardProps) {
  const labels = useLabels('signIn', signInLabels)
  const navigate = useNavigate()
  const verifyEmail = useMutation(verifyEmailMutation)
  const { isSameBrowser, ...names } = verification
  const verify = async (values: VerifyInput | VerificationLink) => {
    await verifyEmail.mutateAsync(values)
    const state: AccountState = { verified: true, email: link.email }
    void navigate(paths.signIn, { replace: true, state })
  }
  return (
    <AccountCard
      title={labels.confirmYourEmail}
      description={isSameBrowser ? labels.oneButtonHint : labels.checkNameHint}
    >
      <VerifyEmailForm
        link={link}
        names={names}
        onSubmit={verify}
        onConfirm={isSameBrowser ? verify : undefined}
        passwordHint={usePasswordHint()}
        links={<Link to={paths.signIn}>{labels.backToSignIn}</Link>}
      />
    </AccountCard>
  )
}
