import type { LoginInput } from '@placard/domain'
import { SignInForm, type SignInFormProps } from '@placard/forms'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../parts/account-card.js'
import type { AccountState } from '../../parts/account-state.js'
import { paths } from '../../paths.js'

export interface SignInScreenProps
  extends Pick<SignInFormProps, 'verified' | 'verifyProblem' | 'onResend' | 'notice' | 'email'> {
  /** Signs in; errors thrown are shown in the form. */
  onSubmit: (values: LoginInput) => Promise<void>
}

/** Sign-in card with links to sign up and to reset the password. */
export function SignInScreen({ email, ...props }: SignInScreenProps) {
  const [typed, setTyped] = useState(email)
  const links = (
    <>
      <Link to={paths.forgotPassword} state={{ email: typed } satisfies AccountState}>
        Forgot your password?
      </Link>
      <Link to={paths.signUp}>Create an account</Link>
    </>
  )
  return (
    <AccountCard title="Sign in" description="See your campaigns and their reports">
      <SignInForm {...props} email={email} onEmailChange={setTyped} links={links} />
    </AccountCard>
  )
}
