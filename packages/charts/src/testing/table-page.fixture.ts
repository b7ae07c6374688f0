import { vi } from 'vitest'

/** Returns all elements of the page that match a selector. */
export const all = <Found extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]

/** Returns the first element of the page that matches a selector; throws if there is none. */
export function one<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

/** Waits until a check throws no more. */
export const until = (check: () => unknown) => vi.waitFor(() => check(), { timeout: 10_000, interval: 20 })

/** Returns the rendered lines of a table. */
export const lines = () => all('tr[data-line]')

/** Returns the indexes of the rendered lines. */
export const indexes = () => lines().map(({ dataset }) => Number(dataset.line))
