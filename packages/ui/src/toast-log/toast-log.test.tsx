import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { type ToastOptions, ToastProvider, useToast } from '../toast/toast.js'
import { ToastLog } from './toast-log.js'

describePart('ToastLog', (probe) => (
  <ToastProvider>
    <ToastLog {...probe} />
  </ToastProvider>
))

function Say({ toasts }: { toasts: ToastOptions[] }) {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => toasts.forEach(show)}>
      Say
    </button>
  )
}

const said = async (...toasts: ToastOptions[]) => {
  await mount(
    <ToastProvider defaultDelay={60_000}>
      <ToastLog formatTime={() => '10:00'} />
      <Say toasts={toasts} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Say' }).click()
}
const log = page.getByRole('dialog', { name: 'Notifications' })

it('counts expired toasts, not closed ones, until read', async () => {
  await said({ title: 'Saved', type: 'success', delay: 100 }, { title: 'Not saved', type: 'error' })
  const missed = page.getByRole('button', { name: 'Notifications, 1 missed' })
  await expect.element(missed).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Close' }).click()
  await expect.element(missed).toBeVisible()
  await missed.click()
  const entries = log.getByRole('listitem')
  await expect.element(entries.nth(0)).toHaveTextContent('error: Not saved10:00')
  await expect.element(entries.nth(1)).toHaveTextContent('success: Saved10:00')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toHaveFocus()
})

it('can be cleared', async () => {
  await said({ title: 'Saved' })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await log.getByRole('button', { name: 'Clear' }).click()
  await expect.element(log.getByText(/^You’re all caught up/)).toBeVisible()
})

it('uses the provider’s texts', async () => {
  const types = { success: 'Erfolg', error: 'Fehler', info: 'Hinweis', warning: 'Warnung' }
  await mount(
    <ToastProvider labels={{ types, close: 'Schließen' }}>
      <ToastLog label="Meldungen" formatTime={() => '10:00'} />
      <Say toasts={[{ title: 'Gespeichert' }]} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Say' }).click()
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
  await page.getByRole('button', { name: 'Meldungen' }).click()
  const entry = page.getByRole('dialog', { name: 'Meldungen' }).getByRole('listitem')
  await expect.element(entry).toHaveTextContent('Hinweis: Gespeichert10:00')
})

it('keeps the last twenty', async () => {
  await said(...Array.from({ length: 25 }, (_, index) => ({ title: `Message ${index + 1}` })))
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect.element(log.getByRole('listitem').first()).toHaveTextContent('info: Message 2510:00')
  await expect.element(log.getByRole('listitem').last()).toHaveTextContent('info: Message 610:00')
  expect(log.getByRole('listitem').elements()).toHaveLength(20)
})
