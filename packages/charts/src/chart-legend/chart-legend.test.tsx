import { describePart, emulateMedia, mount } from '@placard/ui/testing'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChartLegend, useShownSeries } from './chart-legend.js'

const NAMES = ['City launch', 'Bike month', 'Night lines']
const LONG = 'Winter timetable of all Nordic capitals, second wave'

const seriesOf = (names: readonly string[]) => names.map((name, slot) => ({ id: name, name, slot }))

describePart('ChartLegend', (probe) => (
  <ChartLegend
    label="Lines"
    series={seriesOf(NAMES)}
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
  const all = seriesOf(names)
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
  it('hides and shows a series, and brings back all of them rather than hide the last', async () => {
    await mount(<Legend />)
    await userEvent.click(entry('Bike month'))
    await expect.element(entry('Bike month')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(outcome).toMatchTextContent('City launch,Night lines')
    await userEvent.click(entry('City launch'))
    await userEvent.click(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
  })

  it('shows one alone by a double click, and all again by another', async () => {
    await mount(<Legend />)
    await userEvent.dblClick(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('Night lines / Night lines')
    await userEvent.dblClick(entry('Night lines'))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
  })

  it('is one Tab stop: arrows go round, Home and End to the ends, Enter switches, Alt and Enter isolates', async () => {
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

  it('offers to show all only while some are hidden, and keeps the focus when that has been done', async () => {
    await mount(<Legend />)
    expect(page.getByRole('button', { name: 'Show all' }).elements()).toHaveLength(0)
    await userEvent.click(entry('Bike month'))
    await userEvent.click(entry('Night lines'))
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect.element(outcome).toMatchTextContent('City launch,Bike month,Night lines')
    expect(focused()).toBe('City launch')
  })

  it('tells the chart which series is looked at, by pointer or focus', async () => {
    await mount(<Legend />)
    await userEvent.hover(entry('Bike month'))
    await expect.element(outcome).toMatchTextContent('/ Bike month')
    await userEvent.unhover(entry('Bike month'))
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await expect.element(outcome).toMatchTextContent('/ Night lines')
  })

  it('walks as it is read, also from right to left', async () => {
    await mount(
      <div dir="rtl">
        <Legend />
      </div>,
    )
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    expect(focused()).toBe('Bike month')
  })

  it('has a cut name whole in a tooltip for keys, and none for a name that can be read', async () => {
    await mount(<Legend names={[LONG, 'Bike month']} />)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tooltip', { includeHidden: true })).toMatchTextContent(LONG)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => page.getByRole('tooltip', { includeHidden: true }).elements()).toHaveLength(0)
  })

  it('is one row on a phone, however many there are, and the focus comes into sight', async () => {
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

  it('prints the names that are drawn, whole and on as many lines as they need', async () => {
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

  it('draws its marks in the colour of text where the device chooses the colours', async () => {
    await mount(<Legend />)
    await emulateMedia({ forcedColors: 'active' })
    const fills = [...document.querySelectorAll('[data-slot="series-key"] [fill]')].map(
      (mark) => getComputedStyle(mark).fill,
    )
    expect(fills).toHaveLength(3)
    expect(new Set(fills)).toEqual(new Set([getComputedStyle(document.body).color]))
  })
})
