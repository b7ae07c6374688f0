import { PendingLink } from '@placard/charts'
import type { PageMarkup, PageOrder } from '@placard/domain/internal/share'
import { AppShell, Prerendered, useLabels } from '@placard/ui'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { queryClient } from './data/query-client.js'
import { preparePage } from './prerendered-page.js'
import { reportLabels } from './report/report-labels.js'
import { SharePages } from './share-pages.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { SHARE_BRAND } from './shell/layouts/share-brand.js'
import { PageTitle } from './shell/navigation/page-title.js'

/** Number of renderings after which all code of a page has been loaded. */
const MAX_RENDERINGS = 5

function DeadPage() {
  const labels = useLabels('reportScreen', reportLabels)
  return (
    <AppShell>
      <PageTitle>{labels.linkNotWorking}</PageTitle>
      <PendingLink title={labels.campaignReport} dead brand={SHARE_BRAND} onRetry={() => undefined} />
    </AppShell>
  )
}

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)+/

/** Renders the page of a share link for the server, which calls it in a thread. */
export default async function prerender({ address, page }: PageOrder): Promise<PageMarkup> {
  await preparePage(page)
  try {
    const content =
      address === undefined ? (
        <DeadPage />
      ) : (
        <StaticRouter location={address}>
          <SharePages />
        </StaticRouter>
      )
    for (let renderings = 0; renderings < MAX_RENDERINGS; renderings += 1) {
      const missing: Promise<unknown>[] = []
      const html = renderToString(
        <Prerendered onMissing={(code) => missing.push(code)}>
          <LanguageProvider>{content}</LanguageProvider>
        </Prerendered>,
      )
      if (missing.length === 0) {
        const head = HEAD.exec(html)?.[0] ?? ''
        return { head, body: html.slice(head.length) }
      }
      await Promise.all(missing)
    }
    throw new Error('The code of the page does not load.')
  } finally {
    queryClient.clear()
  }
}
