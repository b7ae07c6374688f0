import { createRoot } from 'react-dom/client'
import { Host } from './host'
import { Report } from './report'

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Report />
    <Host />
  </>,
)
