import { createRoot } from 'react-dom/client'
import { Report } from './report'

createRoot(document.getElementById('root') as HTMLElement).render(<Report />)
