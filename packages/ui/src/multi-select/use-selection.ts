import { useState } from 'react'
import type { ChoiceRow, ComboboxItem } from '../choice-list/choice-list.js'

interface Options {
  items: readonly ComboboxItem[]
  value: readonly string[]
  given: readonly ComboboxItem[]
  max: number
  onValueChange: ((value: string[]) => void) | undefined
}

/** What is chosen, and the ways to change it. Chosen items are remembered: a later search may not hold them any more. */
export function useSelection({ items, value, given, max, onValueChange }: Options) {
  const [seen, setSeen] = useState<ReadonlyMap<string, ComboboxItem>>(new Map())
  const known = new Map([...given, ...seen.values(), ...items].map((item) => [item.value, item]))
  const chosen = value.map((one) => known.get(one) ?? { value: one, label: one })
  const change = (next: readonly string[], from: readonly ComboboxItem[] = items) => {
    const kept = [...from, ...chosen].filter((item) => next.includes(item.value))
    setSeen(new Map(kept.map((item) => [item.value, item])))
    onValueChange?.([...next])
  }
  const remove = (one: string) => change(value.filter((other) => other !== one))
  const toggle = (row: ChoiceRow) => {
    if (value.includes(row.value)) return remove(row.value)
    if (value.length < max) change([...value, row.value])
  }
  const toggleAll = (matches: readonly ComboboxItem[]) => {
    const open = matches.filter((item) => !item.disabled).map((item) => item.value)
    const rest = open.filter((one) => !value.includes(one))
    change(rest.length > 0 ? [...value, ...rest] : value.filter((one) => !open.includes(one)))
  }
  return { chosen, isFull: value.length >= max, change, remove, toggle, toggleAll }
}
