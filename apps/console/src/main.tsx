import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config.js'
import { findPlace, rootOptions } from './root-options.js'
import { createConsoleRouter } from './router.js'
import { showLanguage } from './shell/appearance/language.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { currentSession } from './state/session-store.js'

const options = rootOptions(() => root)

const app = (router: ReturnType<typeof createConsoleRouter>) => (
  <StrictMode>
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>
)

/** Time in ms after which a message says that the code of the first screen is still loading. */
const PATIENCE_MS = 1_000
/** Time in ms after which a screen is rendered without its data. */
const DATA_PATIENCE_MS = 500

/** Waits for work at most for a time in ms. */
const waitAtMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** Requests the data of the first screen while its code loads. The screen requests the same, and says what fails. */
async function prefetchData(): Promise<void> {
  if (!currentSession()) return
  const { prefetchFirstScreen } = await import('./data/prefetch.js')
  await prefetchFirstScreen(window.location)
}

/** Waits until the code of the first screen has arrived. */
const waitForScreen = (router: ReturnType<typeof createConsoleRouter>): Promise<unknown> =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return
      forget()
      resolve()
    })
  })

/**
 * Renders the console. Waits a little for the first screen's code and data: React renders at once what is there, and
 * what comes later piece by piece between frames, after a placeholder.
 */
async function start(element: HTMLElement): Promise<Root> {
  // Created before the configuration arrives, because this starts loading the code of the first screen.
  const router = createConsoleRouter()
  const configured = loadConfig()
  const data = configured.then(prefetchData).catch(() => undefined)
  const code = waitAtMost(PATIENCE_MS, waitForScreen(router))
  await Promise.all([configured, showLanguage().catch(reportFailure), code])
  await waitAtMost(DATA_PATIENCE_MS, data)
  const root = createRoot(element, options)
  root.render(app(router))
  return root
}

watchFailures()
forgiveStyles()
const root = await start(findPlace())

// The stored settings are already applied; code that follows later changes can load after the first screen.
void import('./shell/appearance/appearance.js').catch(() => undefined)
