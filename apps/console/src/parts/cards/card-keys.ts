import type { KeyboardEvent } from 'react'

/** Actions of a card's keyboard shortcuts. */
export interface CardKeys {
  /** Toggles the selection of a card, or of all from the last toggled one. */
  toggle: (id: string, isRange: boolean) => void
  /** Deletes the entity of a card. */
  remove: (id: string) => void
}

/**
 * Handles keys in cards as in rows: arrows move focus to the same control of the next card, Space on a name selects its
 * card, Delete deletes it.
 */
export function onCardKey(event: KeyboardEvent<HTMLElement>, { toggle, remove }: CardKeys): void {
  const { currentTarget: list, target, key, shiftKey } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  // React events of overlays bubble to their card, although they are elsewhere in the DOM.
  if (!(target instanceof Element) || !list.contains(target) || target instanceof HTMLInputElement) return
  const card = target.closest<HTMLElement>('[data-row]')
  const id = card?.dataset.row
  if (!card || id === undefined) return
  const cards = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const way = computeMove(key, list, cards)
  const next = way === undefined ? undefined : cards[cards.indexOf(card) + way]
  if (next) {
    event.preventDefault()
    const controls = findControls(next)
    const found = controls[findControls(card).indexOf(target)] ?? controls[0]
    if (found instanceof HTMLElement) found.focus()
  } else if (key === ' ' && target.tagName === 'A') {
    event.preventDefault()
    toggle(id, shiftKey)
  } else if (key === 'Delete') remove(id)
}

// Controls inside a preview are inert.
const CONTROLS = ':is(a[href], button:not([disabled])):not([inert] *)'
const findControls = (card: Element): Element[] => [...card.querySelectorAll(CONTROLS)]

/** Returns by how many cards an arrow key moves. */
function computeMove(key: string, list: Element, cards: readonly Element[]): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForwards = (key === 'ArrowRight') === (getComputedStyle(list).direction === 'ltr')
    return isForwards ? 1 : -1
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const measureTop = (card: Element | undefined) => Math.round(card?.getBoundingClientRect().top ?? 0)
  const inRow = cards.filter((card) => measureTop(card) === measureTop(cards[0])).length
  return key === 'ArrowDown' ? inRow : -inRow
}
