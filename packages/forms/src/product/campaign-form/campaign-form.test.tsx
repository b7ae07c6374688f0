import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CampaignForm } from './campaign-form.js'

const flight = (start: string | null, end: string | null) => ({
  name: 'Autumn',
  data: { start: start ? { date: start } : null, end: end ? { date: end } : null },
})

it('shows the length of a valid flight while typing', async () => {
  await mount(<CampaignForm campaign={flight('2025-11-01', null)} today="2025-10-14" onSubmit={() => undefined} />)
  const last = page.getByRole('textbox', { name: /^End date/ })
  await expect.element(page.getByText('From 1 Nov 2025 on, without a last day.')).toBeVisible()
  await userEvent.fill(last, '30 Nov 2025')
  await expect.element(page.getByText('30 days, 1–30 Nov 2025').first()).toBeVisible()
  await userEvent.fill(last, '31 Nov 2025')
  await expect
    .poll(() =>
      page
        .getByText(/days, /)
        .elements()
        .filter((each) => each.checkVisibility({ opacityProperty: true }) && !each.classList.contains('sr-only')),
    )
    .toHaveLength(0)
  await userEvent.fill(last, '')
  await expect.element(page.getByText('From 1 Nov 2025 on, without a last day.').first()).toBeVisible()
})

it('warns about a last day in the past', async () => {
  const { rerender } = await mount(
    <CampaignForm campaign={flight('2025-10-01', '2025-10-14')} today="2025-10-14" onSubmit={() => undefined} />,
  )
  const warning = page.getByText(/^The end date has passed/)
  expect(warning.elements()).toHaveLength(0)
  await rerender(
    <CampaignForm campaign={flight('2025-10-01', '2025-10-14')} today="2025-10-15" onSubmit={() => undefined} />,
  )
  await expect.element(warning.first()).toBeVisible()
})

it('submits an open-ended flight and a trimmed name', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(<CampaignForm today="2025-10-14" onSubmit={onSubmit} />)
  await userEvent.fill(page.getByLabelText(/^Name/), ' Spring ')
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ name: 'Spring', data: { start: null, end: null }, landingPage: null }]])
})

it('completes the default landing page, and removes it when it is emptied', async () => {
  const onSubmit = vi.fn(async (_: object) => undefined)
  const campaign = { ...flight(null, null), landingPage: 'https://a.test/' }
  await mount(<CampaignForm campaign={campaign} autoFocus="landingPage" today="2025-10-14" onSubmit={onSubmit} />)
  const field = page.getByRole('textbox', { name: /^Default landing page/ })
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'b.test/{{campaign}}')
  await expect.element(page.getByText('https://b.test/Autumn')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toMatchObject({ landingPage: 'https://b.test/{{campaign}}' })
  await userEvent.fill(field, '')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toMatchObject({ landingPage: null })
})

it('shows the days of the flight in the calendar of its end, and of its start', async () => {
  await mount(
    <CampaignForm campaign={flight('2025-11-03', '2025-11-14')} today="2025-10-14" onSubmit={() => undefined} />,
  )
  for (const [button, own] of [
    [/^Change 14 Nov 2025/, 'Friday 14 Nov 2025, end of the range'],
    [/^Change 3 Nov 2025/, 'Monday 3 Nov 2025, start of the range'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: button }))
    await expect.element(page.getByRole('button', { name: own })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Thursday 6 Nov 2025, in the range' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
})

it('opens the calendar of the end at the start', async () => {
  await mount(<CampaignForm campaign={flight('2026-02-03', null)} today="2025-10-14" onSubmit={() => undefined} />)
  page
    .getByRole('textbox', { name: /^End date/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('grid', { name: 'February 2026' })).toBeVisible()
})
