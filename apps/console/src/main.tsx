import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, prepare } from './app.js'
import { loadConfig } from './config.js'
import { forgiveStyles, reportFailure, watchFailures } from './shell/failures.js'
import { ScreenFailure } from './shell/screen-boundary.js'

watchFailures()
forgiveStyles()
prepare()
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
      <App />
    </StrictMode>,
  )
}

// What was chosen shows already; following further choices needs more code than the first screen should wait for.
void import('./shell/appearance.js').catch(() => undefined)
