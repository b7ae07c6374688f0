import { DEMO_NOW } from '@placard/domain/demo'
import { defaultReportView, type ReportView } from '@placard/domain/report'
import { DEFAULT_LINK_SETTINGS, linkChoices } from '@placard/domain/share'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReportToolbar } from './report-toolbar.js'

const view = defaultReportView(DEMO_NOW)

describePart('ReportToolbar', (probe) => (
  <ReportToolbar value={view} onValueChange={() => {}} now={DEMO_NOW} {...probe} />
))

describe('ReportToolbar', () => {
  it('replaces a video metric when video data is excluded', async () => {
    const onValueChange = vi.fn<(next: ReportView) => void>()
    await mount(<ReportToolbar value={{ ...view, metric: 'vcr' }} onValueChange={onValueChange} now={DEMO_NOW} />)
    await userEvent.click(page.getByRole('switch', { name: 'Video quartiles' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ...view, withVideo: false, metric: 'impressions' })
  })

  it('reports the comparison selected with the dates', async () => {
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

  it('shows as text what a share link fixes, and lets nobody change it', async () => {
    const link = { ...DEFAULT_LINK_SETTINGS, range: { kind: 'rolling', preset: 'last7' }, tzCode: 'UTC' } as const
    const props = { value: view, onValueChange: () => {}, now: DEMO_NOW }
    const { container, rerender } = await mount(<ReportToolbar {...props} choices={linkChoices(link)} />)
    expect(container).toMatchTextContent('8–14 Oct 2025')
    expect(container).toMatchTextContent('(GMT+00:00) UTC')
    expect(page.getByRole('button').elements()).toHaveLength(0)
    expect(page.getByRole('switch').elements()).toHaveLength(1)
    await rerender(<ReportToolbar {...props} choices={linkChoices({ ...link, leftOut: ['video'] })} />)
    expect(page.getByRole('switch').elements()).toHaveLength(0)
  })

  it('offers only the days that a share link shows, and its comparison as text', async () => {
    const range = { kind: 'chosen', from: '2025-10-08', to: '2025-10-14' } as const
    const comparison = { mode: 'previous', matchWeekday: false } as const
    const choices = linkChoices({ ...DEFAULT_LINK_SETTINGS, range, comparison })
    const { container } = await mount(
      <ReportToolbar value={view} onValueChange={() => {}} choices={choices} now={DEMO_NOW} />,
    )
    await expect.element(page.getByRole('button', { name: 'No earlier days' })).toBeVisible()
    expect(container).toMatchTextContent('vs 1–7 Oct 2025')
    await userEvent.click(page.getByRole('button', { name: /^Last 7 days/ }))
    await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Last 14 days' })).toBeDisabled()
    expect(page.getByRole('radio', { name: /last year$/i }).elements()).toHaveLength(0)
  })

  it('keeps the name of the range on one line and its dates complete at any width', async () => {
    const day = (start: string, end: string) => ({ ...view, range: { start, end, tzCode: 'UTC' } })
    for (const value of [view, day('2025-09-30', '2025-10-13'), day('2024-12-30', '2025-10-09')])
      for (const width of [240, 320, 390, 480]) {
        const { container } = await mount(
          <div style={{ width }}>
            <ReportToolbar value={value} onValueChange={() => {}} parts={['range']} now={DEMO_NOW} />
          </div>,
        )
        const trigger = container.querySelector<HTMLElement>('[aria-haspopup=dialog]')!
        const edges = trigger.getBoundingClientRect()
        const words = [...trigger.querySelectorAll<HTMLElement>('span > span, bdi:not([class*=muted])')]
        expect(words.length, `${width}`).toBeGreaterThan(0)
        for (const word of words) {
          const { left, right, bottom, height } = word.getBoundingClientRect()
          const where = `${word.textContent} at ${width}`
          expect(left, where).toBeGreaterThan(edges.left)
          expect(right, where).toBeLessThan(edges.right)
          expect(bottom, where).toBeLessThan(edges.bottom)
          expect(height, where).toBeLessThan(word.matches('span') || width > 320 ? 30 : 50)
        }
      }
  })

  it('fits every width, in a row and stacked', async () => {
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

  it('gives all controls the same border', async () => {
    const { container } = await mount(
      <ReportToolbar value={view} onValueChange={() => {}} onRefresh={() => {}} now={DEMO_NOW} />,
    )
    const zone = container.querySelector('[role="combobox"]')!
    const frames = [...container.querySelectorAll('button:not([role="switch"], [tabindex="-1"])'), zone.parentElement!]
    const borders = frames
      .filter((frame) => getComputedStyle(frame).borderTopWidth !== '0px')
      .map((frame) => getComputedStyle(frame).borderTopColor)
    expect(borders.length).toBeGreaterThanOrEqual(5)
    expect(new Set(borders).size).toBe(1)
  })
})
