import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config.js'
import { createConsoleRouter } from './router.js'
import { showLanguage } from './shell/appearance/language.js'
import { LanguageProvider } from './shell/appearance/language-provider.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { ScreenFailure } from './shell/screen-boundary.js'

watchFailures()
forgiveStyles()
// Created before the configuration arrives, because this starts loading the code of the first screen.
const router = createConsoleRouter()
await Promise.all([loadConfig(), showLanguage().catch(reportFailure)])

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element, {
    // An error boundary already shows the failure.
    onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
    onUncaughtError(error, { componentStack }) {
      console.error(error, componentStack)
      reportFailure(error)
      // React has unmounted the whole page: a message is better than an empty page.
      queueMicrotask(() => root.render(<ScreenFailure chunk={false} />))
    },
  })
  root.render(
    <StrictMode>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  )
}

// The stored settings are already applied; code that follows later changes can load after the first screen.
void import('./shell/appearance/appearance.js').catch(() => undefined)
