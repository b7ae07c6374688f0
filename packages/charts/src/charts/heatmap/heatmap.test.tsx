import { formatMetric, type HourOfWeek, hoursOfWeek, METRICS, NO_COUNTS, type Report } from '@placard/domain/report'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { inGerman } from '../../testing/in-german.js'
import { chartPicture } from '../chart-picture/chart-picture.js'
import { formatCell, heatFacts, heatFigures, heatSummary } from './heat-facts.js'
import { demoHourRows, demoHours } from './heatmap.fixture.js'
import { Heatmap } from './heatmap.js'

const range = { start: '2025-10-06', end: '2025-10-12', tzCode: 'Europe/Berlin' }
const week = demoHours(range)
const chart = <Heatmap title="Clicks by hour" metric="clicks" hours={week} />

/** Independent of our own time zone code. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: range.tzCode,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
function clicksOnTheWall(): number[][] {
  const table = Array.from({ length: 24 }, () => Array.from({ length: 7 }, () => 0))
  for (const { bucket, clicks } of demoHourRows(range)) {
    const part = Object.fromEntries(clock.formatToParts(new Date(bucket)).map(({ type, value }) => [type, value]))
    table[Number(part.hour)]![DAYS.indexOf(part.weekday!)]! += clicks
  }
  return table
}

describePart('Heatmap', (probe) => <Heatmap title="Clicks by hour" metric="clicks" hours={week} {...probe} />)

describeChart('Heatmap', () => chart, {
  title: 'Clicks by hour',
  rows: clicksOnTheWall().map((cells, hour) => [
    `${String(hour).padStart(2, '0')}:00`,
    ...cells.map((clicks) => clicks.toLocaleString('en-US')),
  ]),
})

const row = (bucket: string, clicks: number): Report['rows'][number] => ({
  ...NO_COUNTS,
  creativeID: 'c',
  bucket: new Date(bucket).toISOString(),
  clicks,
  impressions: clicks * 10,
})
const utc = { start: '2025-10-06', end: '2025-10-12', tzCode: 'UTC' }
const small = hoursOfWeek({
  rows: [row('2025-10-06T14:00Z', 1204), row('2025-10-07T03:00Z', 7)],
  range: utc,
  generatedAt: '2025-10-12T12:00:00Z',
})

describe('texts of a heatmap', () => {
  const facts = heatFacts(small, 'clicks', 'sum', 0)
  const words = (day: number, hour: number, of = facts) => formatCell(of, of.days[day]![hour]!)

  it('describe an hour by its value and rank in the week', () => {
    expect(words(0, 14)).toBe('Monday 14:00 to 15:00: 1,204 clicks, the most of the week')
    expect(words(1, 3)).toBe('Tuesday 03:00 to 04:00: 7 clicks')
    expect(words(1, 4)).toBe('Tuesday 04:00 to 05:00: 0 clicks')
    expect(words(6, 13)).toBe('Sunday 13:00 to 14:00: no data for clicks')
    const ratio = heatFacts(small, 'ctr', 'sum', 6)
    expect(words(1, 14, ratio)).toBe('Monday 14:00 to 15:00: 10.00% CTR')
    expect(words(0, 0, ratio)).toBe('Sunday 00:00 to 01:00: no data for CTR')
    expect(words(0, 14, heatFacts(small, 'clicks', 'average', 0))).toMatch(/: 1,204 clicks an hour, the most/)
  })

  it('summarize the week', () => {
    expect(heatSummary(facts)).toBe(
      'Most clicks fall on Monday 14:00 to 15:00 (1,204), none in 154 hours of the week, on the clock of UTC.',
    )
    expect(heatSummary(heatFacts(small, 'engagement', 'sum', 0))).toBe('No engagement in these days.')
    expect(heatSummary(heatFacts(week, 'ctr', 'sum', 0))).toMatch(/^CTR is highest on .* and lowest on .*Berlin\.$/)
  })

  it('compute totals of days from sums', () => {
    const days = (cells: HourOfWeek[]) => cells.filter(({ weekday }) => weekday === 0).map(({ over }) => over)
    const counters = days(week.cells)
    const sum = (name: 'clicks' | 'impressions') => counters.reduce((total, one) => total + one[name], 0)
    const figures = (metric: 'clicks' | 'ctr', kind: 'sum' | 'average') =>
      heatFigures(heatFacts(week, metric, kind, 0)).total?.cells[0]
    expect(figures('clicks', 'sum')).toBe(sum('clicks'))
    expect(figures('clicks', 'average')).toBe(sum('clicks') / 24)
    expect(formatMetric('ctr', figures('ctr', 'average') ?? null)).toBe(
      formatMetric('ctr', METRICS.ctr.value({ ...NO_COUNTS, clicks: sum('clicks'), impressions: sum('impressions') })),
    )
  })
})

describe('Heatmap', () => {
  it('draws no data differently from zero, and explains it', async () => {
    const { container } = await mount(<Heatmap title="Clicks" metric="clicks" hours={small} />)
    await expect.poll(() => container.querySelectorAll('[data-state="value"]').length).toBe(2)
    expect(container.querySelectorAll('rect[data-state="zero"]')).toHaveLength(154)
    expect(container.querySelectorAll('path[data-state="none"]')).toHaveLength(12)
    expect(container.querySelector('[data-slot="heat-key"]')).toMatchTextContent('No data')
  })

  it.each([
    [360, '{ArrowDown}', '{ArrowRight}'],
    [900, '{ArrowRight}', '{ArrowDown}'],
  ])('at %d px moves between hours by %s and between days by %s', async (width, along, across) => {
    await mount(<div style={{ width }}>{chart}</div>)
    const layer = page.getByRole('group', { name: /points$/ })
    await expect.element(layer).toBeVisible()
    layer.element().focus()
    await userEvent.keyboard(`${along}${along}`)
    await expect.element(page.getByText(/^Monday 02:00 to 03:00: /)).toBeInTheDocument()
    await userEvent.keyboard(across)
    await expect.element(page.getByText(/^Tuesday 02:00 to 03:00: /)).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      Math.max(width, document.documentElement.clientWidth),
    )
  })

  it('shows the hour under the pointer', async () => {
    const { container } = await mount(<div style={{ width: 900 }}>{chart}</div>)
    await expect.poll(() => container.querySelectorAll('rect[data-state]').length).toBe(168)
    const cell = container.querySelectorAll('rect[data-state]')[24 * 2 + 14]!.getBoundingClientRect()
    const layer = container.querySelector('[data-slot="chart-layer"]')!
    const box = layer.getBoundingClientRect()
    await userEvent.hover(layer, { position: { x: cell.x - box.x + 4, y: cell.y - box.y + 4 } })
    await expect.element(page.getByText('Wednesday 14:00–15:00')).toBeVisible()
  })

  it('includes its color key in the picture', async () => {
    const { container } = await mount(<Heatmap title="Clicks" metric="clicks" hours={small} />)
    await expect.poll(() => container.querySelectorAll('[data-state="value"]').length).toBe(2)
    const body = container.querySelector<HTMLElement>('[data-slot="chart-frame-body"]')!
    const drawn = chartPicture({ title: 'Clicks', drawn: body, ground: body })
    const text = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')
    for (const part of ['Mon', '00:00', 'No data', '1.25K']) expect(text).toContain(part)
    expect(drawn.querySelectorAll('rect').length).toBeGreaterThan(156)
    expect(new XMLSerializer().serializeToString(drawn)).not.toContain('var(--')
  })
})

it('keeps the numbers of its scale apart, also long ones', async () => {
  const cells = week.cells.map((cell) => ({ ...cell, over: { ...cell.over, clicks: cell.over.clicks * 1000 } }))
  const hours = { ...week, cells }
  await mount(
    <div style={{ width: 800 }}>
      {inGerman(() => (
        <Heatmap title="Klicks" metric="clicks" hours={hours} />
      ))}
    </div>,
  )
  const numbers = () => [...document.querySelectorAll('[data-slot="heat-key"] .absolute')]
  await expect.poll(() => numbers().length).toBeGreaterThan(3)
  const boxes = numbers().map((number) => number.getBoundingClientRect())
  const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(4)
})
