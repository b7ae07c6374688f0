import { mount } from '@placard/ui/testing'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NavigationBlockerProvider, useNavigationBlocker } from './navigation-blocker.js'

function Guard({ name }: { name: string }) {
  const [isDirty, setDirty] = useState(false)
  const blocker = useNavigationBlocker(isDirty)
  return (
    <>
      <label>
        <input type="checkbox" checked={isDirty} onChange={() => setDirty(!isDirty)} />
        {name}
      </label>
      {blocker.state === 'blocked' && (
        <fieldset>
          <legend>{name} asks</legend>
          <button type="button" onClick={() => blocker.proceed?.()}>
            Leave
          </button>
          <button type="button" onClick={() => blocker.reset?.()}>
            Stay
          </button>
        </fieldset>
      )}
    </>
  )
}

function Layout() {
  return (
    <NavigationBlockerProvider>
      <Link to="/next">Go</Link>
      <Outlet />
    </NavigationBlockerProvider>
  )
}

async function start() {
  const children = [
    {
      path: '/',
      element: (
        <>
          <Guard name="page" />
          <Guard name="dialog" />
        </>
      ),
    },
    {
      path: '/next',
      element: (
        <>
          <p>Next</p>
          <Guard name="next page" />
        </>
      ),
    },
  ]
  await mount(<RouterProvider router={createMemoryRouter([{ element: <Layout />, children }])} />)
}
const check = (name: string) => userEvent.click(page.getByRole('checkbox', { name, exact: true }))
const go = () => userEvent.click(page.getByRole('link', { name: 'Go' }))
const asks = (name: string) => page.getByRole('group', { name: `${name} asks` })
const next = () => page.getByText('Next', { exact: true })

afterEach(() => {
  vi.restoreAllMocks()
})

it('lets several guards of a page ask, one at a time, without a warning of the router', async () => {
  const warn = vi.spyOn(console, 'warn')
  await start()
  await check('page')
  await go()
  await expect.element(asks('page')).toBeVisible()
  expect(asks('dialog').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  expect(asks('page').elements()).toHaveLength(0)
  await check('dialog')
  await go()
  await expect.element(asks('dialog')).toBeVisible()
  expect(asks('page').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Leave' }))
  await expect.element(next()).toBeVisible()
  expect(warn).not.toHaveBeenCalled()
})

it('lets navigations through that no guard blocks', async () => {
  await start()
  await go()
  await expect.element(next()).toBeVisible()
})
