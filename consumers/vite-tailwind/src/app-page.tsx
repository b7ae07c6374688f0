import { LiveSharedReport } from '@placard/charts'
import { createClient } from '@placard/domain/client'
import { ThemeMenu, ThemeProvider, useTheme } from '@placard/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'

const client = createClient({ baseUrl: import.meta.env.VITE_PLACARD_API })

function Header() {
  const { choice, setChoice } = useTheme()
  return (
    <header className="flex items-center justify-between rounded-card border border-line-subtle bg-surface p-6">
      <h1 className="text-title font-semibold text-brand-ink">Our campaigns</h1>
      <ThemeMenu value={choice} onValueChange={setChoice} />
    </header>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <main className="mx-auto flex max-w-6xl flex-col gap-6 p-4">
        <Header />
        <LiveSharedReport client={client} shareToken={import.meta.env.VITE_PLACARD_SHARE_TOKEN} titleAs="h2" />
      </main>
    </ThemeProvider>
  </StrictMode>,
)
