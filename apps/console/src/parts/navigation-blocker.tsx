import type { NavigationBlocker } from '@placard/forms'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

type Guard = RefObject<BlockerFunction>

interface Blocking {
  /** Guards of the mounted screens and dialogs by id, in the order in which they were mounted. */
  guards: Map<string, Guard>
  /** Id of the guard that blocked the last navigation. */
  owner: string | undefined
  blocker: NavigationBlocker
}

const IDLE: NavigationBlocker = { state: 'unblocked' }
const BlockingContext = createContext<Blocking>({ guards: new Map(), owner: undefined, blocker: IDLE })

/** Holds the one blocker that the router supports, for all guards below. */
export function NavigationBlockerProvider({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Map<string, Guard>())
  const [owner, setOwner] = useState<string>()
  const blocker = useBlocker((navigation) => {
    const found = [...guards].findLast(([, guard]) => guard.current(navigation))?.[0]
    setOwner(found)
    return found !== undefined
  })
  return <BlockingContext value={{ guards, owner, blocker }}>{children}</BlockingContext>
}

/**
 * Blocks navigations while `shouldBlock` says so, like the router's `useBlocker`, any number of times on a page. The
 * guard mounted last asks.
 */
export function useNavigationBlocker(shouldBlock: boolean | BlockerFunction): NavigationBlocker {
  const { guards, owner, blocker } = useContext(BlockingContext)
  const id = useId()
  const guard = useRef<BlockerFunction>(() => false)
  useEffect(() => {
    guard.current = typeof shouldBlock === 'function' ? shouldBlock : () => shouldBlock
  })
  useEffect(() => {
    guards.set(id, guard)
    return () => void guards.delete(id)
  }, [guards, id])
  const own = owner === id ? blocker : IDLE
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(
    () => () => {
      // Nobody is left to ask.
      if (latest.current.state === 'blocked') latest.current.reset?.()
    },
    [],
  )
  return own
}
