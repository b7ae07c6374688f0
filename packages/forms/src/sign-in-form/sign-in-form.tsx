import { ApiError, type LoginInput, loginProblems, SIGN_IN_FALLBACK, UNVERIFIED } from '@placard/domain'
import { type ReactNode, useState } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { LightForm } from '../form/form.js'
import { FormLinks } from '../form-links.js'
import { PasswordField } from '../password-field/password-field.js'
import { SwitchField } from '../switch-field/switch-field.js'
import { ArrivalNotice } from './arrival-notice.js'
import { ResendVerification } from './resend-verification.js'

export interface SignInFormProps {
  /** Signs in; what it throws is shown, and what was typed stays. */
  onSubmit: (values: LoginInput) => Promise<void>
  /** Whether the address was verified just now. @default false */
  verified?: boolean
  /** What its verification failed with: an error, an answer of the server, or its words. */
  verifyProblem?: unknown
  /** Emails another verification link; offered where an account waits for its verification or a link does not work. */
  onResend?: (email: string) => Promise<void>
  /** Other good news that brought the person here, such as 'Password changed. Sign in below'. */
  notice?: ReactNode
  /** The address to begin with, such as the one that was just verified. */
  email?: string
  /** Ways to sign up and to reset the password. */
  links?: ReactNode
  /** Class name of the form. */
  className?: string
}

const isUnverified = (failure: unknown) => failure instanceof ApiError && failure.message === UNVERIFIED

/** Email, password, and whether to stay signed in. Says what came of a verification, and offers another link for it. */
export function SignInForm({
  onSubmit,
  verified = false,
  verifyProblem,
  onResend,
  notice,
  email = '',
  links,
  className,
}: SignInFormProps) {
  const [tried, setTried] = useState(email)
  const resendTo = (address: string) => onResend && (() => onResend(address))
  const resendTried = resendTo(tried)
  return (
    <LightForm
      check={loginProblems}
      defaultValues={{ username: email, password: '', remember: false }}
      onSubmit={async (values) => {
        setTried(values.username)
        await onSubmit(values)
      }}
      fallback={SIGN_IN_FALLBACK}
      failureTitle="Not signed in"
      failureAction={(failure) => resendTried && isUnverified(failure) && <ResendVerification onResend={resendTried} />}
      submitLabel="Sign in"
      aria-label="Sign in"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <ArrivalNotice
        verified={verified}
        verifyProblem={verifyProblem}
        onResend={email ? resendTo(email) : undefined}
        notice={notice}
      />
      <EmailField name="username" label="Email" autoComplete="username" size="lg" />
      <PasswordField name="password" label="Password" autoComplete="current-password" size="lg" />
      <SwitchField name="remember" label="Remember me" />
    </LightForm>
  )
}
