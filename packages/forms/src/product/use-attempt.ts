import { errorText } from '@placard/domain/api'
import { useRef, useState } from 'react'
import { useTranslate } from '../use-translate.js'

/** Options of a running task. */
export interface AttemptOptions {
  /** Aborted when the user cancels. */
  signal: AbortSignal
  /** Reports progress from 0 to 1. */
  onProgress: (share: number) => void
}

/** Runs a long task, one at a time, with its progress and error message. */
export function useAttempt(fallback: string) {
  const [state, setState] = useState<{ running: boolean; share?: number; failure?: string; done?: boolean }>({
    running: false,
  })
  const translate = useTranslate()
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
      if (!signal.aborted) setState({ running: false, failure: translate(errorText(failure, fallback)) })
    }
  }
  const stop = () => {
    controller.current?.abort()
    setState({ running: false })
  }
  return { ...state, start, stop }
}
