import { type ProfileInput, profileSchema, type User } from '@placard/domain'
import { Field, Input } from '@placard/ui'
import { Form, type FormProps } from '../form/form.js'
import { TextField } from '../text-field/text-field.js'

export interface ProfileFormProps extends Pick<FormProps<ProfileInput, ProfileInput>, 'onDirtyChange' | 'className'> {
  /** Whose profile it is. A newer one is taken while nothing was changed. */
  user: Pick<User, 'first_name' | 'last_name' | 'email'>
  /** Saves the names; what it throws is shown, and what was typed stays. */
  onSubmit: (values: ProfileInput) => Promise<void>
}

/** A person's own names, as others see them, and the email that they sign in with. */
export function ProfileForm({ user: { first_name, last_name, email }, onSubmit, ...props }: ProfileFormProps) {
  return (
    <Form
      schema={profileSchema}
      defaultValues={{ first_name, last_name }}
      onSubmit={onSubmit}
      fallback="Your profile could not be saved. Please try again."
      failureTitle="Not saved"
      aria-label="Profile"
      editing
      {...props}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="first_name" label="First name" autoComplete="given-name" />
        <TextField name="last_name" label="Last name" autoComplete="family-name" />
      </div>
      <Field label="Email" hint="You sign in with it. It cannot be changed here.">
        <Input type="email" autoComplete="email" readOnly value={email} />
      </Field>
    </Form>
  )
}
