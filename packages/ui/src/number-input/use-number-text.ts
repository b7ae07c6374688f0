import { type KeyboardEvent, useState } from 'react'
import { type Bounds, conform, parseNumber, stepFrom } from './number-math.js'

/** Adjustment of a typed number. */
export interface NumberAdjustment {
  /** 'min' and 'max': clamped; 'step': rounded; 'text': invalid, so the last number was restored. */
  reason: 'min' | 'max' | 'step' | 'text'
  /** Current value. */
  value: number | null
}

interface Options extends Bounds {
  value: number | null
  onValueChange: (value: number | null) => void
  unit: string | undefined
  locked: boolean
  /** Adjusts a typed number to its range and step; otherwise it is reported as typed. */
  clamp: boolean
}

const BIG = 10
const written = (value: number | null) => (value === null ? '' : String(value))

/** Text of a number input next to its number: free while typing, normalized on blur. */
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
    // Typing 15 starts with 1: a value out of range is not reported yet, but checked on blur.
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
    if (next !== typed) setAdjustment({ reason: findReason(typed, bounds), value: next })
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
  /** Returns the number that a key steps to; undefined for keys that edit text. */
  const findTarget = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
    if (key === 'ArrowUp') return stepped(shiftKey ? BIG : 1)
    if (key === 'ArrowDown') return stepped(shiftKey ? -BIG : -1)
    if (key === 'PageUp') return stepped(BIG)
    if (key === 'PageDown') return stepped(-BIG)
    // With Shift these keys select text, as in every text input.
    if (key === 'Home' && !shiftKey) return bounds.min
    if (key === 'End' && !shiftKey) return bounds.max
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle()
    if (locked || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const next = findTarget(event)
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return { text: draft ?? written(value), adjustment, type, settle, step, onKeyDown }
}

function findReason(typed: number, { min = -Infinity, max = Infinity }: Bounds): NumberAdjustment['reason'] {
  if (typed < min) return 'min'
  return typed > max ? 'max' : 'step'
}
