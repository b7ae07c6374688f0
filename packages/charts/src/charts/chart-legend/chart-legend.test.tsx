import { describePart, emulateMedia, mount } from '@placard/ui/testing'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChartLegend, useShownSeries } from './chart-legend.js'

const NAMES = ['City launch', 'Bike month', 'Night lines']
const LONG = 'Winter timetable of all Nordic capitals, second wave'

const createSeries = (names: readonly string[]) => names.map((name, slot) => ({ id: name, name, slot }))

describePart('ChartLegend', (probe) => (
  <ChartLegend
    label="Lines"
    series={createSeries(NAMES)}
    hidden={new Set(['Bike month'])}
    onToggle={() => {}}
    onIsolate={() => {}}
    onShowAll={() => {}}
    onEmphasis={() => {}}
    {...probe}
  />
))

function Legend({
  names = NAMES,
  ...props
}: { names?: readonly string[] } & Partial<ComponentProps<typeof ChartLegend>>) {
  const [looked, setLooked] = useState<string>()
  const all = createSeries(names)
  const { hidden, shown, toggle, isolate, showAll } = useShownSeries(all)
  return (
    <div className="@container">
      <ChartLegend
        label="Lines"
        series={all}
        hidden={hidden}
        onToggle={toggle}
        onIsolate={isolate}
        onShowAll={showAll}
        onEmphasis={setLooked}
        {...props}
      />
      <output>
        {shown.map(({ name }) => name).join()} / {looked}
      </output>
    </div>
  )
}

const entry = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => document.activeElement?.textContent
const outcome = page.getByRole('status')

afterEach(() => emulateMedia())

describe('ChartLegend', () => {
  it('hides and shows a series, and shows all instead of hiding the last one', async () => {
    await mount(<Legend />)
    await userEvent.click(entry('Bike month'))
    await expect.element(entry('Bike month')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(outcome).toMatchTextContent('City launch,Night lines')
    await userEvent.click(entry('City launch'))
    await userEvent.click(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
  })

  it('isolates a series on double click, and shows all on the next one', async () => {
    await mount(<Legend />)
    await userEvent.dblClick(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('Night lines / Night lines')
    await userEvent.dblClick(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
  })

  it('is one Tab stop: arrow keys wrap around, Home and End jump, Enter toggles, Alt and Enter isolates', async () => {
    await mount(<Legend />)
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('City launch')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(entry('Bike month')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Show all')
    await userEvent.keyboard('{Home}{Alt>}{Enter}{/Alt}')
    await expect.element(outcome).toMatchTextContent('City launch / City launch')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull()
  })

  it('has a "Show all" button while some series are hidden, and keeps focus after it', async () => {
    await mount(<Legend />)
    expect(page.getByRole('button', { name: 'Show all' }).elements()).toHaveLength(0)
    await userEvent.click(entry('Bike month'))
    await userEvent.click(entry('Night lines'))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
    expect(focused()).toBe('City launch')
  })

  it('reports the series under pointer or focus', async () => {
    await mount(<Legend />)
    await userEvent.hover(entry('Bike month'))
    await expect.element(outcome).toMatchTextContent('/ Bike month')
    await userEvent.unhover(entry('Bike month'))
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await expect.element(outcome).toMatchTextContent('/ Night lines')
  })

  it('moves in reading order, also right to left', async () => {
    await mount(
      <div dir="rtl">
        <Legend />
      </div>,
    )
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    expect(focused()).toBe('Bike month')
  })

  it('shows a truncated name in a tooltip on focus, and no tooltip for a complete one', async () => {
    await mount(<Legend names={[LONG, 'Bike month']} />)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tooltip', { includeHidden: true })).toMatchTextContent(LONG)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => page.getByRole('tooltip', { includeHidden: true }).elements()).toHaveLength(0)
  })

  it('is one scrolling row on a phone, and scrolls to the focused entry', async () => {
    await mount(
      <div className="w-80">
        <Legend names={[...NAMES, 'Airport express', 'Ferries', 'Trams', 'Funiculars', 'Other']} />
      </div>,
    )
    const toolbar = page.getByRole('toolbar').element()
    expect(toolbar.clientHeight).toBeLessThan(40)
    await userEvent.keyboard('{Tab}{End}')
    expect(focused()).toBe('Other')
    const [box, view] = [document.activeElement?.getBoundingClientRect(), toolbar.getBoundingClientRect()]
    expect(box?.right).toBeLessThanOrEqual(view.right + 1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })

  it('prints the names of visible series in full, on several lines if needed', async () => {
    await mount(
      <div className="w-80">
        <Legend names={[LONG, ...NAMES]} />
      </div>,
    )
    await userEvent.click(entry('Bike month'))
    const switchedOff = entry('Bike month').element()
    const showAll = page.getByText('Show all').element()
    await emulateMedia({ media: 'print' })
    expect(switchedOff.checkVisibility()).toBe(false)
    expect(showAll.checkVisibility()).toBe(false)
    const words = page.getByText(LONG, { exact: true }).element()
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    expect(page.getByText('Night lines', { exact: true }).element().getBoundingClientRect().top).toBeGreaterThan(
      words.getBoundingClientRect().top,
    )
  })

  it('uses the text color for its symbols in forced-colors mode', async () => {
    await mount(<Legend />)
    await emulateMedia({ forcedColors: 'active' })
    const fills = [...document.querySelectorAll('[data-slot="series-key"] [fill]')].map(
      (mark) => getComputedStyle(mark).fill,
    )
    expect(fills).toHaveLength(3)
    expect(new Set(fills)).toEqual(new Set([getComputedStyle(document.body).color]))
  })
})
