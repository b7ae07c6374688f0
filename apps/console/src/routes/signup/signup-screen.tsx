import type { SignUpInput } from '@placard/domain/account'
import { SignUpForm, type SignUpFormProps } from '@placard/forms'
import { LinkButton, useLabels } from '@placard/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../parts/account/account-card.js'
import { signInLabels } from '../../parts/account/account-labels.js'
import type { AccountState } from '../../parts/account/account-state.js'
import { paths } from '../../paths.js'

export interface SignUpScreenProps
  extends Pick<SignUpFormProps, 'domain' | 'inviteToken' | 'setupToken' | 'prefill' | 'passwordHint' | 'termsHref'> {
  /** Requests the account; errors thrown are shown in the form. */
  onSubmit: (values: SignUpInput) => Promise<void>
  /** Emails another confirmation link. */
  onResend: (email: string) => Promise<void>
}

/** Sign-up card. */
export function SignUpScreen({ onSubmit, onResend, ...props }: SignUpScreenProps) {
  const labels = useLabels('signIn', signInLabels)
  const [email, setEmail] = useState<string>()
  const isSetup = props.setupToken !== undefined
  const isReadyAtOnce = isSetup || props.inviteToken !== undefined
  const state = { email } satisfies AccountState
  const signUp = async (values: SignUpInput) => {
    await onSubmit(values)
    setEmail(values.email)
  }
  const signIn = (words: string) => (
    <Link to={paths.signIn} state={state}>
      {words}
    </Link>
  )
  const next = isReadyAtOnce ? (
    <LinkButton asChild variant="primary" size="lg" className="w-full">
      {signIn(labels.signIn)}
    </LinkButton>
  ) : (
    signIn(labels.backToSignIn)
  )
  return (
    <AccountCard
      {...(email === undefined
        ? { title: labels.signUp, description: isSetup ? labels.createFirstAdministrator : labels.createYourAccount }
        : { title: isReadyAtOnce ? labels.signedUp : labels.confirmYourEmail })}
    >
      <SignUpForm
        {...props}
        onSubmit={signUp}
        onBack={() => setEmail(undefined)}
        {...(!isReadyAtOnce && { onResend })}
        links={
          <span>
            {labels.haveAccount}
            {signIn(labels.signIn)}
          </span>
        }
        next={next}
      />
    </AccountCard>
  )
}
