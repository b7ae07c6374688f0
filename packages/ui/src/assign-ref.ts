import type { Ref, RefCallback } from 'react'

/** Hands an element to a ref of either kind, for parts that need the element themselves as well. */
export function assignRef<Value>(ref: Ref<Value> | undefined, element: Value | null): ReturnType<RefCallback<Value>> {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
