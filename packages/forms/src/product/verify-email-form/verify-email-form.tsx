import { type VerificationLink, type VerifyInput, verificationLinkSchema, verifySchema } from '@placard/domain/account'
import { VERIFICATION_FALLBACK } from '@placard/domain/internal/account'
import { Button, useLabels } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import { Form } from '../../engine/form/form.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { NewPasswordFields } from '../../fields/new-password-fields.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { FormLinks } from '../form-links.js'

const defaultLabels = {
  emailNotVerified: 'Email not verified',
  verifyEmail: 'Verify email',
  verification: 'Verification',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  signedUpAs: (name: string) => `You signed up as ${name} in this browser.`,
  useOther: 'Change name or password',
}

/** Texts of the verify email form. */
export type VerifyEmailFormLabels = typeof defaultLabels

export interface VerifyEmailFormProps {
  /** Parsed link of the email, see `parseVerificationLink`. */
  link: VerificationLink
  /** Verifies the email. Errors thrown are shown and the input is kept. Navigate to the sign-in screen afterwards. */
  onSubmit: (values: VerifyInput) => Promise<void>
  /**
   * Verifies the email by its link alone, in the browser that signed up: only the button is shown then, and the form on
   * request. Errors thrown are shown.
   */
  onConfirm?: ((link: VerificationLink) => Promise<void>) | undefined
  /** Names from the sign-up, shown for confirmation because somebody else may have entered them. */
  names?: { firstName: string; lastName: string }
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** Link to sign in. */
  links?: ReactNode
  /** Class name of the form. */
  className?: string
}

/**
 * Form to verify an email: its reader confirms the names and sets the password, or presses the button in the browser
 * that signed up.
 */
export function VerifyEmailForm({
  link,
  onSubmit,
  onConfirm,
  names,
  passwordHint,
  links,
  className,
}: VerifyEmailFormProps) {
  const labels = useLabels('verifyEmailForm', defaultLabels)
  const [isChanging, setIsChanging] = useState(false)
  // A new link starts a new form, so that no earlier input is submitted with its token.
  const key = link.verifyToken
  const props = {
    fallback: VERIFICATION_FALLBACK,
    failureTitle: labels.emailNotVerified,
    submitLabel: labels.verifyEmail,
    'aria-label': labels.verification,
    wide: true,
    className,
    footer: links && <FormLinks>{links}</FormLinks>,
  }
  const email = <EmailField name="email" label={labels.email} autoComplete="username" size="lg" readOnly />
  if (onConfirm && !isChanging)
    return (
      <Form key={`${key} alone`} {...props} schema={verificationLinkSchema} defaultValues={link} onSubmit={onConfirm}>
        {names && (
          <p className="text-dense text-ink-muted">{labels.signedUpAs(`${names.firstName} ${names.lastName}`)}</p>
        )}
        {email}
        <Button variant="ghost" className="self-start" onClick={() => setIsChanging(true)}>
          {labels.useOther}
        </Button>
      </Form>
    )
  return (
    <Form
      key={key}
      {...props}
      schema={verifySchema}
      defaultValues={{ ...link, firstName: '', lastName: '', ...names, password: '', confirmPassword: '' }}
      onSubmit={onSubmit}
    >
      {email}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" size="lg" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" size="lg" />
      </div>
      <NewPasswordFields label={labels.password} hint={passwordHint} />
    </Form>
  )
}
