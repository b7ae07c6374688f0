import { type LoginInput, loginInputSchema } from '@placard/domain/account'
import { ApiError, errorText } from '@placard/domain/api'
import { EMAIL_VERIFIED, SIGN_IN_FALLBACK, UNVERIFIED, VERIFICATION_FALLBACK } from '@placard/domain/internal/account'
import { Alert, Button, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Form } from '../../engine/form/form.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { PasswordField } from '../../fields/password-field/password-field.js'
import { SwitchField } from '../../fields/switch-field/switch-field.js'
import { useTranslate } from '../../use-translate.js'
import { FormLinks } from '../form-links.js'
import { ResendStatus, useResend } from '../use-resend.js'

const defaultLabels = {
  notSignedIn: 'Not signed in',
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  emailNotVerified: 'Email not verified',
  resendFailed: 'Couldn’t send the email. Please try again.',
  unconfirmed: 'Signed up, but your email isn’t confirmed yet?',
  resendEmail: 'Resend email',
  resent: 'If this address still has to be confirmed, a new link is on its way.',
}

/** Texts of the sign in form. */
export type SignInFormLabels = typeof defaultLabels

export interface SignInFormProps {
  /** Signs in. Errors thrown are shown and the input is kept. */
  onSubmit: (values: LoginInput) => Promise<void>
  /** True if the email address was just verified. @default false */
  verified?: boolean
  /** Error of the verification: an error, a server response or a message. */
  verifyProblem?: unknown
  /**
   * Sends another verification email; offered for invalid links and after every refused sign-in, so that the form does
   * not reveal who has an account.
   */
  onResend?: (email: string) => Promise<void>
  /** Other success message, such as 'Password changed. Sign in below'. */
  notice?: ReactNode
  /** Initial email address, such as the one just verified. */
  email?: string
  /** Called with the typed address. */
  onEmailChange?: (email: string) => void
  /** Links to sign up and to reset the password. */
  links?: ReactNode
  /** Class name of the form. */
  className?: string
}

const isRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 401 || failure.message === UNVERIFIED)

/** Sign-in form: email, password and "Remember me". Shows the outcome of a verification and offers another email. */
export function SignInForm({
  onSubmit,
  verified = false,
  verifyProblem,
  onResend,
  notice,
  email = '',
  onEmailChange,
  links,
  className,
}: SignInFormProps) {
  const labels = useLabels('signInForm', defaultLabels)
  const resendTo = (address: string) => onResend && (() => onResend(address))
  return (
    <Form
      schema={loginInputSchema}
      defaultValues={{ username: email, password: '', remember: false }}
      onSubmit={onSubmit}
      fallback={SIGN_IN_FALLBACK}
      failureTitle={labels.notSignedIn}
      failureAction={(failure) => onResend && isRefused(failure) && <ResendToTyped onResend={onResend} />}
      submitLabel={labels.signIn}
      aria-label={labels.signIn}
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
      <EmailField
        name="username"
        label={labels.email}
        autoComplete="username"
        size="lg"
        onChange={(event) => onEmailChange?.(event.target.value)}
      />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" size="lg" />
      <SwitchField name="remember" label={labels.rememberMe} />
    </Form>
  )
}

interface ArrivalNoticeProps {
  /** True if the email address was just verified. */
  verified: boolean
  /** Error of the verification. */
  verifyProblem: unknown
  /** Sends another verification email, if the address is known. */
  onResend: (() => Promise<void>) | undefined
  /** Other success message. */
  notice: ReactNode
}

/** Message about how the user got here; hidden after a submit. */
function ArrivalNotice({ verified, verifyProblem, onResend, notice }: ArrivalNoticeProps) {
  const labels = useLabels('signInForm', defaultLabels)
  const translate = useTranslate()
  const { isSubmitted } = useFormState()
  if (isSubmitted) return null
  if (verifyProblem !== undefined)
    return (
      <Alert live tone="danger" title={labels.emailNotVerified}>
        {translate(errorText(verifyProblem, VERIFICATION_FALLBACK))
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        {onResend && <ResendVerification onResend={onResend} />}
      </Alert>
    )
  const text = verified ? translate(EMAIL_VERIFIED) : notice
  return (
    text && (
      <Alert tone="success" role="status">
        {text}
      </Alert>
    )
  )
}

/** Question after a refused sign-in, with a button that sends another verification email to the typed address. */
function ResendToTyped({ onResend }: { onResend: (email: string) => Promise<void> }) {
  const labels = useLabels('signInForm', defaultLabels)
  const { getValues } = useFormContext<LoginInput>()
  return (
    <div className="mt-3">
      <p>{labels.unconfirmed}</p>
      <ResendVerification onResend={() => onResend(getValues('username'))} />
    </div>
  )
}

interface ResendVerificationProps {
  /** Sends another verification email. */
  onResend: () => Promise<void>
}

/** Button that sends another verification email, with its outcome. */
function ResendVerification({ onResend }: ResendVerificationProps) {
  const labels = useLabels('signInForm', defaultLabels)
  const { resent, resend } = useResend(onResend, labels.resendFailed)
  return (
    <div className="mt-3">
      <Button onClick={() => void resend()} loading={resent.state === 'sending'}>
        {labels.resendEmail}
      </Button>
      <ResendStatus resent={resent} sentText={labels.resent} />
    </div>
  )
}
