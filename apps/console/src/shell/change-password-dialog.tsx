import { OwnPasswordForm } from '@placard/forms'
import { useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { changeOwnPasswordMutation } from '../data/profile.js'
import { FormDialog, type FormDialogProps } from '../parts/form-dialog.js'
import { passwordHint } from '../parts/password-hint.js'

export interface ChangePasswordDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Email of the signed-in user. */
  email: string
}

/** Changes the password of the signed-in user. */
export default function ChangePasswordDialog({ email, ...dialog }: ChangePasswordDialogProps) {
  const toast = useToast()
  const changePassword = useMutation(changeOwnPasswordMutation)
  return (
    <FormDialog {...dialog} title="Change password" description="You’ll be signed out on all other devices.">
      {(form) => (
        <OwnPasswordForm
          {...form}
          email={email}
          passwordHint={passwordHint()}
          onSubmit={async (input) => {
            await changePassword.mutateAsync(input)
            dialog.onOpenChange(false)
            toast.show({ type: 'success', title: 'Password changed' })
          }}
        />
      )}
    </FormDialog>
  )
}
