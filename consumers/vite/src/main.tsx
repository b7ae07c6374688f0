import { LiveSharedReport } from '@placard/charts'
import { createClient } from '@placard/domain/client'
import '@placard/ui/embed.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'

const client = createClient({ baseUrl: import.meta.env.VITE_PLACARD_API })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <h1>Our campaigns</h1>
    <LiveSharedReport client={client} shareToken={import.meta.env.VITE_PLACARD_SHARE_TOKEN} titleAs="h2" />
  </StrictMode>,
)
