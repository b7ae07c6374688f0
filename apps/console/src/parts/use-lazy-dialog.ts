import { useTranslate } from '@placard/forms'
import { type LazyPart, useLabels, useToast } from '@placard/ui'
import { useEffect, useRef, useState, useTransition } from 'react'
import { CHUNK_FAILED } from './chunk-failed.js'
import { partsLabels } from './parts-labels.js'

/** Duration of the toast, in ms. Afterwards the button that opens the dialog still retries. */
const FAILURE_MS = 10_000

/**
 * State of a dialog whose code loads when it is first opened; `isComing` is true while it loads. If loading fails, a
 * toast offers to retry.
 */
export function useLazyDialog({ load }: Pick<LazyPart<never>, 'load'>) {
  const translate = useTranslate()
  const labels = useLabels('parts', partsLabels)
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
      title: translate(CHUNK_FAILED.title),
      text: translate(CHUNK_FAILED.text),
      delay: FAILURE_MS,
      action: { label: labels.tryAgain, altText: labels.useSameButtonAgain, onAction: () => again(opener) },
      onClose: () => {
        failure.current = undefined
      },
    })
  }
  const again = (opener: Element | null) => {
    // The dialog restores focus to the element that had it, which must not be the closed toast.
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
      // Updates after an await need a transition of their own.
      startComing(() => setState((was) => ({ open: true, times: (was?.times ?? 0) + 1 })))
    })
  }
  return {
    isComing,
    /** Opens the dialog with fresh state. */
    show,
    /** Props of the dialog; undefined until it is first opened. */
    dialog: state && {
      key: state.times,
      open: state.open,
      onOpenChange: (open: boolean) => setState({ ...state, open }),
    },
  }
}
