import { mount, settled } from '@placard/ui/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export interface ChartExpectations {
  /** The title of its frame. */
  title: string
  /** What the rows of its table say, as they are read: the name of each, then its cells. A total is not among them. */
  rows: readonly (readonly string[])[]
  /** The names in its legend; none where there is no legend. */
  legend?: readonly string[]
  /** Keys that go to another point from where they begin. @default to the left and to the right */
  keys?: readonly string[]
}

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]'
const LIVE = '[aria-live], [role="status"], [role="alert"]'

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** How often a text ends a sentence: a point between digits ends none. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean).length

function frameOf(title: string) {
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
        [...row.querySelectorAll('th, td')].map((cell) => textOf(cell)),
      ),
    entries: () => [...figure.querySelectorAll<HTMLElement>('[data-slot="chart-legend"] button[aria-pressed]')],
  }
}

/** The mark of an entry without its colour. */
const markOf = (entry: Element) =>
  [...(entry.querySelector('svg')?.querySelectorAll('path, line, rect, circle') ?? [])]
    .map((shape) =>
      ['d', 'r', 'width', 'height', 'stroke-dasharray'].map((name) => shape.getAttribute(name) ?? '').join(),
    )
    .join()

/**
 * What holds for every chart: a name, one sentence, one Tab stop, keys that go from point to point with one live
 * region, a legend of switches whose marks differ without colour, and a table of equal figures.
 *
 * @example describeChart('BarChart', () => <BarChart title="Clicks" … />, { title: 'Clicks', rows: [['Banner', '12']] })
 */
export function describeChart(name: string, render: () => ReactNode, expectations: ChartExpectations) {
  const { title, rows, legend = [], keys = ['{ArrowLeft}', '{ArrowRight}'] } = expectations
  /** The drawing is loaded when it is shown for the first time. */
  const drawn = async () => {
    await mount(render())
    const frame = frameOf(title)
    await expect.poll(frame.picture, { timeout: 10_000 }).not.toBeNull()
    return frame
  }

  describe(`${name} as a chart`, () => {
    it('has a name, and one sentence that sums it up', async () => {
      const { picture } = await drawn()
      const image = picture()
      expect(image?.getAttribute('aria-label')?.trim()).toBeTruthy()
      const summary = textOf(document.getElementById(image?.getAttribute('aria-describedby') ?? ''))
      expect(summary).toMatch(/\p{Letter}.*[.!?]$/u)
      expect(sentencesOf(summary), summary).toBe(1)
    })

    it('is one Tab stop, and says the point that keys have gone to in one live region', async () => {
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
        said.add(textOf(live()[0]))
      }
      expect([...said].filter(Boolean).length, [...said].join(' | ')).toBeGreaterThan(1)
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => textOf(live()[0])).toBe('')
    })

    it('has its figures as a table, which keys show and leave again', async () => {
      const frame = await drawn()
      page.getByRole('radio', { name: 'Chart', exact: true }).element().focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(frame.rows).toEqual(rows)
      expect(frame.picture()).toBeNull()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.poll(frame.picture).not.toBeNull()
    })

    it('names what is drawn by switches whose marks differ without colour', async () => {
      const { entries } = await drawn()
      expect(entries().map(textOf)).toEqual(legend)
      expect(new Set(entries().map(markOf)).size).toBe(legend.length)
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
