import type { PrerenderedPage } from '@placard/domain/internal/share'
import { Prerendered } from '@placard/ui'
import { type ReactNode, useEffect } from 'react'
import { setConfig } from './config.js'
import { queryClient } from './data/query-client.js'
import { setPageTime } from './parts/page-time.js'
import { loadLanguage } from './shell/appearance/language.js'

/** Clocks that differ by less show the same ages of reports, in ms. */
const CLOCK_TOLERANCE_MS = 60_000
/** Time in ms after which all parts of a page have been hydrated. */
const HYDRATED_AFTER_MS = 20_000

/** Prepares the console to render a page from what its server knows: for the server, and to hydrate its markup. */
export async function preparePage({ now, language, config, queries }: PrerenderedPage): Promise<void> {
  setConfig(config)
  setPageTime(new Date(now))
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt: now })
  await loadLanguage(language)
}

/** Dates the reports of a page by the clock of this device, which their age is measured with. */
function dateByThisClock({ now, queries }: PrerenderedPage): void {
  if (Math.abs(Date.now() - now) < CLOCK_TOLERANCE_MS) return
  for (const { key, data } of queries)
    if (queryClient.getQueryState(key)?.dataUpdatedAt === now) queryClient.setQueryData(key, data)
}

export interface HydratedPageProps {
  /** Data that the server rendered the page from. */
  page: PrerenderedPage
  /** The console. */
  children: ReactNode
}

/** Hydrates the markup of a server. */
export function HydratedPage({ page, children }: HydratedPageProps) {
  useEffect(() => {
    // Parts of the page are hydrated after this one, and have to find the dates of the server.
    const timer = setTimeout(dateByThisClock, HYDRATED_AFTER_MS, page)
    return () => clearTimeout(timer)
  }, [page])
  return <Prerendered>{children}</Prerendered>
}
