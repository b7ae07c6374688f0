import { savesData } from './saves-data.js'
import { useLinkIntent } from './use-link-intent.js'

/** Hover delay before a prefetch, in ms, so that passing over a link does not trigger it. */
const DWELL_MS = 80

async function prefetch({ pathname, search }: HTMLAnchorElement): Promise<void> {
  // The current screen refetches its own data.
  if (savesData() || pathname === window.location.pathname) return
  const { prefetchScreen } = await import('../data/prefetch.js')
  prefetchScreen({ pathname, search })
}

const onIntent = (link: HTMLAnchorElement) => void prefetch(link).catch(() => undefined)

/** Prefetches the data of a screen when its link is hovered or focused. */
export const usePrefetchOnIntent = (): void => useLinkIntent(onIntent, DWELL_MS)
