import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from './config.js'
import { createConsoleRouter } from './router.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { ScreenFailure } from './shell/screen-boundary.js'

watchFailures()
forgiveStyles()
// Created before the configuration arrives, because it starts loading the code of the first screen.
const router = createConsoleRouter()
await loadConfig()

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element, {
    // A boundary stands in for what failed and says so itself.
    onCaughtError: (error, { componentStack }) => console.error(error, componentStack),
    onUncaughtError(error, { componentStack }) {
      console.error(error, componentStack)
      reportFailure(error)
      // React has taken everything down: better some words than an empty page.
      queueMicrotask(() => root.render(<ScreenFailure chunk={false} />))
    },
  })
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

// What was chosen shows already; following further choices needs more code than the first screen should wait for.
void import('./shell/appearance.js').catch(() => undefined)
