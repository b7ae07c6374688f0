import type { LoginInput } from '@placard/domain/account'
import { SignInForm, type SignInFormProps } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import type { AccountState } from '../../parts/account/account-state.js'
import { paths } from '../../paths.js'

export interface SignInScreenProps
  extends Pick<SignInFormProps, 'verified' | 'verifyProblem' | 'onResend' | 'notice' | 'email'> {
  /** Signs in; errors thrown are shown in the form. */
  onSubmit: (values: LoginInput) => Promise<void>
}

/** Sign-in card with links to sign up and to reset the password. */
export function SignInScreen({ email, ...props }: SignInScreenProps) {
  const labels = useLabels('signIn', signInLabels)
  const [typed, setTyped] = useState(email)
  const links = (
    <>
      <Link to={paths.forgotPassword} state={{ email: typed } satisfies AccountState}>
        {labels.forgotYourPassword}
      </Link>
      <Link to={paths.signUp}>{labels.createAnAccount}</Link>
    </>
  )
  return (
    <AccountCard title={labels.signIn} description={labels.signInHint}>
      <SignInForm {...props} email={email} onEmailChange={setTyped} links={links} />
    </AccountCard>
  )
}
