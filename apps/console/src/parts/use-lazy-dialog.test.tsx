import { Button, Dialog, DialogContent, type LazyPart, lazyPart, ToastProvider } from '@placard/ui'
import { mount } from '@placard/ui/testing'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLazyDialog } from './use-lazy-dialog.js'

interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const Question = (dialog: OpenProps) => (
  <Dialog {...dialog}>
    <DialogContent title="Question" description="Whatever is asked.">
      <input aria-label="Answer" />
    </DialogContent>
  </Dialog>
)

function Screen({ Part }: { Part: LazyPart<OpenProps> }) {
  const { show, isComing, dialog } = useLazyDialog(Part)
  return (
    <>
      <input aria-label="Words" />
      <Button loading={isComing} onClick={show}>
        Ask
      </Button>
      {dialog && <Part {...dialog} key={dialog.key} />}
    </>
  )
}

function Place({ Part }: { Part: LazyPart<OpenProps> }) {
  const [isThere, setThere] = useState(true)
  return (
    <ToastProvider defaultDelay={60_000}>
      <Button onClick={() => setThere(false)}>Leave</Button>
      {isThere && <Screen Part={Part} />}
    </ToastProvider>
  )
}

/** Screen with a dialog whose code fails to load a given number of times. */
async function begin(failures: number) {
  const load = vi.fn(async () => ({ default: Question }))
  for (let time = 0; time < failures; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await mount(<Place Part={lazyPart(load)} />)
  await userEvent.fill(words, 'Typed by hand')
  return load
}

const words = page.getByLabelText('Words')
const ask = page.getByRole('button', { name: 'Ask' })
const dialog = page.getByRole('dialog', { name: 'Question' })
const failure = page.getByRole('listitem').filter({ hasText: 'Loading chunk failed' })
const again = failure.getByRole('button', { name: 'Try again' })

describe('useLazyDialog', () => {
  it('shows a toast when the code fails to load, keeps the screen, and opens on retry', async () => {
    const load = await begin(2)
    await userEvent.click(ask)
    await expect.element(failure).toBeVisible()
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toMatch(
      /Loading chunk failed.*use the same button/,
    )
    await expect.element(ask).toHaveFocus()
    await expect.element(words).toHaveValue('Typed by hand')

    await userEvent.click(again)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await expect.element(again).toBeVisible()
    expect(failure.elements()).toHaveLength(1)

    await userEvent.click(again)
    await expect.element(dialog).toBeVisible()
    expect(failure.elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(ask).toHaveFocus()
    await expect.element(words).toHaveValue('Typed by hand')
  })

  it('closes the toast when the button is pressed again', async () => {
    await begin(1)
    await userEvent.click(ask)
    await expect.element(failure).toBeVisible()
    await userEvent.click(ask)
    await expect.element(dialog).toBeVisible()
    expect(failure.elements()).toHaveLength(0)
  })

  it('shows no toast after the screen was left', async () => {
    await begin(1)
    await userEvent.click(ask)
    await expect.element(failure).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Leave' }))
    await expect.element(ask).not.toBeInTheDocument()
    await expect.element(failure).not.toBeInTheDocument()
  })
})
