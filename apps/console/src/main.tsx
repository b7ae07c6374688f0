import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { PRERENDERED_PAGE_ID, type PrerenderedPage } from '@placard/domain'
import { loadFailure } from '@placard/ui'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config.js'
import { HydratedPage, preparePage } from './prerendered-page.js'
import { createConsoleRouter, ROUTES } from './router.js'
import { loadRoute, loadSharedReport } from './share-routes.js'
import { showLanguage } from './shell/appearance/language.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { PageWait } from './shell/page-wait.js'
import { reloadOnce } from './shell/reload-once.js'
import { ScreenFailure } from './shell/screen-boundary.js'
import { currentSession } from './state/session-store.js'

const options: RootOptions = {
  // An error boundary already shows the failure.
  onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
  onUncaughtError(error, { componentStack }) {
    console.error(error, componentStack)
    reportFailure(error)
    // React has unmounted the whole page: a message is better than an empty page.
    queueMicrotask(() => root.render(<ScreenFailure chunk={false} />))
  },
}

const app = (router: ReturnType<typeof createConsoleRouter>) => (
  <StrictMode>
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>
)

/** Requests the data of the first screen while its code loads. */
async function prefetchData(): Promise<void> {
  if (!currentSession()) return
  const { prefetchScreen } = await import('./data/prefetch.js')
  prefetchScreen(window.location)
}

async function start(element: HTMLElement): Promise<Root> {
  // Created before the configuration arrives, because this starts loading the code of the first screen.
  const router = createConsoleRouter()
  // The screen requests the same, and says what fails.
  const data = loadConfig().then(() => void prefetchData().catch(() => undefined))
  await Promise.all([data, showLanguage().catch(reportFailure)])
  const root = createRoot(element, options)
  root.render(app(router))
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
    await Promise.all([preparePage(page), loadRoute(ROUTES, window.location.pathname), loadSharedReport()])
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
  return hydrateRoot(element, <HydratedPage page={page}>{app(createConsoleRouter())}</HydratedPage>, {
    ...options,
    onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
  })
}

watchFailures()
forgiveStyles()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no place for the console.')
const prerendered = document.getElementById(PRERENDERED_PAGE_ID)?.textContent
const root = await (prerendered ? hydrate(element, JSON.parse(prerendered)) : start(element))

// The stored settings are already applied; code that follows later changes can load after the first screen.
void import('./shell/appearance/appearance.js').catch(() => undefined)
