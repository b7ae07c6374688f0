import { SignInForm } from '@placard/forms'
import { Button, Dialog, DialogContent, useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { signInMutation } from '../data/account/sign-in.js'
import { leavePaused, useUser } from '../state/session-store.js'
import { consoleShellLabels } from './shell-labels.js'

const stay = (event: Event) => event.preventDefault()

/** Email of the user, prefilled. */
function toPassword(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof Element)
    event.currentTarget.querySelector<HTMLElement>('input[type="password"]')?.focus()
}

/** Sign-in dialog over a page whose session has expired, so that unsaved input is not lost. */
export default function SessionDialog() {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const signIn = useMutation(signInMutation)
  return (
    <Dialog open>
      <DialogContent
        title={labels.signInAgain}
        description={labels.sessionEnded}
        closable={false}
        onOpenAutoFocus={toPassword}
        onEscapeKeyDown={stay}
        onInteractOutside={stay}
      >
        <SignInForm
          email={useUser()?.email}
          onSubmit={signIn.mutateAsync}
          links={
            <Button variant="ghost" size="sm" className="-mx-2" onClick={leavePaused}>
              {labels.leaveWithoutSaving}
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
