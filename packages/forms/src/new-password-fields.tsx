import { MIN_CREDENTIAL_LENGTH } from '@placard/domain'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './password-field/password-field.js'

interface NewPasswordFieldsProps {
  /** The visible name of the first. */
  label: string
  /** What a password has to be. */
  hint?: ReactNode
}

/** A new password, twice. Whichever of the two is mended, what was said about their difference goes. */
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
