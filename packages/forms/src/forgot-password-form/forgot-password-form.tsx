import { type ForgotPasswordInput, forgotPasswordSchema } from '@placard/domain'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { Form } from '../form/form.js'
import { FormLinks } from '../form-links.js'
import { FormOutcome } from '../form-outcome.js'

export interface ForgotPasswordFormProps {
  /** Requests the email, initially and again. Errors thrown are shown and the input is kept. */
  onSubmit: (values: ForgotPasswordInput) => Promise<void>
  /** Initial email address, for example from the sign-in screen. */
  email?: string
  /** Links back to sign-in. */
  links?: ReactNode
  /** Class name of the form and of the message that replaces it. */
  className?: string
}

const FALLBACK = 'Couldn’t send the link. Please try again.'

/** Form to request a password reset email. Never reveals whether an account exists. */
export function ForgotPasswordForm({ onSubmit, email = '', links, className }: ForgotPasswordFormProps) {
  const [last, setLast] = useState<ForgotPasswordInput>()
  const [sent, setSent] = useState<ForgotPasswordInput>()
  if (sent)
    return (
      <FormOutcome
        slot="forgot-password-form"
        icon={<MailCheck aria-hidden />}
        title="Check your inbox"
        onResend={() => onSubmit(sent)}
        fallback={FALLBACK}
        onBack={() => setSent(undefined)}
        links={links}
        className={className}
      >
        If there is an account for <strong>{sent.email}</strong>, we sent a link to set a new password.
      </FormOutcome>
    )
  return (
    <Form
      schema={forgotPasswordSchema}
      defaultValues={last ?? { email }}
      onSubmit={async (values) => {
        await onSubmit(values)
        setLast(values)
        setSent(values)
      }}
      fallback={FALLBACK}
      failureTitle="Not sent"
      submitLabel="Send me password reset link"
      aria-label="Forgot password"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <EmailField name="email" label="Email" autoComplete="username" size="lg" autoFocus={last !== undefined} />
    </Form>
  )
}
