import { dayInZone } from '@placard/domain/internal/dates'
import type { LinkFields } from '@placard/domain/internal/share'
import { DateField, PasswordField, RadioGroupField, TextareaField, useFormValues } from '@placard/forms'
import { FieldSet, useLabels } from '@placard/ui'
import { linkFormLabels } from './link-form-labels.js'

interface AccessFieldsProps {
  /** True if the saved link has a password. */
  hasPassword: boolean
  zone: string
  now: Date
}

/** Fields for the last day of a link, its password and the websites that may embed it. */
export function AccessFields({ hasPassword, zone, now }: AccessFieldsProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const { passwordChange } = useFormValues<LinkFields>()
  const options = hasPassword
    ? [
        { value: 'keep', label: labels.keepPassword },
        { value: 'set', label: labels.changePassword },
        { value: 'remove', label: labels.removePassword },
      ]
    : [
        { value: 'keep', label: labels.noPassword },
        { value: 'set', label: labels.setPassword },
      ]
  return (
    <FieldSet legend={labels.access} variant="section">
      <DateField
        name="expiresOn"
        label={labels.expiresOn}
        hint={labels.expiresHint(zone)}
        optional
        autoComplete="off"
        today={dayInZone(now, zone)}
        className="w-full sm:w-1/2"
      />
      <RadioGroupField name="passwordChange" label={labels.password} options={options} />
      {passwordChange === 'set' && (
        <PasswordField
          name="password"
          label={labels.newPassword}
          hint={labels.passwordHint}
          autoComplete="new-password"
          required
        />
      )}
      <TextareaField name="sites" label={labels.sites} hint={labels.sitesHint} optional />
    </FieldSet>
  )
}
