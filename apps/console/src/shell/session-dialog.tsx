import { SignInForm } from '@placard/forms'
import { Button, Dialog, DialogContent } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { signInMutation } from '../data/sign-in.js'
import { leavePaused, useUser } from '../state/session-store.js'

const stay = (event: Event) => event.preventDefault()

/** Email of the user, prefilled. */
function toPassword(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof Element)
    event.currentTarget.querySelector<HTMLElement>('input[type="password"]')?.focus()
}

/** Sign-in dialog over a page whose session has expired, so that unsaved input is not lost. */
export default function SessionDialog() {
  const signIn = useMutation(signInMutation)
  return (
    <Dialog open>
      <DialogContent
        title="Sign in again"
        description="Your session has ended. What you typed is still here."
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
              Leave without saving
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
