import { type ReactNode, useEffect, useRef, useState } from 'react'

interface AsyncAction {
  /** True while the action runs. */
  running: boolean
  /** Message of the last failure. */
  error: ReactNode
  start: () => void
}

/** Runs an async action, one at a time; ignores results after unmounting. */
export function useAsyncAction(
  action: () => unknown,
  onDone: () => void,
  formatError: (error: unknown) => ReactNode,
): AsyncAction {
  const [state, setState] = useState<{ running: boolean; error: ReactNode }>({ running: false, error: undefined })
  const busy = useRef(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const start = async () => {
    if (busy.current) return
    busy.current = true
    setState({ running: true, error: undefined })
    try {
      await action()
      if (mounted.current) {
        setState({ running: false, error: undefined })
        onDone()
      }
    } catch (error) {
      if (mounted.current) setState({ running: false, error: formatError(error) })
    } finally {
      busy.current = false
    }
  }
  return { ...state, start: () => void start() }
}
