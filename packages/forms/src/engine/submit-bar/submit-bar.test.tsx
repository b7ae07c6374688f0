import { Button } from '@placard/ui'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SubmitBar } from './submit-bar.js'

describePart('SubmitBar', (probe) => (
  <SubmitBar showState state="saved" savedAt={0} {...probe}>
    <Button>Save</Button>
  </SubmitBar>
))

it('shows unsaved changes and the save time in the same live region', async () => {
  const status = page.getByRole('status')
  const { rerender } = await mount(<SubmitBar showState />)
  await expect.element(status).toHaveTextContent('')
  const place = status.element()
  await rerender(<SubmitBar showState state="dirty" savedAt={Date.now()} />)
  await expect.element(status).toHaveTextContent('Unsaved changes')
  await rerender(<SubmitBar showState state="saved" savedAt={Date.now()} />)
  await expect.element(status).toHaveTextContent('Saved just now')
  expect(status.element()).toBe(place)
})

it('sticks to the bottom of the scroll container', async () => {
  const { container } = await mount(
    <section style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 900 }} />
      <SubmitBar sticky>
        <Button>Save</Button>
      </SubmitBar>
    </section>,
  )
  const box = container.querySelector('section')!.getBoundingClientRect()
  expect(page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom).toBeLessThan(box.bottom)
})
