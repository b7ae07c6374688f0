import { type ChangePasswordInput, changePasswordSchema } from '@placard/domain/account'
import { useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { Form } from '../../engine/form/form.js'
import { EmailField } from '../../fields/email-field/email-field.js'
import { NewPasswordFields } from '../../fields/new-password-fields.js'
import { RevokeTokensField, withChosenRevocation } from '../../fields/revoke-tokens-field.js'
import { FormLinks } from '../form-links.js'

const defaultLabels = {
  changeFailed: 'The password could not be changed. Please try again.',
  notChanged: 'Password not changed',
  changePassword: 'Change password',
  email: 'Email',
  newPassword: 'New password',
}

/** Texts of the change password form. */
export type ChangePasswordFormLabels = typeof defaultLabels

export interface ChangePasswordFormProps {
  /** Token from the emailed link (`forgotToken` in its query). */
  code: string
  /**
   * Changes the password. Errors thrown are shown and the input is kept. Navigate to the sign-in screen afterwards.
   */
  onSubmit: (values: ChangePasswordInput) => Promise<void>
  /** Initial email address. */
  email?: string
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
  /** Links to request another email and to sign in. */
  links?: ReactNode
  /** Class name of the form. */
  className?: string
}

/** Form to set a new password with an emailed link. An invalid link is reported above the fields. */
export function ChangePasswordForm({
  code,
  onSubmit,
  email = '',
  passwordHint,
  links,
  className,
}: ChangePasswordFormProps) {
  const labels = useLabels('changePasswordForm', defaultLabels)
  return (
    <Form
      // A new link starts a new form, so that no earlier input is submitted with its token.
      key={code}
      schema={changePasswordSchema}
      defaultValues={{ username: email, password: '', confirmPassword: '', code, revokeTokens: false }}
      onSubmit={(values) => onSubmit(withChosenRevocation(values))}
      fallback={labels.changeFailed}
      failureTitle={labels.notChanged}
      submitLabel={labels.changePassword}
      aria-label={labels.changePassword}
      wide
      className={className}
      footer={links && <FormLinks>{links}</FormLinks>}
    >
      <EmailField name="username" label={labels.email} autoComplete="username" size="lg" />
      <NewPasswordFields label={labels.newPassword} hint={passwordHint} />
      <RevokeTokensField />
    </Form>
  )
}
