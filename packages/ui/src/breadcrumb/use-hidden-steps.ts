import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The button that opens the menu of hidden steps, with the line after it. */
const MORE = 44
/** Of a step, no more than this shows; see `max-w-60`. */
const WIDEST = 240

/** In which order steps give way: the middle from the start on, then the first. The last two always stay. */
function givesWay(count: number): number[] {
  const middle = Array.from({ length: Math.max(count - 3, 0) }, (_, index) => index + 1)
  return count > 2 ? [...middle, 0] : []
}

function hiddenSteps(widths: readonly number[], room: number): ReadonlySet<number> {
  const hidden = new Set<number>()
  let needed = widths.reduce((sum, width) => sum + width, 0)
  for (const index of givesWay(widths.length)) {
    if (needed + (hidden.size > 0 ? MORE : 0) <= room) break
    hidden.add(index)
    needed -= widths[index] ?? 0
  }
  return hidden
}

const nobody: ReadonlySet<number> = new Set()

/** Which steps do not fit into the list. `signature` stands for the words of all of them: when it changes, they are measured anew. */
export function useHiddenSteps(list: RefObject<HTMLOListElement | null>, signature: string): ReadonlySet<number> {
  const [state, setState] = useState({ signature: '', hidden: nobody })
  const widths = useRef<readonly number[]>([])
  const measuring = state.signature !== signature

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (measuring)
      widths.current = [...element.children].map((step) => {
        const words = step.firstElementChild
        if (!(step instanceof HTMLElement) || !words) return 0
        return Math.min(words.scrollWidth, WIDEST) + step.offsetWidth - words.clientWidth
      })
    const decide = () => {
      const hidden = hiddenSteps(widths.current, element.clientWidth)
      setState((was) => (was.signature === signature && was.hidden.size === hidden.size ? was : { signature, hidden }))
    }
    decide()
    const observer = new ResizeObserver(decide)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, measuring, signature])

  return measuring ? nobody : state.hidden
}
