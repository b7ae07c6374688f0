import type { SignUpInput } from '@placard/domain'
import { SignUpForm, type SignUpFormProps } from '@placard/forms'
import { LinkButton } from '@placard/ui'
import { useState } from 'react'
import type { AccountArrival } from '../../parts/account-arrival.js'
import { AccountCard } from '../../parts/account-card.js'
import { paths } from '../../paths.js'
import { Link } from '../../shell/navigation.js'

export interface SignUpScreenProps
  extends Pick<SignUpFormProps, 'domain' | 'inviteToken' | 'prefill' | 'passwordHint'> {
  /** Asks for the account, the first time and for another mail; what it throws is shown in the form. */
  onSubmit: (values: SignUpInput) => Promise<void>
}

/** The way to an account. */
export function SignUpScreen({ onSubmit, ...props }: SignUpScreenProps) {
  const [email, setEmail] = useState<string>()
  const isInvited = props.inviteToken !== undefined
  const state = { email } satisfies AccountArrival
  const signUp = async (values: SignUpInput) => {
    await onSubmit(values)
    setEmail(values.email)
  }
  const signIn = (words: string) => (
    <Link to={paths.signIn} state={state}>
      {words}
    </Link>
  )
  const next = isInvited ? (
    <LinkButton asChild variant="primary" size="lg" className="w-full">
      {signIn('Sign in')}
    </LinkButton>
  ) : (
    signIn('Back to sign in')
  )
  return (
    <AccountCard title="Sign up" description={isInvited ? 'with your invitation' : 'for an account of your own'}>
      <SignUpForm
        {...props}
        onSubmit={signUp}
        {...(!isInvited && { onResend: onSubmit })}
        links={<span>Have an account? {signIn('Sign in')}</span>}
        next={next}
      />
    </AccountCard>
  )
}
