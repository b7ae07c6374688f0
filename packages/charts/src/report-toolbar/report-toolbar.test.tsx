import { defaultReportView, type ReportView } from '@placard/domain'
import { DEMO_NOW } from '@placard/domain/testing'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReportToolbar } from './report-toolbar.js'

const view = defaultReportView(DEMO_NOW)

describePart('ReportToolbar', (probe) => (
  <ReportToolbar value={view} onValueChange={() => {}} now={DEMO_NOW} {...probe} />
))

describe('ReportToolbar', () => {
  it('leaves no metric of videos behind when videos are left out', async () => {
    const onValueChange = vi.fn<(next: ReportView) => void>()
    await mount(<ReportToolbar value={{ ...view, metric: 'vcr' }} onValueChange={onValueChange} now={DEMO_NOW} />)
    await userEvent.click(page.getByRole('switch', { name: 'Video quartiles' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ...view, withVideo: false, metric: 'impressions' })
  })

  it('hands on the comparison that was chosen with the days', async () => {
    const onValueChange = vi.fn<(next: ReportView) => void>()
    await mount(<ReportToolbar value={view} onValueChange={onValueChange} now={DEMO_NOW} />)
    await userEvent.click(page.getByRole('button', { name: /^Last 7 days/ }))
    await userEvent.click(page.getByRole('button', { name: 'Last 14 days' }))
    await userEvent.click(page.getByRole('radio', { name: /last year$/i }))
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({
      ...view,
      range: { start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' },
      comparison: { mode: 'lastYear', matchWeekday: false },
    })
  })

  it('fits every width, side by side and in a column', async () => {
    for (const arrangement of ['row', 'stack'] as const)
      for (const width of [240, 320, 600, 900]) {
        const { container } = await mount(
          <div style={{ width }}>
            <ReportToolbar
              value={view}
              onValueChange={() => {}}
              arrangement={arrangement}
              onRefresh={() => {}}
              updatedAt={DEMO_NOW}
              now={DEMO_NOW}
            />
          </div>,
        )
        const edge = container.firstElementChild!.getBoundingClientRect().right
        for (const control of container.querySelectorAll('button, input'))
          expect(control.getBoundingClientRect().right, `${arrangement} at ${width}`).toBeLessThanOrEqual(edge + 1)
      }
  })
})
