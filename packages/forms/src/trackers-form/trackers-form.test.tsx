import type { Trackers } from '@placard/domain'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TrackersForm } from './trackers-form.js'

const pixel = (url: string) => ({ type: 'pixel' as const, url })
const groups = () =>
  page
    .getByRole('group')
    .elements()
    .filter((group) => group.getAttribute('data-slot') === 'tracker-list').length

it('keeps the trackers of a video that a banner cannot show, and hands on no empty lists', async () => {
  const onSubmit = vi.fn<(trackers: Trackers) => void>()
  const trackers = { complete: [pixel('https://a.test')], click: [pixel('https://b.test')] }
  await mount(<TrackersForm trackers={trackers} onSubmit={onSubmit} />)
  expect(groups()).toBe(2)
  await userEvent.click(page.getByRole('button', { name: 'Remove click tracker 1' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ complete: [pixel('https://a.test')] }]])
})

it('has a list for every moment of a video where there is one', async () => {
  const { rerender } = await mount(<TrackersForm trackers={{}} onSubmit={() => {}} type="VPAID" />)
  expect(groups()).toBe(12)
  await rerender(<TrackersForm trackers={{}} onSubmit={() => {}} type="Banner" />)
  expect(groups()).toBe(2)
})

it('takes newer trackers while nothing was changed', async () => {
  const { rerender } = await mount(<TrackersForm trackers={{}} onSubmit={() => {}} />)
  await rerender(<TrackersForm trackers={{ click: [pixel('https://a.test')] }} onSubmit={() => {}} />)
  const url = page.getByRole('textbox', { name: 'Address of click tracker 1' })
  await expect.element(url).toHaveValue('https://a.test')
  await userEvent.click(page.getByRole('button', { name: 'Remove click tracker 1' }))
  await rerender(<TrackersForm trackers={{ click: [pixel('https://b.test')] }} onSubmit={() => {}} />)
  expect(url.elements()).toHaveLength(0)
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
})
