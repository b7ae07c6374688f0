import { MIN_CREDENTIAL_LENGTH } from '@placard/domain'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './password-field/password-field.js'

interface NewPasswordFieldsProps {
  /** Label of the first field. */
  label: string
  /** Password requirements. */
  hint?: ReactNode
}

/** Fields for a new password and its repetition. Editing either one clears the mismatch error. */
export function NewPasswordFields({
  label,
  hint = `At least ${MIN_CREDENTIAL_LENGTH} characters`,
}: NewPasswordFieldsProps) {
  const { getFieldState, trigger } = useFormContext()
  const compareAgain = () => {
    if (getFieldState('confirmPassword').invalid) void trigger('confirmPassword')
  }
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        size="lg"
        onChange={compareAgain}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" size="lg" />
    </>
  )
}
