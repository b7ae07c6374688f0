import { formatPercent } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ChartFigures, ChartTable, chartCsv } from './chart-table.js'
import { FigureTable } from './figure-table.js'

const figures: ChartFigures = {
  rowHead: 'Day',
  head: [
    { id: 'city', name: 'City launch', unit: '%' },
    { id: 'bike', name: 'Bike month', unit: '%' },
  ],
  rows: [
    { id: '2025-10-09', name: 'Thu 9 Oct', cells: [1.528_734_9, null] },
    { id: '2025-10-10', name: 'Fri 10 Oct', cells: [1.528_7, 0] },
    { id: '2025-10-11', name: 'Sat 11 Oct', cells: [-0.25, 12] },
  ],
  total: { name: 'All days', cells: [1.53, 4] },
}
const format = (value: number | null) => formatPercent(value, 2)

// ChartTable loads FigureTable and passes all props on.
describePart('ChartTable', (probe) => <FigureTable label="CTR" {...figures} format={format} {...probe} />)

const column = (place: number) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('th, td')[place]?.textContent)

it('formats every value, with the unit in the heading and the total below', async () => {
  await mount(<ChartTable label="CTR" {...figures} format={format} />)
  await expect.element(page.getByRole('columnheader', { name: 'City launch, %' })).toBeVisible()
  expect(column(0)).toEqual(['Thu 9 Oct', 'Fri 10 Oct', 'Sat 11 Oct'])
  expect(column(1)).toEqual(['1.53%', '1.53%', '−0.25%'])
  expect([...document.querySelectorAll('tfoot th, tfoot td')].map((cell) => cell.textContent)).toEqual([
    'All days',
    '1.53%',
    '4.00%',
  ])
})

it('sorts by unrounded values, and days by date', async () => {
  await mount(<ChartTable label="CTR" {...figures} format={format} />)
  await userEvent.click(page.getByRole('button', { name: 'City launch, %' }))
  expect(column(0)).toEqual(['Thu 9 Oct', 'Fri 10 Oct', 'Sat 11 Oct'])
  await userEvent.click(page.getByRole('button', { name: 'City launch, %' }))
  expect(column(0)).toEqual(['Sat 11 Oct', 'Fri 10 Oct', 'Thu 9 Oct'])
  await userEvent.click(page.getByRole('button', { name: 'Day' }))
  expect(column(0)).toEqual(['Thu 9 Oct', 'Fri 10 Oct', 'Sat 11 Oct'])
})

it('exports the same data to CSV: headings with units, plain numbers, empty cells for no data', () => {
  expect(parseCsv(chartCsv(figures, '9–11 Oct 2025, UTC'))).toEqual([
    ['9–11 Oct 2025, UTC'],
    ['Day', 'City launch, %', 'Bike month, %'],
    ['Thu 9 Oct', '1.5287', ''],
    ['Fri 10 Oct', '1.5287', '0'],
    ['Sat 11 Oct', '-0.25', '12'],
    ['All days', '1.53', '4'],
  ])
})
