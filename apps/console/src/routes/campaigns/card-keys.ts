import type { KeyboardEvent } from 'react'

/** What the keys of a card can do. */
export interface CardKeys {
  /** Chooses a card or not, or all from the last chosen one on. */
  choose: (id: string, isRange: boolean) => void
  /** Has a card removed. */
  remove: (id: string) => void
}

/** The arrows go to the same control of the card beside, above or below; Space on a name chooses its card, Delete has it removed: as in rows. */
export function onCardKey(event: KeyboardEvent<HTMLElement>, { choose, remove }: CardKeys): void {
  const { currentTarget: list, target, key, shiftKey } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  // What floats above a card belongs to it in React, but not on the screen.
  if (!(target instanceof Element) || !list.contains(target)) return
  const card = target.closest<HTMLElement>('[data-row]')
  const id = card?.dataset.row
  if (!card || id === undefined) return
  const cards = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const way = wayOf(key, list, cards)
  const next = way === undefined ? undefined : cards[cards.indexOf(card) + way]
  if (next) {
    event.preventDefault()
    const controls = controlsOf(next)
    const found = controls[controlsOf(card).indexOf(target)] ?? controls[0]
    if (found instanceof HTMLElement) found.focus()
  } else if (key === ' ' && target.tagName === 'A') {
    event.preventDefault()
    choose(id, shiftKey)
  } else if (key === 'Delete') remove(id)
}

// A preview has controls as well, which nobody reaches here.
const CONTROLS = ':is(a[href], button:not([disabled])):not([inert] *)'
const controlsOf = (card: Element): Element[] => [...card.querySelectorAll(CONTROLS)]

/** How many cards an arrow goes on. */
function wayOf(key: string, list: Element, cards: readonly Element[]): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForwards = (key === 'ArrowRight') === (getComputedStyle(list).direction === 'ltr')
    return isForwards ? 1 : -1
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const topOf = (card: Element | undefined) => Math.round(card?.getBoundingClientRect().top ?? 0)
  const inRow = cards.filter((card) => topOf(card) === topOf(cards[0])).length
  return key === 'ArrowDown' ? inRow : -inRow
}
