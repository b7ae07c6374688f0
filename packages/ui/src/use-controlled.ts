import { useState } from 'react'

/** A value that the caller holds, or, where he does not, this part itself; changes are told either way. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (next: Value) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change]
}
