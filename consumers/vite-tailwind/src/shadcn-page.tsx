import { LiveSharedReport } from '@placard/charts'
import { createClient } from '@placard/domain/client'
import '@placard/ui/embed.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './shadcn.css'

const client = createClient({ baseUrl: import.meta.env.VITE_PLACARD_API })

/** The class is for shadcn/ui, the attribute for our components. */
function toggleTheme() {
  const { classList, dataset } = document.documentElement
  dataset.theme = classList.toggle('dark') ? 'dark' : 'light'
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main className="mx-auto flex max-w-6xl flex-col gap-6 p-4">
      <header className="flex items-center justify-between rounded-xl border bg-card p-6 text-card-foreground shadow-lg">
        <h1 className="text-2xl font-semibold">Our campaigns</h1>
        <button
          type="button"
          className="h-9 rounded-md bg-primary px-4 py-2 text-sm font-medium text-primary-foreground shadow-xs hover:bg-primary/90"
          onClick={toggleTheme}
        >
          Dark mode
        </button>
      </header>
      <LiveSharedReport client={client} shareToken={import.meta.env.VITE_PLACARD_SHARE_TOKEN} titleAs="h2" />
    </main>
  </StrictMode>,
)
