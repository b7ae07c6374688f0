import { OwnPasswordForm } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { updateOwnPasswordMutation } from '../../data/account/profile.js'
import { usePasswordHint } from '../../parts/account/password-hint.js'
import { FormDialog, type FormDialogProps } from '../../parts/form-dialog.js'
import { consoleShellLabels } from '../shell-labels.js'

export interface ChangePasswordDialogProps extends Pick<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Email of the signed-in user. */
  email: string
}

/** Changes the password of the signed-in user. */
export default function ChangePasswordDialog({ email, ...dialog }: ChangePasswordDialogProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const toast = useToast()
  const passwordHint = usePasswordHint()
  const changePassword = useMutation(updateOwnPasswordMutation)
  return (
    <FormDialog {...dialog} title={labels.changePassword} description={labels.signedOutOthers}>
      {(form) => (
        <OwnPasswordForm
          {...form}
          email={email}
          passwordHint={passwordHint}
          onSubmit={async (input) => {
            await changePassword.mutateAsync(input)
            dialog.onOpenChange(false)
            toast.show({ type: 'success', title: labels.passwordChanged })
          }}
        />
      )}
    </FormDialog>
  )
}
