import { VERIFICATION_FALLBACK, type VerificationLink, type VerifyInput, verifySchema } from '@placard/domain'
import type { ReactNode } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { Form } from '../form/form.js'
import { FormLinks } from '../form-links.js'
import { NewPasswordFields } from '../new-password-fields.js'
import { TextField } from '../text-field/text-field.js'

export interface VerifyEmailFormProps {
  /** The link of the email, as `parseVerificationLink` reads it. */
  link: VerificationLink
  /** Verifies the address; what it throws is shown, and what was typed stays. Go on to the sign-in screen afterwards. */
  onSubmit: (values: VerifyInput) => Promise<void>
  /** Names that the link was requested with. Show them for confirmation: somebody else may have typed them. */
  names?: { firstName: string; lastName: string }
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** A way to the sign-in screen. */
  links?: ReactNode
  /** Class name of the form. */
  className?: string
}

/** Verifies an email: the reader of the email confirms the names and sets the password of the account. */
export function VerifyEmailForm({ link, onSubmit, names, passwordHint, links, className }: VerifyEmailFormProps) {
  return (
    <Form
      // Another link is another account: nothing that was typed for the last one may be sent with its token.
      key={link.verifyToken}
      schema={verifySchema}
      defaultValues={{ ...link, firstName: '', lastName: '', ...names, password: '', confirmPassword: '' }}
      onSubmit={onSubmit}
      fallback={VERIFICATION_FALLBACK}
      failureTitle="Email not verified"
      submitLabel="Verify email"
      aria-label="Verification"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <EmailField name="email" label="Email" autoComplete="username" size="lg" readOnly />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" size="lg" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" size="lg" />
      </div>
      <NewPasswordFields label="Password" hint={passwordHint} />
    </Form>
  )
}
