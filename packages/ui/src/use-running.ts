import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Running {
  /** Whether the action is under way. */
  running: boolean
  /** Words for what went wrong the last time. */
  error: ReactNode
  start: () => void
}

/** Runs an action that may take its time, once at a time; its end is of no interest to a dialog that is gone. */
export function useRunning(
  action: () => unknown,
  onDone: () => void,
  errorText: (error: unknown) => ReactNode,
): Running {
  const [state, setState] = useState<{ running: boolean; error: ReactNode }>({ running: false, error: undefined })
  const busy = useRef(false)
  const there = useRef(false)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState({ running: true, error: undefined })
    try {
      await action()
      if (there.current) {
        setState({ running: false, error: undefined })
        onDone()
      }
    } catch (error) {
      if (there.current) setState({ running: false, error: errorText(error) })
    } finally {
      busy.current = false
    }
  }
  return { ...state, start: () => void start() }
}
