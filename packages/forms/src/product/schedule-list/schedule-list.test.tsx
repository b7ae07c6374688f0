import { ApiError } from '@placard/domain/api'
import { MAX_SCHEDULES } from '@placard/domain/internal/schedule'
import { mount } from '@placard/ui/testing'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ASKING, AT_END, DAILY, PAUSED, REFUSED, WEEKLY } from '../schedules.fixture.js'
import { ScheduleList, type ScheduleListProps } from './schedule-list.js'

const props: ScheduleListProps = {
  schedules: [DAILY, WEEKLY, AT_END],
  flight: { start: '2025-09-01', end: null },
  onNew: () => undefined,
  onDelete: async () => undefined,
  onRetry: () => undefined,
  reader: { zone: 'Europe/Berlin', now: new Date('2025-10-14T10:00:00Z') },
}
const button = (name: string) => page.getByRole('button', { name })

function Kept() {
  const [schedules, setSchedules] = useState([DAILY, WEEKLY])
  const remove = async (id: string) => setSchedules((all) => all.filter((each) => each.id !== id))
  return <ScheduleList {...props} schedules={schedules} onDelete={remove} />
}

it('focuses the New schedule button after the last schedule is deleted', async () => {
  await mount(<Kept />)
  for (const name of ['Delete: Daily, Full as CSV', 'Delete: Weekly, Summary as Excel']) {
    await userEvent.click(button(name))
    await userEvent.click(button('Delete schedule'))
    await expect.element(button('New schedule')).toHaveFocus()
  }
  await expect.element(page.getByText('No scheduled reports')).toBeVisible()
})

it('shows the user’s local time, and why no run is planned', async () => {
  await mount(<ScheduleList {...props} />)
  const items = page.getByRole('list', { name: 'Schedules' }).element().children
  expect(items[0]).toMatchTextContent(
    /\(GMT-04:00\) America\/New York · covers 13 Oct 2025 · 00:30 the day after for you/,
  )
  expect(items[1]?.textContent).not.toContain('for you')
  expect(items[2]).toMatchTextContent(/Not planned yet: the campaign has no last day\./)
})

it('disables creation at the limit, with a reason', async () => {
  const onNew = vi.fn()
  const all = Array.from({ length: MAX_SCHEDULES }, (_, index) => ({ ...WEEKLY, id: `s${index}` }))
  const { rerender } = await mount(<ScheduleList {...props} schedules={all} onNew={onNew} />)
  await expect
    .element(button('New schedule'))
    .toHaveAccessibleDescription('A campaign can have 50 scheduled reports. Delete one first.')
  button('New schedule')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onNew).not.toHaveBeenCalled()
  await rerender(<ScheduleList {...props} schedules={all.slice(1)} onNew={onNew} />)
  await userEvent.click(button('New schedule'))
  expect(onNew).toHaveBeenCalledOnce()
})

it('keeps the last list when a refresh fails', async () => {
  await mount(<ScheduleList {...props} error="The server could not be reached." />)
  await expect.element(button('New schedule')).toBeVisible()
  expect(page.getByText('Couldn’t load').elements()).toHaveLength(0)
})

it('shows why a confirmation email or removal failed', async () => {
  const fail = () => Promise.reject(new ApiError('Try again tomorrow.', { status: 429 }))
  await mount(<ScheduleList {...props} schedules={[ASKING]} onAskRecipient={fail} onRemoveRecipient={fail} />)
  await userEvent.click(button('To 3 recipients'))
  await userEvent.click(button('Resend email to noor.haddad@agency.example'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again tomorrow.')
  await userEvent.click(button('Remove ada@placard.test'))
  await expect.element(page.getByRole('alert').nth(1)).toHaveTextContent('Try again tomorrow.')
})

it('shows how many recipients were reached', async () => {
  const delivery = (undelivered: number, pending: number) => ({ emails: 4, undelivered, pending })
  const { rerender } = await mount(<ScheduleList {...props} schedules={[REFUSED]} />)
  const item = page.getByRole('list', { name: 'Schedules' })
  await expect.element(item).toMatchTextContent(/Sent to 2 of 4/)
  await rerender(<ScheduleList {...props} schedules={[{ ...REFUSED, lastDelivery: delivery(1, 1) }]} />)
  await expect.element(item).toMatchTextContent(/Sent to 2 of 4/)
  await rerender(<ScheduleList {...props} schedules={[{ ...REFUSED, lastDelivery: delivery(0, 1) }]} />)
  await expect.element(item).toMatchTextContent(/Sending, 3 of 4 delivered/)
  const lost = { lastResult: 'failed' as const, lastProblem: 'None of its emails could be delivered.' }
  await rerender(<ScheduleList {...props} schedules={[{ ...REFUSED, ...lost, lastDelivery: delivery(4, 0) }]} />)
  await expect.element(item).toMatchTextContent(/Not delivered.*None of its emails could be delivered\./)
})

it('shows why a test email was not delivered, until another one is requested', async () => {
  const testProblem = { at: '2025-10-14T09:00:00Z', problem: 'The mailbox was full for three days.' }
  await mount(<ScheduleList {...props} schedules={[{ ...WEEKLY, testProblem }]} />)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The test email could not be delivered to you. The mailbox was full for three days.')
})

it('shows that a schedule is paused, and resumes it', async () => {
  const onPause = vi.fn(async () => undefined)
  await mount(<ScheduleList {...props} schedules={[PAUSED, WEEKLY]} onPause={onPause} />)
  const items = page.getByRole('list', { name: 'Schedules' }).element().children
  expect(items[0]).toMatchTextContent(/Paused\s*Nothing is sent until you resume it\./)
  expect(items[0]?.textContent).not.toContain('Next')
  expect(items[1]?.textContent).not.toContain('Paused')
  await userEvent.click(button('Resume: Weekly, Summary as Excel'))
  await userEvent.click(button('Pause: Weekly, Summary as Excel'))
  expect(onPause.mock.calls).toEqual([
    [PAUSED.id, false],
    [WEEKLY.id, true],
  ])
})

it('shows why a test email failed, until one succeeds', async () => {
  const onTest = vi.fn(async () => undefined)
  onTest.mockRejectedValueOnce(new ApiError('That was too often.', { status: 429 }))
  await mount(<ScheduleList {...props} schedules={[WEEKLY]} onTest={onTest} />)
  await userEvent.click(button('Send test: Weekly, Summary as Excel'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('That was too often.')
  await userEvent.click(button('Send test: Weekly, Summary as Excel'))
  await expect.element(page.getByRole('status')).toHaveTextContent('A test email is on its way to you only.')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

it('hides actions without a handler', async () => {
  await mount(<ScheduleList {...props} schedules={[ASKING]} />)
  await userEvent.click(button('To 3 recipients'))
  expect(page.getByRole('button', { name: /^(Resend|Remove|Edit|Pause|Send)/ }).elements()).toHaveLength(0)
})
