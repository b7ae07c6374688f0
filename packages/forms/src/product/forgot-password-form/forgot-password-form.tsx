import { type ForgotPasswordInput, forgotPasswordSchema } from '@placard/domain/account'
import { useLabels } from '@placard/ui'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Form } from '../../engine/form/form.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { FormLinks } from '../form-links.js'
import { FormOutcome } from '../form-outcome.js'

const defaultLabels = {
  checkYourInbox: 'Check your inbox',
  notSent: 'Not sent',
  submit: 'Send me password reset link',
  forgotPassword: 'Forgot password',
  email: 'Email',
  sendFailed: 'Couldn’t send the link. Please try again.',
  sentTo: 'If there is an account for ',
  sentToEnd: ', we sent a link to set a new password.',
}

/** Texts of the forgot password form. */
export type ForgotPasswordFormLabels = typeof defaultLabels

export interface ForgotPasswordFormProps {
  /** Requests the email, initially and again. Errors thrown are shown and the input is kept. */
  onSubmit: (values: ForgotPasswordInput) => Promise<void>
  /** Initial email address, for example from the sign-in screen. */
  email?: string
  /** Called when the user returns to the form from the message that replaces it. */
  onBack?: (() => void) | undefined
  /** Links back to sign-in. */
  links?: ReactNode
  /** Class name of the form and of the message that replaces it. */
  className?: string
}

/** Form to request a password reset email. Never reveals whether an account exists. */
export function ForgotPasswordForm({ onSubmit, email = '', onBack, links, className }: ForgotPasswordFormProps) {
  const labels = useLabels('forgotPasswordForm', defaultLabels)
  const [last, setLast] = useState<ForgotPasswordInput>()
  const [sent, setSent] = useState<ForgotPasswordInput>()
  if (sent)
    return (
      <FormOutcome
        slot="forgot-password-form"
        icon={<MailCheck aria-hidden />}
        title={labels.checkYourInbox}
        onResend={() => onSubmit(sent)}
        fallback={labels.sendFailed}
        onBack={() => {
          setSent(undefined)
          onBack?.()
        }}
        links={links}
        className={className}
      >
        {labels.sentTo}
        <strong>{sent.email}</strong>
        {labels.sentToEnd}
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
      fallback={labels.sendFailed}
      failureTitle={labels.notSent}
      submitLabel={labels.submit}
      aria-label={labels.forgotPassword}
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <EmailField name="email" label={labels.email} autoComplete="username" size="lg" autoFocus={last !== undefined} />
    </Form>
  )
}
