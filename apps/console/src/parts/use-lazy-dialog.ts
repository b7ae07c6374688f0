import { type LazyPart, useToast } from '@placard/ui'
import { useEffect, useRef, useState, useTransition } from 'react'
import { CHUNK_FAILED } from './chunk-failed.js'

/** How long somebody may take to try again by the toast, in ms; by the button that opens the dialog they always may. */
const FAILURE_MS = 10_000

/**
 * Whether a dialog is open whose code loads when it is first opened; `isComing` while it does. Where it does not come,
 * the screen stays as it is, and a toast says so and offers to try again.
 */
export function useLazyDialog({ load }: Pick<LazyPart<never>, 'load'>) {
  const toast = useToast()
  const [state, setState] = useState<{ open: boolean; times: number }>()
  const [isComing, startComing] = useTransition()
  const failure = useRef<string>(undefined)
  const isHere = useRef(false)

  const { dismiss } = toast
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (failure.current) dismiss(failure.current)
    }
  }, [dismiss])

  const tell = (opener: Element | null) => {
    failure.current = toast.show({
      type: 'error',
      title: CHUNK_FAILED.title,
      text: CHUNK_FAILED.text,
      delay: FAILURE_MS,
      action: { label: 'Try again', altText: 'Or use the same button again', onAction: () => again(opener) },
      onClose: () => {
        failure.current = undefined
      },
    })
  }
  const again = (opener: Element | null) => {
    // The dialog gives the focus back to where it was as it opened, and the toast is gone by then.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    show()
  }
  const show = () => {
    if (failure.current) dismiss(failure.current)
    const opener = document.activeElement
    startComing(async () => {
      try {
        await load()
      } catch {
        if (isHere.current) tell(opener)
        return
      }
      // What is set after something was waited for is no part of the transition by itself.
      startComing(() => setState((was) => ({ open: true, times: (was?.times ?? 0) + 1 })))
    })
  }
  return {
    isComing,
    /** Opens it, afresh. */
    show,
    /** Its props; undefined until it is opened for the first time. */
    dialog: state && {
      key: state.times,
      open: state.open,
      onOpenChange: (open: boolean) => setState({ ...state, open }),
    },
  }
}
