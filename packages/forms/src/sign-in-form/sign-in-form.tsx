import { type LoginInput, loginProblems, SIGN_IN_FALLBACK } from '@placard/domain'
import type { ReactNode } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { LightForm } from '../form/form.js'
import { FormLinks } from '../form-links.js'
import { PasswordField } from '../password-field/password-field.js'
import { SwitchField } from '../switch-field/switch-field.js'
import { ArrivalNotice } from './arrival-notice.js'

export interface SignInFormProps {
  /** Signs in; what it throws is shown, and what was typed stays. */
  onSubmit: (values: LoginInput) => Promise<void>
  /** What the link of a verification mail, if that brought the person here, is doing or has done. */
  verification?: 'checking' | 'verified'
  /** What that verification failed with: an error, an answer of the server, or its words. */
  verifyProblem?: unknown
  /** Other good news that brought the person here, such as 'Password changed. Sign in below'. */
  notice?: ReactNode
  /** The address to begin with, such as the one that was just verified. */
  email?: string
  /** Ways to sign up and to reset the password. */
  links?: ReactNode
  /** Lands on the form. */
  className?: string
}

/** E-mail, password, and whether to stay signed in; says what came of the link of a verification mail. */
export function SignInForm({
  onSubmit,
  verification,
  verifyProblem,
  notice,
  email = '',
  links,
  className,
}: SignInFormProps) {
  return (
    <LightForm
      check={loginProblems}
      defaultValues={{ username: email, password: '', remember: false }}
      onSubmit={onSubmit}
      fallback={SIGN_IN_FALLBACK}
      failureTitle="Not signed in"
      submitLabel="Sign in"
      aria-label="Sign in"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <ArrivalNotice verification={verification} verifyProblem={verifyProblem} notice={notice} />
      <EmailField name="username" label="Email" autoComplete="username" size="lg" />
      <PasswordField name="password" label="Password" autoComplete="current-password" size="lg" />
      <SwitchField name="remember" label="Remember me" />
    </LightForm>
  )
}
