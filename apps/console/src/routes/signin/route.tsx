import { HOME_PATH } from '@placard/domain/internal/console'
import { Spinner, useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { loadSession, resendVerificationMutation, signInMutation } from '../../data/account/sign-in.js'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import { useAccountState } from '../../parts/account/account-state.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { afterLoginTarget } from '../../state/after-login-target.js'
import { useUser } from '../../state/session-store.js'
import { SignInScreen } from './signin-screen.js'
import { useVerificationLink } from './use-verification-link.js'

/**
 * Sign-in screen, or the verification of an email if its link led here. Afterwards the visitor gets to the requested
 * screen.
 */
export default function SignInRoute() {
  const labels = useLabels('signIn', signInLabels)
  const { verified, notice, email } = useAccountState()
  const link = useVerificationLink()
  const user = useUser()
  const signIn = useMutation(signInMutation)
  const resend = useMutation(resendVerificationMutation)
  // The code that sends the form loads while the user fills it in.
  useEffect(() => void loadSession().catch(() => undefined), [])
  if (link.state === 'checking')
    return (
      <>
        <PageTitle>{labels.confirmYourEmail}</PageTitle>
        <AccountCard title={labels.confirmYourEmail}>
          <p role="status" className="flex items-center gap-2 text-dense text-ink-muted">
            <Spinner className="size-4" />
            {labels.checkingYourLink}
          </p>
        </AccountCard>
      </>
    )
  if (link.state === 'valid')
    return (
      <>
        <PageTitle>{labels.confirmYourEmail}</PageTitle>
        <link.Card {...link.card} />
      </>
    )
  if (user) return <Navigate to={afterLoginTarget() ?? HOME_PATH} replace />
  const failure = link.state === 'invalid' ? { verifyProblem: link.problem, email: link.email } : {}
  return (
    <>
      <PageTitle>{labels.signIn}</PageTitle>
      <SignInScreen
        // The key resets the fields when a link brings another email.
        key={link.state}
        onSubmit={signIn.mutateAsync}
        onResend={resend.mutateAsync}
        verified={verified ?? false}
        notice={notice}
        email={email}
        {...failure}
      />
    </>
  )
}
