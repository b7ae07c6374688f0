import { useDirection } from '@radix-ui/react-direction'
import { type KeyboardEvent, useState } from 'react'

interface Options {
  count: number
  /** Whether the caret stands before the first letter, so that the keys mean the chips. */
  atStart: (event: KeyboardEvent<HTMLInputElement>) => boolean
  onRemove: (index: number) => void
}

/**
 * Which chip the next Backspace or Delete removes. The focus stays in the text: the first Backspace marks the last
 * chip, the second one removes it, so that a key held too long takes nothing away; arrows go from chip to chip.
 */
export function useMarks({ count, atStart, onRemove }: Options) {
  const [index, setIndex] = useState<number | null>(null)
  const [back, forward] = useDirection() === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const marked = index !== null && index < count ? index : null

  /** Whether the key was one for the chips. */
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'Shift') return true
    const move = moveOf(event)
    if (move === undefined) {
      setIndex(null)
      return false
    }
    event.preventDefault()
    setIndex(move)
    return true
  }
  const moveOf = (event: KeyboardEvent<HTMLInputElement>): number | null | undefined => {
    if (count === 0 || event.nativeEvent.isComposing) return undefined
    const removes = event.key === 'Backspace' || event.key === 'Delete'
    if (removes && marked !== null) {
      if (event.repeat) return marked
      onRemove(marked)
      return null
    }
    if (event.key === 'Backspace' || event.key === back) {
      if (marked !== null) return Math.max(0, marked - 1)
      return atStart(event) && !event.repeat ? count - 1 : undefined
    }
    if (event.key === forward && marked !== null) return marked + 1 < count ? marked + 1 : null
    return undefined
  }
  return { marked, onKey, unmark: () => setIndex(null) }
}
