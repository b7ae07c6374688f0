import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

const SCREENS = ['dashboard', 'campaigns', 'campaign', 'reporting', 'profile', 'admin']
const ROWS = Array.from({ length: 10 }, (_, row) => [`Campaign ${row + 1}`, 'Running', 1000 * row, 10 * row])

function Frame() {
  return (
    <>
      <nav>
        {SCREENS.map((screen) => (
          <Link key={screen} to={`/${screen}`}>
            {screen}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

function Screen({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <table>
        <tbody>
          {ROWS.map(([title, ...cells]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: SCREENS.map((name) => ({ path: `/${name}`, element: <Screen key={name} name={name} /> })),
  },
])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
