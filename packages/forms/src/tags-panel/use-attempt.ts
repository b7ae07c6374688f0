import { errorText } from '@placard/domain'
import { useRef, useState } from 'react'

/** What a running attempt is given. */
export interface AttemptOptions {
  /** Ends it: somebody cancelled it. */
  signal: AbortSignal
  /** Tells how far it is, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Something that takes a while: whether it runs, how far it is, and in words why it failed. One at a time. */
export function useAttempt(fallback: string) {
  const [state, setState] = useState<{ running: boolean; share?: number; failure?: string; done?: boolean }>({
    running: false,
  })
  const controller = useRef<AbortController>(undefined)
  const start = async (work: (options: AttemptOptions) => Promise<void> | void) => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    setState({ running: true })
    try {
      await work({ signal, onProgress: (share) => !signal.aborted && setState({ running: true, share }) })
      if (!signal.aborted) setState({ running: false, done: true })
    } catch (failure) {
      if (!signal.aborted) setState({ running: false, failure: errorText(failure, fallback) })
    }
  }
  const stop = () => {
    controller.current?.abort()
    setState({ running: false })
  }
  return { ...state, start, stop }
}
