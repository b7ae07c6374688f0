import type { Trackers } from '@placard/domain/creative'
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

it('keeps video trackers of a banner, and submits no empty lists', async () => {
  const onSubmit = vi.fn<(trackers: Trackers) => void>()
  const trackers = { complete: [pixel('https://a.test')], click: [pixel('https://b.test')] }
  await mount(<TrackersForm trackers={trackers} onSubmit={onSubmit} />)
  expect(groups()).toBe(2)
  await userEvent.click(page.getByRole('button', { name: 'Remove click tracker 1' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ complete: [pixel('https://a.test')] }]])
})

it('has a list for every video event', async () => {
  const { rerender } = await mount(<TrackersForm trackers={{}} onSubmit={() => {}} type="VPAID" />)
  expect(groups()).toBe(12)
  await rerender(<TrackersForm trackers={{}} onSubmit={() => {}} type="Banner" />)
  expect(groups()).toBe(2)
})

it('takes newer trackers unless there are unsaved changes', async () => {
  const { rerender } = await mount(<TrackersForm trackers={{}} onSubmit={() => {}} />)
  await rerender(<TrackersForm trackers={{ click: [pixel('https://a.test')] }} onSubmit={() => {}} />)
  const url = page.getByRole('textbox', { name: 'Address of click tracker 1' })
  await expect.element(url).toHaveValue('https://a.test')
  await userEvent.click(page.getByRole('button', { name: 'Remove click tracker 1' }))
  await rerender(<TrackersForm trackers={{ click: [pixel('https://b.test')] }} onSubmit={() => {}} />)
  expect(url.elements()).toHaveLength(0)
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
})

it.each(['VAST', 'VPAID'] as const)(
  'refuses a stored script tracker of %s at its row, until it is another one',
  async (type) => {
    const onSubmit = vi.fn<(trackers: Trackers) => void>()
    const trackers: Trackers = { impression: [pixel('https://a.test'), { type: 'script', url: 'https://b.test/x.js' }] }
    await mount(<TrackersForm trackers={trackers} type={type} onSubmit={onSubmit} />)
    await userEvent.click(page.getByRole('button', { name: 'Remove impression tracker 1' }))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const calledAs = page.getByRole('combobox', { name: 'Type, impression tracker 1' })
    await expect
      .element(calledAs)
      .toHaveAccessibleDescription(`Impression tracker 1 is a script, which ${type} can't run. Use a pixel.`)
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(calledAs)
    await userEvent.click(page.getByRole('option', { name: 'Pixel' }))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ impression: [pixel('https://b.test/x.js')] }]])
  },
)

it('refuses a URL that VAST cannot contain at its row', async () => {
  const onSubmit = vi.fn<(trackers: Trackers) => void>()
  await mount(<TrackersForm trackers={{ start: [pixel('https://a.test/')] }} type="VAST" onSubmit={onSubmit} />)
  const url = page.getByRole('textbox', { name: 'Address of start tracker 1' })
  await userEvent.fill(url, 'https://a.test/?share=100%')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .element(url)
    .toHaveAccessibleDescription(/Start tracker 1 has a URL that is invalid in VAST\. Encode special characters/)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps the focus and what is typed next while it saves by Ctrl+S', async () => {
  const onSubmit = vi.fn(async (_: object) => undefined)
  await mount(<TrackersForm trackers={{ click: [{ type: 'pixel', url: 'https://a.test/' }] }} onSubmit={onSubmit} />)
  const url = page.getByRole('textbox', { name: 'Address of click tracker 1' })
  await userEvent.fill(url, 'https://b.test/')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSubmit.mock.calls).toHaveLength(1)
  await expect.element(page.getByText(/^Saved/).first()).toBeVisible()
  await expect.element(url).toHaveFocus()
  await userEvent.keyboard('{End}c')
  await expect.element(url).toHaveValue('https://b.test/c')
})
