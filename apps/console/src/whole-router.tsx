import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ROUTES } from './router.js'

// Made when it is shown, which may be long after this code has come: it begins with the address of that moment.
let router: ReturnType<typeof createBrowserRouter> | undefined

/** All screens, below the router that can ask before one of them is left. */
export default function WholeRouter() {
  router ??= createBrowserRouter(ROUTES)
  return <RouterProvider router={router} />
}
