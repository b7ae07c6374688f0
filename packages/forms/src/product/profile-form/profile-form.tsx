import { type ProfileInput, profileSchema, type User } from '@placard/domain/account'
import { Field, Input, useLabels } from '@placard/ui'
import { Form, type FormProps } from '../../engine/form/form.js'
import { TextField } from '../../fields/text-field/text-field.js'

const defaultLabels = {
  saveFailed: 'Your profile could not be saved. Please try again.',
  notSaved: 'Not saved',
  profile: 'Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You use this to sign in. Contact an admin to change it.',
}

/** Texts of the profile form. */
export type ProfileFormLabels = typeof defaultLabels

export interface ProfileFormProps extends Pick<FormProps<ProfileInput, ProfileInput>, 'onDirtyChange' | 'className'> {
  /** User whose profile is edited. Newer values are shown while there are no unsaved changes. */
  user: Pick<User, 'first_name' | 'last_name' | 'email'>
  /** Saves the names. Errors thrown are shown and the input is kept. */
  onSubmit: (values: ProfileInput) => Promise<void>
}

/** Form for the user's own names, with the read-only sign-in email. */
export function ProfileForm({ user: { first_name, last_name, email }, onSubmit, ...props }: ProfileFormProps) {
  const labels = useLabels('profileForm', defaultLabels)
  return (
    <Form
      schema={profileSchema}
      defaultValues={{ first_name, last_name }}
      onSubmit={onSubmit}
      fallback={labels.saveFailed}
      failureTitle={labels.notSaved}
      aria-label={labels.profile}
      editing
      {...props}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="first_name" label={labels.firstName} autoComplete="given-name" />
        <TextField name="last_name" label={labels.lastName} autoComplete="family-name" />
      </div>
      <Field label={labels.email} hint={labels.emailHint}>
        <Input type="email" autoComplete="email" readOnly value={email} />
      </Field>
    </Form>
  )
}
