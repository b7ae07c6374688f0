import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, settled } from '../testing/mount.js'
import { type ToastApi, ToastProvider, useToast } from './toast.js'

let api: ToastApi
function Give() {
  api = useToast()
  return null
}

async function start(children: ReactNode) {
  await mount(
    <ToastProvider defaultDelay={60_000}>
      <Give />
      <button type="button">Search</button>
      {children}
    </ToastProvider>,
  )
  api.show({ title: 'Saved' })
  await expect.element(toast()).toBeVisible()
}
const toast = () => page.getByRole('listitem').filter({ hasText: 'Saved' })

it('does not cover the focused element', async () => {
  await start(
    <button type="button" style={{ position: 'fixed', right: 20, bottom: 20 }}>
      Publish
    </button>,
  )
  await userEvent.keyboard('{Tab}{Tab}')
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect.element(publish).toHaveFocus()
  await settled()
  const box = publish.element().getBoundingClientRect()
  expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(publish.element())
  expect(toast().element().getBoundingClientRect().top).toBeLessThan(100)
})

it('returns to the bottom when nothing there has focus', async () => {
  await start(
    <>
      <button type="button">First</button>
      <button type="button" style={{ position: 'fixed', right: 20, bottom: 20 }}>
        Publish
      </button>
    </>,
  )
  const measureTop = () => toast().element().getBoundingClientRect().top
  page.getByRole('button', { name: 'Publish' }).element().focus()
  await expect.poll(measureTop).toBeLessThan(100)
  page.getByRole('button', { name: 'First' }).element().focus()
  await expect.poll(measureTop).toBeGreaterThan(100)
})

function LateBar() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Select
      </button>
      {isShown && (
        <div data-bottom-bar="" style={{ position: 'fixed', left: 0, right: 0, bottom: 16, height: 48 }}>
          2 selected
        </div>
      )}
    </>
  )
}

it('stays above a bar at the lower edge, also one that appears later', async () => {
  await start(<LateBar />)
  const measureBottom = () => toast().element().getBoundingClientRect().bottom
  const before = measureBottom()
  await userEvent.click(page.getByRole('button', { name: 'Select' }))
  const bar = page.getByText('2 selected').element().getBoundingClientRect()
  expect(before).toBeGreaterThan(bar.top)
  await expect.poll(measureBottom).toBeLessThanOrEqual(bar.top)
  await userEvent.click(page.getByRole('button', { name: 'Select' }))
  await expect.poll(measureBottom).toBe(before)
})
