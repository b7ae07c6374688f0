import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ScheduleChoices, ScheduleForm } from './schedule-form.js'

const defaultValues: ScheduleChoices = {
  frequency: 'Daily',
  type: 'Full',
  format: 'csv',
  tzCode: 'UTC',
  time: '09:00',
  recipients: ['ada@placard.test'],
  withVideo: false,
}

it('says of every choice when the first report comes, and sends what was chosen', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const now = new Date('2026-11-11T12:00:00Z')
  await mount(<ScheduleForm flight={undefined} defaultValues={defaultValues} onSubmit={onSubmit} now={now} />)
  const words = page.getByText(/^First report/)
  await expect
    .element(words)
    .toHaveTextContent('First report: Thu 12 Nov 2026 at 09:00 (GMT+00:00) UTC, covering 11 Nov 2026.')
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '01:00')
  await expect
    .element(words)
    .toHaveTextContent('First report: Thu 12 Nov 2026 at 03:00 (GMT+00:00) UTC, covering 11 Nov 2026.')
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '')
  await expect.poll(() => words.elements()).toHaveLength(0)
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '18:30')
  await userEvent.click(page.getByRole('switch', { name: 'With video quartiles' }))
  await userEvent.click(page.getByRole('button', { name: 'Schedule report' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...defaultValues, time: '18:30', withVideo: true }]])
})
