import { mount, settled } from '@placard/ui/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export interface ChartExpectations {
  /** Title of the chart. */
  title: string
  /** Table rows as text: name, then cells. Without the total. */
  rows: readonly (readonly string[])[]
  /** Names in the legend; empty without a legend. */
  legend?: readonly string[]
  /** Keys that move the cursor from its start. @default left and right arrows */
  keys?: readonly string[]
}

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]'
const LIVE = '[aria-live], [role="status"], [role="alert"]'

const readText = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** Counts sentences; a point between digits does not end one. */
const countSentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean).length

function findFrame(title: string) {
  const figure = page.getByRole('figure', { name: title, exact: true }).element()
  const found = figure.querySelector('[data-slot="chart-frame-body"]')
  if (!found) throw new Error('A chart stands in a ChartFrame')
  const body: Element = found
  return {
    figure,
    body,
    picture: () => body.querySelector('[role="img"]'),
    stops: () => [...body.querySelectorAll<HTMLElement>(TABBABLE)].filter(({ tabIndex }) => tabIndex >= 0),
    live: () => [...body.querySelectorAll(LIVE)],
    rows: () =>
      [...body.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => readText(cell)),
      ),
    entries: () => [...figure.querySelectorAll<HTMLElement>('[data-slot="chart-legend"] button[aria-pressed]')],
  }
}

/** Returns the markup of a legend symbol without its color. */
const readMark = (entry: Element) =>
  [...(entry.querySelector('svg')?.querySelectorAll('path, line, rect, circle') ?? [])]
    .map((shape) =>
      ['d', 'r', 'width', 'height', 'stroke-dasharray'].map((name) => shape.getAttribute(name) ?? '').join(),
    )
    .join()

/**
 * Tests the rules of every chart: a name, a one-sentence summary, one Tab stop, arrow keys with a live region, a
 * legend of toggle buttons whose symbols differ without color, and a table of equal data.
 * @example describeChart('BarChart', () => <BarChart title="Clicks" … />, { title: 'Clicks', rows: [['Banner', '12']]
 * })
 */
export function describeChart(name: string, render: () => ReactNode, expectations: ChartExpectations) {
  const { title, rows, legend = [], keys = ['{ArrowLeft}', '{ArrowRight}'] } = expectations
  /** Waits for the lazily loaded drawing. */
  const drawn = async () => {
    await mount(render())
    const frame = findFrame(title)
    await expect.poll(frame.picture, { timeout: 10_000 }).not.toBeNull()
    return frame
  }

  describe(`${name} as a chart`, () => {
    it('has a name and a one-sentence summary', async () => {
      const { picture } = await drawn()
      const image = picture()
      expect(image?.getAttribute('aria-label')?.trim()).toBeTruthy()
      const summary = readText(document.getElementById(image?.getAttribute('aria-describedby') ?? ''))
      expect(summary).toMatch(/\p{Letter}.*[.!?]$/u)
      expect(countSentences(summary), summary).toBe(1)
    })

    it('is one Tab stop, and announces the keyboard’s point in one live region', async () => {
      const { stops, live } = await drawn()
      expect(stops()).toHaveLength(1)
      expect(live()).toHaveLength(1)
      const [stop] = stops()
      expect(stop).toHaveAccessibleName()
      stop?.focus()
      const said = new Set<string>()
      for (const key of keys) {
        await userEvent.keyboard(key)
        await settled()
        said.add(readText(live()[0]))
      }
      expect([...said].filter(Boolean).length, [...said].join(' | ')).toBeGreaterThan(1)
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => readText(live()[0])).toBe('')
    })

    it('has its data as a table, which the keyboard can show and hide', async () => {
      const frame = await drawn()
      page.getByRole('radio', { name: 'Chart', exact: true }).element().focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(frame.rows).toEqual(rows)
      expect(frame.picture()).toBeNull()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.poll(frame.picture).not.toBeNull()
    })

    it('lists its series as toggle buttons whose symbols differ without color', async () => {
      const { entries } = await drawn()
      expect(entries().map(readText)).toEqual(legend)
      expect(new Set(entries().map(readMark)).size).toBe(legend.length)
      const last = entries().at(-1)
      if (!last) return
      expect(last).toHaveAttribute('aria-pressed', 'true')
      last.focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => entries().at(-1)?.getAttribute('aria-pressed')).toBe('false')
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => entries().at(-1)?.getAttribute('aria-pressed')).toBe('true')
    })
  })
}
