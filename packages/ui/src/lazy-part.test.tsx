import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part.js'
import { mount, settled } from './testing/mount.js'

function Hint() {
  return <p>A hint</p>
}

/** Loads a component beside a field with state. */
function Owner({ part, wanted = true }: { part: LazyPart<object>; wanted?: boolean }) {
  const Part = useLazyPart(part, wanted)
  return (
    <>
      <input aria-label="Name" />
      {Part && <Part />}
    </>
  )
}

it('loads once on demand, and does not affect focus', async () => {
  const load = vi.fn(async () => Hint)
  const part = lazyPart(load)
  const { rerender } = await mount(<Owner part={part} wanted={false} />)
  await userEvent.keyboard('{Tab}')
  expect(load).not.toHaveBeenCalled()
  await rerender(<Owner part={part} />)
  await expect.element(page.getByText('A hint')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await mount(<Owner part={part} />)
  expect(page.getByText('A hint').elements()).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('tolerates a failed load, and retries on the next demand', async () => {
  const load = vi.fn<() => Promise<typeof Hint>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Hint)
  const part = lazyPart(load)
  const { rerender } = await mount(<Owner part={part} />)
  await settled()
  expect(page.getByText('A hint').query()).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  await rerender(<Owner part={part} wanted={false} />)
  await rerender(<Owner part={part} />)
  await expect.element(page.getByText('A hint')).toBeVisible()
})
