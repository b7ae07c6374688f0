import { type OwnPasswordInput, ownPasswordSchema } from '@placard/domain'
import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/form.js'
import { NewPasswordFields } from '../new-password-fields.js'
import { PasswordField } from '../password-field/password-field.js'

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
export function OwnPasswordForm({ email, passwordHint, ...props }: OwnPasswordFormProps) {
  return (
    <Form
      schema={ownPasswordSchema}
      defaultValues={{ currentPassword: '', password: '', confirmPassword: '' }}
      fallback="The password could not be changed. Please try again."
      failureTitle="Password not changed"
      submitLabel="Change password"
      aria-label="Change password"
      {...props}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        size="lg"
        autoFocus
      />
      <NewPasswordFields label="New password" hint={passwordHint} />
    </Form>
  )
}
