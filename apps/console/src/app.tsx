import { BrowserRouter, useRoutes } from 'react-router-dom'
import { ROUTES } from './router.js'

const Screens = () => useRoutes(ROUTES)

/** The console. */
export function App() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
