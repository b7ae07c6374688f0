import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain/internal/share'
import { lazyPart, loadCode, loadFailure } from '@placard/ui'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { loadConfig } from './config.js'
import { HydratedPage, preparePage } from './prerendered-page.js'
import { findPlace, rootOptions } from './root-options.js'
import { showLanguage } from './shell/appearance/language.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { PageWait } from './shell/page-wait.js'
import { reloadOnce } from './shell/reload-once.js'
import { ScreenBoundary } from './shell/screen-boundary.js'

const loadPages = () => import('./share-pages.js')
const SharePages = lazyPart(loadPages)

/** Loads the code of the chart and tables that a server renders, too. */
const loadReportParts = () => loadCode(async () => (await loadPages()).loadReportParts())

const options = rootOptions(() => root)

const app = (
  <StrictMode>
    <LanguageProvider>
      <ScreenBoundary screen="">
        <SharePages />
      </ScreenBoundary>
    </LanguageProvider>
  </StrictMode>
)

/** Renders the page of a link that the server has not rendered. */
async function start(element: HTMLElement): Promise<Root> {
  SharePages.preload()
  await Promise.all([loadConfig(), showLanguage().catch(reportFailure)])
  const root = createRoot(element, options)
  root.render(app)
  return root
}

/** Takes over the markup of a server; renders the page anew if it cannot use what the server knew. */
async function hydrate(element: HTMLElement, page: PrerenderedPage): Promise<Root> {
  const over = document.body.appendChild(document.createElement('div'))
  const message = createRoot(over)
  const say = (failed: boolean) =>
    message.render(
      <LanguageProvider>
        <PageWait failed={failed} />
      </LanguageProvider>,
    )
  const stopSaying = () => {
    message.unmount()
    over.remove()
  }
  say(false)
  try {
    await Promise.all([preparePage(page), SharePages.load(), loadReportParts()])
  } catch (error) {
    const failure = loadFailure(error)
    if (!failure) {
      console.error(error)
      stopSaying()
      return start(element)
    }
    // The report can still be read.
    say(true)
    // After a timeout, a reload would only mean another wait.
    if (failure === 'failed') void reloadOnce()
    return message
  }
  stopSaying()
  return hydrateRoot(element, <HydratedPage page={page}>{app}</HydratedPage>, {
    ...options,
    onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
  })
}

watchFailures()
forgiveStyles()
const element = findPlace()
const prerendered = document.getElementById(PRERENDERED_PAGE_ID)?.textContent
const root = await (prerendered ? hydrate(element, JSON.parse(prerendered)) : start(element))

// The stored settings are already applied; code that follows later changes can load after the report.
void import('./shell/appearance/appearance.js').catch(() => undefined)
