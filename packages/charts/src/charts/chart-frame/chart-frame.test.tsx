import { parseCsv } from '@placard/domain/testing'
import { lazyPart } from '@placard/ui'
import { describePart, emulateMedia, mount } from '@placard/ui/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeChart } from '../../testing/describe-chart.js'
import { savedFiles } from '../../testing/saved-files.js'
import { SKETCH_NAMES, SketchChart, sketchRows } from '../../testing/sketch-chart.js'
import { ChartFrame, type ChartState } from './chart-frame.js'

describePart('ChartFrame', (probe) => (
  <ChartFrame title="Delivery" {...probe}>
    the chart
  </ChartFrame>
))

describeChart('A chart of the shared pieces', () => <SketchChart title="Delivery" />, {
  title: 'Delivery',
  rows: sketchRows(),
  legend: SKETCH_NAMES,
})

const NOW = new Date('2025-10-14T10:00:00Z')
const RECEIVED = new Date('2025-10-14T09:48:00Z')
const figure = () => page.getByRole('figure', { name: 'Delivery' })

afterEach(async () => {
  vi.restoreAllMocks()
  await emulateMedia()
})

describe('ChartFrame', () => {
  it.each<[ChartState, string]>([
    ['loading', 'Loading Delivery'],
    ['empty', 'No data for these dates'],
    ['error', 'Delivery could not be loaded'],
  ])('shows a message instead of chart, legend, view switch and downloads while %s', async (state, words) => {
    await mount(
      <ChartFrame title="Delivery" state={state} legend="the legend" table="the table" pictureName="delivery">
        the chart
      </ChartFrame>,
    )
    await expect.element(figure()).toMatchTextContent(words)
    await expect.element(figure()).not.toMatchTextContent('the chart')
    await expect.element(figure()).not.toMatchTextContent('the legend')
    expect(page.getByRole('radio').elements()).toHaveLength(0)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('keeps its header and shows an error if the code does not load, and retries on click or when back online', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn(async () => ({ default: () => 'the chart' }))
    for (let times = 0; times < 2; times += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Part = lazyPart(load)
    await mount(
      <ChartFrame title="Delivery">
        <Part />
      </ChartFrame>,
    )
    const failure = page.getByRole('alert').getByText('Delivery could not be loaded')
    await expect.element(failure).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => load.mock.calls.length).toBe(2)
    await expect.element(failure).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await expect.element(figure()).toMatchTextContent('the chart')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('distinguishes no data from hidden data', async () => {
    await mount(<ChartFrame title="Delivery" state="empty" emptyReason="filtered" />)
    await expect.element(figure()).toMatchTextContent('Everything is hidden')
    await expect.element(figure()).not.toMatchTextContent('No data')
  })

  it('keeps the old chart, dimmed with its age, while new data loads', async () => {
    await mount(
      <ChartFrame title="Delivery" refreshing updatedAt={RECEIVED} now={NOW}>
        the chart
      </ChartFrame>,
    )
    await expect.element(figure()).toMatchTextContent('the chart')
    await expect.element(figure()).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toMatchTextContent('Updating figures received 12 min ago')
  })

  it('keeps the old chart with its age below an error, and retries', async () => {
    const onRetry = vi.fn()
    await mount(
      <ChartFrame title="Delivery" state="stale" error="No answer." updatedAt={RECEIVED} now={NOW} onRetry={onRetry}>
        the chart
      </ChartFrame>,
    )
    await expect.element(figure()).toMatchTextContent('the chart')
    await expect.element(page.getByRole('status')).toMatchTextContent('No answer. Showing results received 12 min ago.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('has no view switch without a table, and supports a controlled view', async () => {
    const onViewChange = vi.fn()
    const { rerender } = await mount(<ChartFrame title="Delivery">the chart</ChartFrame>)
    expect(page.getByRole('radio').elements()).toHaveLength(0)
    const held = (view: 'chart' | 'table') => (
      <ChartFrame title="Delivery" table="the table" view={view} onViewChange={onViewChange}>
        the chart
      </ChartFrame>
    )
    await rerender(held('chart'))
    await userEvent.click(page.getByRole('radio', { name: 'Table' }))
    expect(onViewChange).toHaveBeenCalledWith('table')
    await expect.element(figure()).not.toMatchTextContent('the table')
    await rerender(held('table'))
    await expect.element(figure()).toMatchTextContent('the table')
  })

  it('shows the metric select only for several metrics', async () => {
    const { rerender } = await mount(<ChartFrame title="Delivery" metrics={['clicks']} metric="clicks" />)
    expect(page.getByRole('combobox').elements()).toHaveLength(0)
    await rerender(<ChartFrame title="Delivery" metrics={['clicks', 'ctr']} metric="ctr" />)
    await expect.element(page.getByRole('combobox', { name: 'Metric of Delivery' })).toMatchTextContent('CTR')
  })

  it('downloads the visible data as CSV, PNG and SVG', async () => {
    const saved = savedFiles()
    await mount(<SketchChart title="Delivery" partial="13 Oct is still being counted." />)
    for (const name of ['Figures', 'Picture', 'Drawing']) {
      await userEvent.click(page.getByRole('button', { name: 'Download Delivery' }))
      await userEvent.click(page.getByRole('menuitem', { name }))
    }
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['delivery.csv', 'delivery.png', 'delivery.svg'])
    const [csv, png, svg] = await Promise.all(saved.map(({ file }) => file.text()))
    const [note, , first] = parseCsv(csv ?? '')
    expect(note).toEqual(['7–13 Oct 2025, UTC'])
    expect(first).toEqual(sketchRows()[0]?.map((cell) => cell.replaceAll(',', '')))
    expect(png?.slice(1, 4)).toBe('PNG')
    expect(svg).toContain('13 Oct is still being counted.')
  })

  it('shows an error if the picture cannot be created', async () => {
    const picture = () => {
      throw new Error('No drawing')
    }
    await mount(<ChartFrame title="Delivery" pictureName="delivery" picture={picture} />)
    await userEvent.click(page.getByRole('button', { name: 'Download Delivery' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Drawing' }))
    await expect.element(page.getByRole('status')).toMatchTextContent('The picture could not be made.')
  })

  it('prints in full on white, with its legend and without its controls', async () => {
    document.documentElement.dataset.theme = 'dark'
    await mount(<SketchChart title="Delivery" metrics={['clicks', 'ctr']} metric="ctr" refreshing />)
    await emulateMedia({ media: 'print' })
    const frame = figure().element()
    const style = getComputedStyle(frame)
    expect(style.breakInside).toBe('avoid')
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('No canvas')
    canvas.fillStyle = style.backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    expect([...canvas.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255])
    await expect.element(page.getByText('City launch', { exact: true })).toBeVisible()
    for (const control of frame.querySelectorAll(
      '[role="combobox"], [role="radio"], [data-slot="dropdown-menu-trigger"]',
    ))
      expect(control.checkVisibility(), control.outerHTML).toBe(false)
    expect(getComputedStyle(frame.querySelector('[data-slot="chart-frame-body"]') ?? frame).opacity).toBe('1')
  })
})
