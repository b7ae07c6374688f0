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

it('previews the first report for every choice, and submits the values', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const now = new Date('2026-11-11T12:00:00Z')
  await mount(<ScheduleForm flight={undefined} defaultValues={defaultValues} onSubmit={onSubmit} now={now} />)
  const region = page.getByRole('region', { name: 'What is sent' })
  await expect
    .element(region)
    .toMatchTextContent(/^Every day at 09:00 .*Thu 12 Nov 2026 at 09:00 \(GMT\+00:00\) UTC covers 11/)
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '01:00')
  await expect
    .element(region)
    .toMatchTextContent(/^Every day at 03:00 .*Thu 12 Nov 2026 at 03:00 \(GMT\+00:00\) UTC covers 11/)
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '')
  await expect.poll(() => region.elements()).toHaveLength(0)
  await userEvent.fill(page.getByLabelText(/^Time\*?$/), '18:30')
  await userEvent.click(page.getByRole('switch', { name: 'With video quartiles' }))
  await userEvent.click(page.getByRole('button', { name: 'Schedule report' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...defaultValues, time: '18:30', withVideo: true }]])
})

it('announces changes after a pause', async () => {
  const now = new Date('2026-11-11T12:00:00Z')
  const { container } = await mount(
    <ScheduleForm flight={undefined} defaultValues={defaultValues} onSubmit={async () => undefined} now={now} />,
  )
  const said: string[] = []
  const status = container.querySelector('p[role=status].sr-only') as HTMLElement
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  for (const time of ['10:00', '11:00', '12:00']) await userEvent.fill(page.getByLabelText(/^Time\*?$/), time)
  expect(status.textContent).toBe('')
  await expect
    .poll(() => said, { timeout: 3000 })
    .toEqual(['First report: Thu 12 Nov 2026 at 12:00 (GMT+00:00) UTC, covering 11 Nov 2026.'])
})
