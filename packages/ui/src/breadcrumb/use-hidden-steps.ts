import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Maximum width of a step; see `max-w-60`. */
const WIDEST = 240
/** Minimum width of the parent step: a few characters are recognizable. */
const FEW_LETTERS = 88
/** Minimum width of the current page: one word. */
const A_WORD = 96

/** Width of the line between two steps. */
const LINE = 21
/** Width of the overflow button; larger on touch devices. */
const moreWidth = () => (window.matchMedia('(pointer: coarse)').matches ? 36 : 16)

/** Returns the order in which steps are hidden: the middle ones from the start, then the first. */
function givesWay(count: number): number[] {
  const middle = Array.from({ length: Math.max(count - 3, 0) }, (_, index) => index + 1)
  return count > 2 ? [...middle, 0] : []
}

function hiddenSteps(widths: readonly number[], room: number): ReadonlySet<number> {
  const hidden = new Set<number>()
  const more = moreWidth()
  let needed = widths.reduce((sum, width) => sum + Math.ceil(width), 0)
  for (const index of givesWay(widths.length)) {
    if (needed + (hidden.size > 0 ? more + LINE : 0) <= room) break
    hidden.add(index)
    needed -= Math.ceil(widths[index] ?? 0)
  }
  // With too little space for a few characters and a word, the parent is hidden before the page.
  const [parent, page] = [widths.at(-2), widths.at(-1) ?? 0]
  const left = room - Math.min(parent ?? 0, FEW_LETTERS) - (hidden.size > 0 ? more : 0)
  if (parent !== undefined && left < Math.min(page, A_WORD)) hidden.add(widths.length - 2)
  return hidden
}

/** Returns the untruncated width of a step. */
function wholeWidth(step: Element): number {
  const label = step.firstElementChild
  if (!label) return 0
  const range = document.createRange()
  range.selectNodeContents(label)
  const around = step.getBoundingClientRect().width - label.getBoundingClientRect().width
  return Math.min(range.getBoundingClientRect().width, WIDEST) + around
}

const nobody: ReadonlySet<number> = new Set()

/**
 * Returns the indexes of the steps that do not fit. They are measured again when `signature`, the text of all steps,
 * changes.
 */
export function useHiddenSteps(list: RefObject<HTMLOListElement | null>, signature: string): ReadonlySet<number> {
  const [state, setState] = useState({ signature: '', hidden: nobody })
  const widths = useRef<readonly number[]>([])
  const measuring = state.signature !== signature

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (measuring) {
      element.style.removeProperty('--few-letters')
      widths.current = [...element.children].map(wholeWidth)
    }
    const decide = () => {
      const hidden = hiddenSteps(widths.current, element.clientWidth)
      element.style.setProperty('--few-letters', `${Math.min(widths.current.at(-2) ?? 0, FEW_LETTERS)}px`)
      setState((was) => (was.signature === signature && was.hidden.size === hidden.size ? was : { signature, hidden }))
    }
    decide()
    const observer = new ResizeObserver(decide)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, measuring, signature])

  // A font that loads late has other widths.
  useEffect(() => {
    const again = () => setState({ signature: '', hidden: nobody })
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])

  return measuring ? nobody : state.hidden
}
