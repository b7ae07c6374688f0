import { type ChangePasswordInput, changePasswordSchema } from '@placard/domain'
import type { ReactNode } from 'react'
import { EmailField } from '../email-field/email-field.js'
import { Form } from '../form/form.js'
import { FormLinks } from '../form-links.js'
import { NewPasswordFields } from '../new-password-fields.js'

export interface ChangePasswordFormProps {
  /** The token of the mail's link (`forgotToken` in its query). */
  code: string
  /** Changes the password; what it throws is shown, and what was typed stays. Go on to the sign-in screen afterwards. */
  onSubmit: (values: ChangePasswordInput) => Promise<void>
  /** The address to begin with. */
  email?: string
  /** What a password has to be. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** Ways to ask for another link and to sign in. */
  links?: ReactNode
  /** Lands on the form. */
  className?: string
}

/** Chooses a new password by the link of a mail. A link that does not hold is told above the fields. */
export function ChangePasswordForm({
  code,
  onSubmit,
  email = '',
  passwordHint,
  links,
  className,
}: ChangePasswordFormProps) {
  return (
    <Form
      // Another link is another try: nothing of the last one may be sent with its token.
      key={code}
      schema={changePasswordSchema}
      defaultValues={{ username: email, password: '', confirmPassword: '', code }}
      onSubmit={onSubmit}
      fallback="The password could not be changed. Please try again."
      failureTitle="Password not changed"
      submitLabel="Change password"
      aria-label="Change password"
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <EmailField name="username" label="Email" autoComplete="username" size="lg" />
      <NewPasswordFields label="New password" hint={passwordHint} />
    </Form>
  )
}
