import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { SeriesKey } from './series-key.js'

const SERIES = [0, 1, 2, 3, 4, 5, 6, 7]

describePart('SeriesKey', (probe) => <SeriesKey series={0} {...probe} />)

it('draws eight different symbols, and the previous period without a marker', async () => {
  const { container } = await mount(
    <>
      {SERIES.map((series) => (
        <SeriesKey key={series} series={series} line />
      ))}
      <SeriesKey series="previous" />
    </>,
  )
  const drawn = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
  expect(new Set(drawn).size).toBe(9)
  expect(container.querySelector('svg:last-child')?.querySelectorAll('[fill]')).toHaveLength(0)
})
