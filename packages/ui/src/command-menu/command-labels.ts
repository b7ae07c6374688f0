/** The words of the command menu. */
export interface CommandMenuLabels {
  /** The group of what was used last. */
  recent: string
  /** The group of what `search` found, unless its items name one. */
  results: string
  /** Said when nothing answers. */
  empty: (query: string) => string
  /** Said when there is nothing to choose from. */
  none: string
  /** Said while `search` is under way. */
  loading: string
  /** Said when `search` failed. */
  error: string
  /** The button that asks again. */
  retry: string
  /** The button that goes back from a page. */
  back: string
  /** The button that closes the menu, on touch. */
  close: string
  /** How many there are, for screen readers. */
  count: (count: number) => string
  /** What the keys do, at the foot. */
  keys: { move: string; choose: string; back: string; close: string }
}

export const commandMenuLabels: CommandMenuLabels = {
  recent: 'Recent',
  results: 'Results',
  empty: (query) => `Nothing found for “${query}”`,
  none: 'Nothing here yet',
  loading: 'Searching…',
  error: 'The search did not work.',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  keys: { move: 'Move', choose: 'Choose', back: 'Back', close: 'Close' },
}
