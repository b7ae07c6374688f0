import { AlertDialog, AlertDialogContent } from '@placard/ui'
import { useEffect, useRef } from 'react'

/** A navigation that waits for an answer, as React Router's `useBlocker` gives it. */
export interface NavigationBlocker {
  /** 'blocked' while somebody has to answer. */
  state: 'unblocked' | 'blocked' | 'proceeding'
  /** Goes on to where the person wanted to go. */
  proceed?: (() => void) | undefined
  /** Stays. */
  reset?: (() => void) | undefined
}

export interface UnsavedGuardProps {
  /** Whether something would be lost. Give it what `onDirtyChange` of the form said. */
  when: boolean
  /** Blocker of the router (`useBlocker`), for client-side navigation. */
  blocker?: NavigationBlocker
  /** The question. @default 'Leave without saving?' */
  title?: string
  /** What would be lost. @default 'What you changed here is not saved yet.' */
  description?: string
  /** Words of the button that leaves. @default 'Leave without saving' */
  leaveLabel?: string
  /** Words of the button that stays. @default 'Stay' */
  stayLabel?: string
}

/** Asks before changes are lost: by the browser when the tab is closed or reloaded, by a dialog for ways inside of the console. */
export function UnsavedGuard({
  when,
  blocker,
  title = 'Leave without saving?',
  description = 'What you changed here is not saved yet.',
  leaveLabel = 'Leave without saving',
  stayLabel = 'Stay',
}: UnsavedGuardProps) {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  const isBlocked = blocker?.state === 'blocked'
  // Leaving closes the dialog as well, and must not take back that answer.
  const leaving = useRef(false)
  useEffect(() => {
    if (isBlocked) leaving.current = false
  }, [isBlocked])

  return (
    <AlertDialog open={isBlocked} onOpenChange={(open) => !open && !leaving.current && blocker?.reset?.()}>
      <AlertDialogContent
        title={title}
        description={description}
        actionLabel={leaveLabel}
        labels={{ cancel: stayLabel }}
        tone="danger"
        onAction={() => {
          leaving.current = true
          blocker?.proceed?.()
        }}
      />
    </AlertDialog>
  )
}
