import { savesData } from './saves-data.js'
import { useLinkIntent } from './use-link-intent.js'

/** Long enough to tell a pointer that stays on a link from one that passes over it, in ms. */
const DWELL_MS = 80

async function prefetch({ pathname, search }: HTMLAnchorElement): Promise<void> {
  // What is shown already renews itself.
  if (savesData() || pathname === window.location.pathname) return
  const { prefetchScreen } = await import('../data/prefetch.js')
  prefetchScreen({ pathname, search })
}

const onIntent = (link: HTMLAnchorElement) => void prefetch(link).catch(() => undefined)

/** Asks for what a screen shows when somebody is about to open it. */
export const usePrefetchOnIntent = (): void => useLinkIntent(onIntent, DWELL_MS)
