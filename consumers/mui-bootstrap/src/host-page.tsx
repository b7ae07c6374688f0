import { createRoot } from 'react-dom/client'
import { Host } from './host'

createRoot(document.getElementById('root') as HTMLElement).render(<Host />)
