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

/** Requests the data of the first screen while its code loads. */
async function prefetchData(): Promise<void> {
  if (!currentSession()) return
  const { prefetchFirstScreen } = await import('./data/prefetch.js')
  prefetchFirstScreen(window.location)
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

watchFailures()
forgiveStyles()
const root = await start(findPlace())

// The stored settings are already applied; code that follows later changes can load after the first screen.
void import('./shell/appearance/appearance.js').catch(() => undefined)
