import { type KeyboardEvent, useState } from 'react'
import { type Bounds, conform, parseNumber, stepFrom } from './number-math.js'

/** What was done to a typed number so that it fits. */
export interface NumberAdjustment {
  /** 'min' and 'max': moved to a bound; 'step': rounded; 'text': was no number, so the last one is back. */
  reason: 'min' | 'max' | 'step' | 'text'
  /** The value that holds now. */
  value: number | null
}

interface Options extends Bounds {
  value: number | null
  onValueChange: (value: number | null) => void
  unit: string | undefined
  locked: boolean
  /** Whether a typed number is brought into its bounds and on a step; otherwise it is told as it is. */
  clamp: boolean
}

const BIG = 10
const written = (value: number | null) => (value === null ? '' : String(value))

/** The text of a number box beside its number: free while it is typed, put in order when it is left. */
export function useNumberText({ value, onValueChange, unit, locked, clamp, ...bounds }: Options) {
  const [draft, setDraft] = useState<string | null>(null)
  const [adjustment, setAdjustment] = useState<NumberAdjustment | null>(null)
  const change = (next: number | null) => {
    if (next !== value) onValueChange(next)
  }

  const type = (text: string) => {
    setDraft(text)
    setAdjustment(null)
    const typed = parseNumber(text, unit)
    // On the way to 15 there is a 1: what does not fit is no value yet, and is judged when the box is left.
    if (typed === null || fits(typed)) change(typed)
  }
  const fits = (typed: number) => (clamp ? conform(typed, bounds) === typed : !Number.isNaN(typed))
  const settle = () => {
    if (draft === null) return
    setDraft(null)
    const typed = parseNumber(draft, unit)
    if (typed === null) return change(null)
    if (Number.isNaN(typed)) return setAdjustment({ reason: 'text', value })
    const next = clamp ? conform(typed, bounds) : typed
    if (next !== typed) setAdjustment({ reason: reasonOf(typed, bounds), value: next })
    change(next)
  }
  const set = (next: number) => {
    setDraft(null)
    setAdjustment(null)
    change(next)
  }
  const stepped = (steps: number) => {
    const typed = draft === null ? value : parseNumber(draft, unit)
    return stepFrom(Number.isNaN(typed) ? value : typed, steps, bounds)
  }
  const step = (steps: number) => {
    if (!locked) set(stepped(steps))
  }
  /** Where a key leads; undefined when it is a key of the text. */
  const toOf = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
    if (key === 'ArrowUp') return stepped(shiftKey ? BIG : 1)
    if (key === 'ArrowDown') return stepped(shiftKey ? -BIG : -1)
    if (key === 'PageUp') return stepped(BIG)
    if (key === 'PageDown') return stepped(-BIG)
    // With Shift they mark text, as in every text box.
    if (key === 'Home' && !shiftKey) return bounds.min
    if (key === 'End' && !shiftKey) return bounds.max
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle()
    if (locked || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const next = toOf(event)
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return { text: draft ?? written(value), adjustment, type, settle, step, onKeyDown }
}

function reasonOf(typed: number, { min = -Infinity, max = Infinity }: Bounds): NumberAdjustment['reason'] {
  if (typed < min) return 'min'
  return typed > max ? 'max' : 'step'
}
