import { AlertDialog, AlertDialogContent, useLabels } from '@placard/ui'
import { useEffect, useRef } from 'react'
import { formLabels } from '../form-labels.js'

/** Blocked navigation, as returned by React Router's `useBlocker`. */
export interface NavigationBlocker {
  /** 'blocked' while the user has to decide. */
  state: 'unblocked' | 'blocked' | 'proceeding'
  /** Continues the navigation. */
  proceed?: (() => void) | undefined
  /** Cancels the navigation. */
  reset?: (() => void) | undefined
}

export interface UnsavedGuardProps {
  /** True if there are unsaved changes, from the form's `onDirtyChange`. */
  when: boolean
  /** Blocker of the router (`useBlocker`), for client-side navigation. */
  blocker?: NavigationBlocker
  /** Title of the dialog. @default 'Leave without saving?' */
  title?: string
  /** Description of the dialog. @default 'Your changes aren’t saved yet.' */
  description?: string
  /** Label of the button that leaves. @default 'Leave without saving' */
  leaveLabel?: string
  /** Label of the button that stays. @default 'Stay' */
  stayLabel?: string
}

/** Asks before unsaved changes are lost: the browser on close or reload, a dialog on client-side navigation. */
export function UnsavedGuard({ when, blocker, title, description, leaveLabel, stayLabel }: UnsavedGuardProps) {
  const labels = useLabels('form', formLabels)
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  const isBlocked = blocker?.state === 'blocked'
  // Leaving closes the dialog too, which must not cancel the navigation.
  const leaving = useRef(false)
  useEffect(() => {
    if (isBlocked) leaving.current = false
  }, [isBlocked])

  return (
    <AlertDialog open={isBlocked} onOpenChange={(open) => !open && !leaving.current && blocker?.reset?.()}>
      <AlertDialogContent
        title={title ?? labels.leaveQuestion}
        description={description ?? labels.leaveHint}
        actionLabel={leaveLabel ?? labels.leave}
        labels={{ cancel: stayLabel ?? labels.stay }}
        tone="danger"
        onAction={() => {
          leaving.current = true
          blocker?.proceed?.()
        }}
      />
    </AlertDialog>
  )
}
