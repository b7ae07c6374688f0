import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config.js'
import { findPlace, rootOptions } from './root-options.js'
import { createConsoleRouter } from './router.js'
import { showLanguage } from './shell/appearance/language.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { ScreenWait } from './shell/screen-wait.js'
import { currentSession } from './state/session-store.js'

type Router = ReturnType<typeof createConsoleRouter>

const options = rootOptions(() => root)

const app = (content: ReactNode) => (
  <StrictMode>
    <LanguageProvider>{content}</LanguageProvider>
  </StrictMode>
)

/** Time in ms after which a screen is rendered without its data. */
const DATA_PATIENCE_MS = 500

/** Requests the data of the first screen while its code loads. The screen requests the same, and says what fails. */
async function prefetchData(router: Router): Promise<void> {
  if (!currentSession()) return
  const { completeAddress, prefetchFirstScreen } = await import('./data/prefetch.js')
  const address = completeAddress(window.location)
  if (address !== undefined) void router.navigate(address, { replace: true, preventScrollReset: true })
  await prefetchFirstScreen(window.location)
}

/** Waits until the code of the first screen has arrived, or has failed to. */
const waitForScreen = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return
      forget()
      resolve()
    })
  })

/**
 * Renders the console once the first screen's code has arrived, and its data if that takes no longer than half a
 * second more. The router would render a screen whose code comes later as a transition: piece by piece between frames,
 * which takes a slow phone twice as long.
 */
async function start(element: HTMLElement): Promise<Root> {
  // Created before the configuration arrives, because this starts loading the code of the first screen.
  const router = createConsoleRouter()
  const configured = loadConfig()
  const data = configured.then(() => prefetchData(router)).catch(() => undefined)
  await Promise.all([configured, showLanguage().catch(reportFailure)])
  const root = createRoot(element, options)
  root.render(app(<ScreenWait waiting />))
  await waitForScreen(router)
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_PATIENCE_MS))])
  root.render(app(<RouterProvider router={router} />))
  return root
}

watchFailures()
forgiveStyles()
const root = await start(findPlace())

// The stored settings are already applied; code that follows later changes can load after the first screen.
void import('./shell/appearance/appearance.js').catch(() => undefined)
