import type { LoginInput } from '@placard/domain'
import { SignInForm, type SignInFormProps } from '@placard/forms'
import { type FormEvent, useState } from 'react'
import type { AccountArrival } from '../../parts/account-arrival.js'
import { AccountCard } from '../../parts/account-card.js'
import { paths } from '../../paths.js'
import { Link } from '../../shell/navigation.js'

export interface SignInScreenProps
  extends Pick<SignInFormProps, 'verified' | 'verifyProblem' | 'onResend' | 'notice' | 'email'> {
  /** Signs in; what it throws is shown in the form. */
  onSubmit: (values: LoginInput) => Promise<void>
}

/** Sign-in card with the ways to a new account and a new password. */
export function SignInScreen({ email, ...props }: SignInScreenProps) {
  const [typed, setTyped] = useState(email)
  // An address typed here is filled in on the next screen.
  const noteEmail = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'email') setTyped(target.value)
  }
  const links = (
    <>
      <Link to={paths.forgotPassword} state={{ email: typed } satisfies AccountArrival}>
        Forgot your password?
      </Link>
      <Link to={paths.signUp}>Create an account</Link>
    </>
  )
  return (
    <AccountCard title="Sign in" description="See your campaigns and their reports">
      <div onChange={noteEmail}>
        <SignInForm {...props} email={email} links={links} />
      </div>
    </AccountCard>
  )
}
