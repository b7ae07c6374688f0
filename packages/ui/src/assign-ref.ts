import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react'

/** Hands an element to a ref of either kind, for parts that need the element themselves as well. */
export function assignRef<Value>(ref: Ref<Value> | undefined, element: Value | null): ReturnType<RefCallback<Value>> {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/** A ref of the part's own to an element that the caller's ref reaches as well. */
export function useOwnRef<Value>(ref: Ref<Value> | undefined): [RefObject<Value | null>, RefCallback<Value>] {
  const own = useRef<Value>(null)
  const both = useCallback(
    (element: Value | null) => {
      own.current = element
      return assignRef(ref, element)
    },
    [ref],
  )
  return [own, both]
}
