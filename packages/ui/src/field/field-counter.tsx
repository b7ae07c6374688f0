import { CircleAlert } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { classNames } from '../class-names.js'

/** How long typing has to rest before the count is read out: a reader would otherwise hear every key. */
const QUIET_MS = 1000
/** From this share of the limit on, the rest is worth being read out. */
const NEAR = 0.8

/** Characters in the control of a field, counted as `maxLength` and schemas do; follows typing and changes from outside. */
export function useCount(field: RefObject<HTMLElement | null>, counts: boolean): number {
  const [count, setCount] = useState(0)
  const measure = () => setCount(field.current?.querySelector<HTMLInputElement>('input, textarea')?.value.length ?? 0)
  useLayoutEffect(() => {
    if (counts) measure()
  })
  useEffect(() => {
    const root = field.current
    if (!counts || !root) return
    const recount = () => setCount(root.querySelector<HTMLInputElement>('input, textarea')?.value.length ?? 0)
    root.addEventListener('input', recount)
    return () => root.removeEventListener('input', recount)
  }, [field, counts])
  return count
}

export interface FieldCounterProps {
  /** Id by which the control is described by its limit. */
  id: string
  /** Characters that are there. */
  count: number
  /** Characters that may be there. */
  limit: number
  labels: { limit: (limit: number) => string; remaining: (remaining: number) => string }
}

/** How much of the limit is used: always in sight, read out politely once typing rests near it. */
export function FieldCounter({ id, count, limit, labels }: FieldCounterProps) {
  const remaining = limit - count
  const [spoken, setSpoken] = useState('')
  const words = count >= limit * NEAR ? labels.remaining(remaining) : ''
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), QUIET_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span data-slot="field-counter" className="relative ms-auto shrink-0 text-caption">
      <span
        aria-hidden
        className={classNames('flex items-start gap-1', remaining < 0 ? 'text-danger-ink' : 'text-ink-subtle')}
      >
        {remaining < 0 && <CircleAlert className="mt-px size-3.5 shrink-0" />}
        {remaining < 0 ? labels.remaining(remaining) : `${count} / ${limit}`}
      </span>
      <span id={id} className="sr-only">
        {labels.limit(limit)}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </span>
  )
}
