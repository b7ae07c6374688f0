import { type Counters, NO_COUNTS } from '@placard/domain/report'
import { describePart, mount } from '@placard/ui/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { chartPicture } from '../chart-picture/chart-picture.js'
import { formatFunnelStep, funnelFacts, funnelFigures, funnelSummary } from './funnel-facts.js'
import { QuartileFunnel } from './quartile-funnel.js'

const counters = {
  ...NO_COUNTS,
  videoStarts: 1000,
  firstQuartiles: 800,
  midpoints: 700,
  thirdQuartiles: 650,
  videoCompletes: 640,
}
const previous = {
  ...counters,
  videoStarts: 500,
  firstQuartiles: 450,
  midpoints: 350,
  thirdQuartiles: 320,
  videoCompletes: 310,
}

describePart('QuartileFunnel', (probe) => <QuartileFunnel counters={counters} {...probe} />)

describeChart(
  'QuartileFunnel',
  () => <QuartileFunnel counters={counters} previous={previous} previousText="16–29 Sep" />,
  {
    title: 'Video quartiles',
    rows: [
      ['Start', '1,000', '100.0', '—no data', '100.0', '—no data'],
      ['25%', '800', '80.0', '−20.0', '90.0', '−10.0'],
      ['50%', '700', '70.0', '−10.0', '70.0', '0.0'],
      ['75%', '650', '65.0', '−5.0', '64.0', '+1.0'],
      ['100%', '640', '64.0', '−1.0', '62.0', '+2.0'],
    ],
    keys: ['{ArrowDown}', '{ArrowDown}'],
  },
)

const summary = (changed: Partial<Counters> = {}) => funnelSummary(funnelFacts({ ...counters, ...changed }))

describe('texts of a funnel', () => {
  it('name the largest loss', () => {
    expect(summary()).toBe('VCR is 64.0%, and most viewers leave between the start and 25% (−20.0\u00a0pp at 25%).')
    expect(summary({ firstQuartiles: 990 })).toContain('between 25% and 50% (−29.0\u00a0pp at 50%)')
  })

  it('say that nobody dropped off if every start was completed', () => {
    const all = { firstQuartiles: 1000, midpoints: 1000, thirdQuartiles: 1000, videoCompletes: 1000 }
    expect(summary(all)).toBe('VCR is 100.0%: nobody left before the end.')
  })

  it('mention missing counts', () => {
    expect(summary({ midpoints: 1400 })).toContain(
      'more videos reached 50% than the step before: some counts are missing',
    )
  })

  it('describe a step, its loss and the previous period', () => {
    const facts = funnelFacts(counters, previous, '16–29 Sep')
    expect(formatFunnelStep(facts, 0)).toBe('Start: 1,000 views, 100.0% of starts')
    expect(formatFunnelStep(facts, 1)).toBe(
      '25%: 800 views, 80.0% of starts, 20.0 percentage points fewer than at the start, down 10.0 percentage points on 16–29 Sep',
    )
    expect(formatFunnelStep(facts, 2)).toMatch(/fewer than at 25%, as in 16–29 Sep$/)
    expect(formatFunnelStep(funnelFacts({ ...counters, midpoints: 900 }), 2)).toMatch(
      /10\.0 percentage points more than at 25%$/,
    )
  })
})

it('has losses that add up to the difference between 100 % and the completion rate', () => {
  const count = fc.nat(2_000_000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2e9 }), count, count, count, count, (videoStarts, a, b, c, d) => {
      const sums = { ...NO_COUNTS, videoStarts, firstQuartiles: a, midpoints: b, thirdQuartiles: c, videoCompletes: d }
      const { rows } = funnelFigures(funnelFacts(sums))
      const losses = rows.reduce((sum, { cells }) => sum + (cells[2] ?? 0), 100)
      expect(losses).toBeCloseTo((d / videoStarts) * 100, 5)
    }),
  )
})

describe('QuartileFunnel', () => {
  const parts = (container: Element, part: string) =>
    [...container.querySelectorAll(`[data-part="${part}"]`)].map((element) => element.getBoundingClientRect())

  it.each([300, 400, 900])('at %d px draws reached and lost parts without clipping', async (width) => {
    const { container } = await mount(
      <div style={{ width }}>
        <QuartileFunnel counters={counters} previous={previous} previousText="16–29 Sep" />
      </div>,
    )
    const [start, ...rest] = parts(container, 'reached').map((box) => box.width)
    expect(rest.map((one) => Math.round((one / start!) * 100))).toEqual([80, 70, 65, 64])
    const lost = parts(container, 'lost').map((box) => box.width + 2)
    expect(lost.map((one) => Math.round((one / start!) * 100))).toEqual([20, 10, 5, 1])
    const picture = page.getByRole('img').element()
    expect(picture.scrollWidth).toBeLessThanOrEqual(picture.clientWidth)
    // Starts are 100 % in both periods, so they have no mark.
    expect(parts(container, 'previous')).toHaveLength(4)
  })

  it('draws no bar beyond its track', async () => {
    const { container } = await mount(<QuartileFunnel counters={{ ...counters, midpoints: 1400 }} />)
    const widths = parts(container, 'reached').map(({ width }) => width)
    expect(Math.max(...widths)).toBe(widths[0])
  })

  it('does not divide by zero', async () => {
    await mount(<QuartileFunnel counters={NO_COUNTS} />)
    const figure = page.getByRole('figure', { name: 'Video quartiles' })
    await expect.element(figure).toMatchTextContent('No video was started')
    await expect.element(figure).not.toMatchTextContent('NaN')
    expect(page.getByRole('radio').elements()).toHaveLength(0)
  })

  it('shows a step and the previous period under the pointer', async () => {
    const { container } = await mount(
      <QuartileFunnel counters={counters} previous={previous} previousText="16–29 Sep" />,
    )
    const layer = container.querySelector('[data-slot="chart-layer"]')!
    const rows = parts(container, 'reached')
    await userEvent.hover(layer, { position: { x: 40, y: rows[1]!.y - layer.getBoundingClientRect().y + 2 } })
    await expect.poll(() => container.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('25%')
    expect(container.querySelector('[data-slot="chart-tooltip"]')).toMatchTextContent('90.0%')
  })

  it('is complete in its picture', async () => {
    const { container } = await mount(<QuartileFunnel counters={counters} />)
    const body = container.querySelector<HTMLElement>('[data-slot="chart-frame-body"]')!
    const words = [...chartPicture({ title: 'Video quartiles', drawn: body, ground: body }).querySelectorAll('text')]
    const text = words.map(({ textContent }) => textContent).join(' ')
    for (const part of ['25%', '800', '80.0%', '−20.0']) expect(text).toContain(part)
  })
})
