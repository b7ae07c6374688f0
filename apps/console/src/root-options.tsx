import type { Root, RootOptions } from 'react-dom/client'
import { reportFailure } from './shell/failures.js'
import { ScreenFailure } from './shell/screen-boundary.js'

/** Returns what a page does about errors. `root` returns the root of the page. */
export const rootOptions = (root: () => Root): RootOptions => ({
  // An error boundary already shows the failure.
  onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
  onUncaughtError(error, { componentStack }) {
    console.error(error, componentStack)
    reportFailure(error)
    // React has unmounted the whole page: a message is better than an empty page.
    queueMicrotask(() => root().render(<ScreenFailure chunk={false} />))
  },
})

/** Returns the element in which a page is rendered. */
export function findPlace(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no place for the console.')
  return element
}
