import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { InlineConfirm } from './inline-confirm.js'

const texts = { question: 'Delete it?', actionLabel: 'Delete link', trigger: <Button size="sm">Delete</Button> }

describePart('InlineConfirm', (probe) => (
  <InlineConfirm {...texts} onAction={() => undefined} {...probe}>
    A link
  </InlineConfirm>
))

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('asks in place, cancels by the first key and returns focus', async () => {
  const onAction = vi.fn()
  await mount(<InlineConfirm {...texts} onAction={onAction} />)
  await userEvent.click(button('Delete'))
  await expect.element(button('Keep')).toHaveFocus()
  expect(button('Delete').elements()).toHaveLength(0)
  await userEvent.keyboard(' ')
  await expect.element(button('Delete')).toHaveFocus()
  expect(onAction).not.toHaveBeenCalled()
})

it('runs the action once, and cannot be cancelled meanwhile', async () => {
  let end = () => {}
  const onAction = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const { container } = await mount(<InlineConfirm {...texts} onAction={onAction} />)
  await userEvent.click(button('Delete'))
  await userEvent.click(button('Delete link'))
  await expect.element(button('Keep')).toHaveAttribute('aria-disabled', 'true')
  button('Keep')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(container.querySelector('[data-slot=inline-confirm]')).toHaveAttribute('data-state', 'running')
  expect(onAction).toHaveBeenCalledOnce()
  end()
  await expect.element(button('Delete')).toHaveFocus()
})

function Pair() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <InlineConfirm {...texts} onAction={() => field?.focus()} />
      <input ref={setField} aria-label="Next" />
    </>
  )
}

it('leaves focus where the action moved it', async () => {
  await mount(<Pair />)
  await userEvent.click(button('Delete'))
  await userEvent.click(button('Delete link'))
  await expect.element(button('Delete')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

it('stays open with an error if the action fails, and can be retried', async () => {
  const onAction = vi.fn().mockRejectedValueOnce(new Error('No')).mockResolvedValueOnce(undefined)
  await mount(<InlineConfirm {...texts} onAction={onAction} />)
  await userEvent.click(button('Delete'))
  await userEvent.click(button('Delete link'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  await userEvent.click(button('Delete link'))
  await expect.element(button('Delete')).toBeVisible()
  expect(onAction).toHaveBeenCalledTimes(2)
})
