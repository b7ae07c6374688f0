import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Runs an action once when the URL asks for it by a parameter, such as `?upload=1` from the command menu, and removes
 * the parameter. It waits until `isReady`.
 */
export function useRequestedAction(parameter: string, isReady: boolean, run: () => void): void {
  const [params, setParams] = useSearchParams()
  const isRequested = isReady && params.has(parameter)
  const act = useEffectEvent(() => {
    run()
    setParams(
      (before) => {
        before.delete(parameter)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isRequested) act()
  }, [isRequested])
}
