import { type OwnPasswordInput, ownPasswordSchema } from '@placard/domain/account'
import { useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { Form, type FormProps } from '../../engine/form/form.js'
import { NewPasswordFields } from '../../fields/new-password-fields.js'
import { PasswordField } from '../../fields/password-field/password-field.js'
import { RevokeTokensField, withChosenRevocation } from '../../fields/revoke-tokens-field.js'

const defaultLabels = {
  changeFailed: 'The password could not be changed. Please try again.',
  notChanged: 'Password not changed',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
}

/** Texts of the own password form. */
export type OwnPasswordFormLabels = typeof defaultLabels

export interface OwnPasswordFormProps
  extends Pick<
    FormProps<OwnPasswordInput, OwnPasswordInput>,
    'onSubmit' | 'onDirtyChange' | 'bar' | 'secondary' | 'className'
  > {
  /** Email of the account, for password managers. */
  email: string
  /** Password requirements. @default 'At least 6 characters' */
  passwordHint?: ReactNode
}

/** Changes the password of a signed-in user, who proves it by the current one. */
export function OwnPasswordForm({ email, passwordHint, onSubmit, ...props }: OwnPasswordFormProps) {
  const labels = useLabels('ownPasswordForm', defaultLabels)
  return (
    <Form
      schema={ownPasswordSchema}
      defaultValues={{ currentPassword: '', password: '', confirmPassword: '', revokeTokens: false }}
      onSubmit={(values) => onSubmit(withChosenRevocation(values))}
      fallback={labels.changeFailed}
      failureTitle={labels.notChanged}
      submitLabel={labels.changePassword}
      aria-label={labels.changePassword}
      {...props}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
        size="lg"
        autoFocus
      />
      <NewPasswordFields label={labels.newPassword} hint={passwordHint} />
      <RevokeTokensField />
    </Form>
  )
}
