import { errorText } from '@placard/domain'
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button } from '@placard/ui'

export interface SignOutEverywhereProps {
  /** Ends all sessions of the user. Errors thrown are shown in the dialog. */
  onConfirm: () => Promise<void>
}

/** Button that signs the user out on all devices, after a confirmation. */
export function SignOutEverywhere({ onConfirm }: SignOutEverywhereProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost">Sign out everywhere</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title="Sign out everywhere?"
        description="You’ll be signed out on all devices, this one included."
        actionLabel="Sign out everywhere"
        onAction={onConfirm}
        labels={{ error: (failure) => errorText(failure, 'Couldn’t sign out everywhere. Please try again.') }}
      />
    </AlertDialog>
  )
}
