import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { config } from '../../config.js'
import { signUpMutation } from '../../data/account/accounts.js'
import { resendVerificationMutation } from '../../data/account/sign-in.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import { usePasswordHint } from '../../parts/account/password-hint.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { SignUpScreen } from './signup-screen.js'

/**
 * Sign-up screen: for anybody, by the link of an invitation, or by the link that the server prints for the first
 * administrator.
 */
export default function SignUpRoute() {
  const labels = useLabels('signIn', signInLabels)
  const signUp = useMutation(signUpMutation)
  const resend = useMutation(resendVerificationMutation)
  const { domain, termsUrl } = config()
  const query = new URLSearchParams(useLocation().search)
  const readParameter = (name: string) => query.get(name)?.trim() || undefined
  return (
    <>
      <PageTitle>{labels.signUp}</PageTitle>
      <SignUpScreen
        // The key resets the form for another link.
        key={query.toString()}
        onSubmit={signUp.mutateAsync}
        onResend={resend.mutateAsync}
        domain={domain}
        inviteToken={readParameter('inviteToken')}
        setupToken={readParameter('setupToken')}
        prefill={{ email: readParameter('email'), firstName: readParameter('firstName') }}
        passwordHint={usePasswordHint()}
        {...(termsUrl !== undefined && { termsHref: termsUrl })}
      />
    </>
  )
}
