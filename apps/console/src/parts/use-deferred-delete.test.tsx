import { ToastProvider } from '@placard/ui'
import { mount, settled } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Deletion, flushDeletions, usePendingDeletions } from '../state/pending-deletions.js'
import { useDeferredDelete, useUndoKey } from './use-deferred-delete.js'

function List({ deletion }: { deletion: Deletion }) {
  const pending = usePendingDeletions()
  const remove = useDeferredDelete()
  useUndoKey()
  return (
    <>
      <input aria-label="Words" />
      <button type="button" onClick={() => remove(deletion)}>
        Delete
      </button>
      {!pending.has(deletion.id) && <p>Autumn launch</p>}
    </>
  )
}

let many = 0
async function begin(refuse = false) {
  const call = vi.fn(async (_: { keepalive: boolean }) => {
    if (refuse) throw new Error('The campaign is running.')
  })
  const deletion = { id: `campaign-${++many}`, title: 'Campaign deleted', text: 'Autumn launch', call }
  await mount(
    <ToastProvider defaultDelay={60_000}>
      <List deletion={deletion} />
    </ToastProvider>,
  )
  const press = async (name: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === name || button.getAttribute('aria-label') === name,
    )
    if (!found) throw new Error(`There is no button ${name}.`)
    await userEvent.click(found)
    await settled()
  }
  const isThere = () => document.querySelector('p')?.textContent === 'Autumn launch'
  await press('Delete')
  expect(isThere()).toBe(false)
  expect(call).not.toHaveBeenCalled()
  return { call, press, isThere }
}

describe('useDeferredDelete', () => {
  it('sends the request only after the toast has closed', async () => {
    const { call, press, isThere } = await begin()
    await press('Close')
    await vi.waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith({ keepalive: false }))
    await vi.waitFor(() => expect(isThere()).toBe(true))
  })

  it('undoes by button and by Ctrl+Z, except while typing', async () => {
    const { call, press, isThere } = await begin()
    await press('Undo')
    expect(isThere()).toBe(true)
    await press('Delete')
    await userEvent.click(document.querySelector('input')!)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(isThere()).toBe(false)
    document.querySelector('button')?.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await settled()
    expect(isThere()).toBe(true)
    expect(document.querySelector('[data-slot=toast]')).toBeNull()
    await flushDeletions()
    expect(call).not.toHaveBeenCalled()
  })

  it('restores the entity with the reason when the server refuses', async () => {
    const { press, isThere } = await begin(true)
    await press('Close')
    await vi.waitFor(() => expect(document.body.textContent).toContain('The campaign is running.'))
    expect(isThere()).toBe(true)
  })

  it('sends the request when the page closes, with keepalive', async () => {
    const { call } = await begin()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(call).toHaveBeenCalledExactlyOnceWith({ keepalive: true })
  })
})
