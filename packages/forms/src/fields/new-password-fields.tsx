import { MIN_CREDENTIAL_LENGTH } from '@placard/domain/internal/account'
import { useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './password-field/password-field.js'

const defaultLabels = {
  confirmPassword: 'Confirm password',
  atLeast: (count: number) => `At least ${count} characters`,
}

/** Texts of the new password fields. */
export type NewPasswordFieldsLabels = typeof defaultLabels

interface NewPasswordFieldsProps {
  /** Label of the first field. */
  label: string
  /** Password requirements. */
  hint?: ReactNode
}

/** Fields for a new password and its repetition. Editing either one clears the mismatch error. */
export function NewPasswordFields({ label, hint }: NewPasswordFieldsProps) {
  const labels = useLabels('newPasswordFields', defaultLabels)
  const { getFieldState, trigger } = useFormContext()
  const compareAgain = () => {
    if (getFieldState('confirmPassword').invalid) void trigger('confirmPassword')
  }
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint ?? labels.atLeast(MIN_CREDENTIAL_LENGTH)}
        autoComplete="new-password"
        size="lg"
        onChange={compareAgain}
      />
      <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" size="lg" />
    </>
  )
}
