import { useLabels } from '@placard/ui'
import { CheckboxField } from './checkbox-field/checkbox-field.js'

const defaultLabels = {
  revokeTokens: 'Also revoke my access tokens',
  revokeTokensHint: 'Programs that use them lose access. Otherwise they keep it.',
}

/** Texts of the field that revokes access tokens. */
export type RevokeTokensFieldLabels = typeof defaultLabels

/** Checkbox `revokeTokens` of the forms that change a password. */
export function RevokeTokensField() {
  const labels = useLabels('revokeTokensField', defaultLabels)
  return <CheckboxField name="revokeTokens" label={labels.revokeTokens} hint={labels.revokeTokensHint} />
}

/** Returns the values with `revokeTokens` only if it is checked, since servers may not know the field. */
export const withChosenRevocation = <Values extends { revokeTokens?: boolean | undefined }>({
  revokeTokens,
  ...values
}: Values): Omit<Values, 'revokeTokens'> & { revokeTokens?: true } => ({
  ...values,
  ...(revokeTokens && { revokeTokens }),
})
