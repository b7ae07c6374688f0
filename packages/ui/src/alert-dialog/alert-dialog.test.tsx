import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { AlertDialog, AlertDialogContent, type AlertDialogContentProps, AlertDialogTrigger } from './alert-dialog.js'

const question = {
  title: 'Delete Autumn 2025?',
  description: 'Its creatives go with it.',
  actionLabel: 'Delete campaign',
  tone: 'danger',
} as const

describePart('AlertDialogTrigger', (probe) => (
  <AlertDialog>
    <AlertDialogTrigger {...probe}>Delete…</AlertDialogTrigger>
  </AlertDialog>
))
describePart('AlertDialogContent', (probe) => (
  <AlertDialog open>
    <AlertDialogContent {...question} confirmText="Autumn 2025" error="It is live." onAction={() => {}} {...probe} />
  </AlertDialog>
))

const asked = async (props: Partial<AlertDialogContentProps> = {}) => {
  const onAction = vi.fn()
  await mount(
    <AlertDialog>
      <AlertDialogTrigger>Delete…</AlertDialogTrigger>
      <AlertDialogContent {...question} onAction={onAction} {...props} />
    </AlertDialog>,
  )
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect.element(dialog).toBeVisible()
  return onAction
}
const dialog = page.getByRole('alertdialog', { name: 'Delete Autumn 2025?' })
const action = page.getByRole('button', { name: 'Delete campaign' })
const cancel = page.getByRole('button', { name: 'Cancel' })
const trigger = page.getByRole('button', { name: 'Delete…' })
const gone = () => expect.element(dialog).not.toBeInTheDocument()

it('focuses the harmless button, and describes the consequence', async () => {
  await asked()
  await expect.element(cancel).toHaveFocus()
  await expect.element(dialog).toHaveAccessibleDescription('Its creatives go with it.')
})

it('ignores clicks outside; Escape closes it and returns focus', async () => {
  const onAction = await asked()
  await userEvent.click(document.documentElement, { force: true, position: { x: 5, y: 5 } })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(onAction).not.toHaveBeenCalled()
  await expect.element(trigger).toHaveFocus()
})

it('traps focus between its two buttons', async () => {
  await asked()
  await userEvent.keyboard('{Tab}')
  await expect.element(action).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cancel).toHaveFocus()
})

it('stays open while the action is pending, runs it once, and closes after it', async () => {
  let done = () => {}
  const onAction = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  await asked({ onAction })
  await action.click()
  await expect.element(action).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await cancel.click({ force: true })
  await expect.element(dialog).toBeVisible()
  expect(onAction).toHaveBeenCalledOnce()
  done()
  await gone()
  await expect.element(trigger).toHaveFocus()
})

it('stays open with an error if the action fails, and can be retried', async () => {
  const onAction = vi.fn().mockRejectedValueOnce(new Error('It is live.')).mockResolvedValue(undefined)
  await asked({ onAction, labels: { error: (error) => (error as Error).message } })
  await action.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is live.')
  await expect.element(action).toHaveFocus()
  await action.click()
  await gone()
  expect(onAction).toHaveBeenCalledTimes(2)
})

it('requires the typed name, also for Enter', async () => {
  const onAction = await asked({ confirmText: 'Autumn 2025' })
  const name = page.getByRole('textbox', { name: 'Type Autumn 2025 to confirm' })
  await expect.element(name).toHaveFocus()
  await expect.element(action).toHaveAccessibleDescription('Type Autumn 2025 to confirm')
  await userEvent.keyboard('autumn{Enter}')
  await action.click({ force: true })
  expect(onAction).not.toHaveBeenCalled()
  await name.fill(' Autumn 2025 ')
  await userEvent.keyboard('{Enter}')
  await gone()
  expect(onAction).toHaveBeenCalledOnce()
})

it('supports controlled state', async () => {
  await asked({ pending: true, error: 'It is live.' })
  await expect.element(action).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is live.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
})
