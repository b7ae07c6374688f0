import {
  formatMetric,
  METRICS,
  type MetricDefinition,
  type MetricName,
  sumCounters,
  totalsByCreative,
} from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/testing'
import { Button, Card, EmptyState } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { type DataColumn, DataTable } from './data-table.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const rows = totalsByCreative(demoReport(demoCampaigns(DEMO_NOW)[0]!, range))
type Row = (typeof rows)[number]

const figure = (metric: MetricName, hidden = false): DataColumn<Row> => {
  const { name, value }: MetricDefinition = METRICS[metric]
  return {
    id: metric,
    header: name,
    align: 'end',
    hidden,
    value: ({ counters }) => value(counters),
    format: (number) => formatMetric(metric, number),
    total: (shown) => value(sumCounters(shown.map(({ counters }) => counters))),
  }
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Creative', value: ({ creative }) => creative.name },
  { id: 'type', header: 'Type', value: ({ creative }) => creative.type },
  figure('impressions'),
  figure('engagement', true),
  figure('clicks'),
  figure('ctr'),
  figure('vcr'),
]
const many = Array.from({ length: 60 }, (_, index): Row => {
  const { creative, counters } = rows[index % rows.length]!
  return { creative: { ...creative, id: `row${index}`, name: `${creative.name}, copy ${index + 1}` }, counters }
})

const meta = {
  title: 'DataTable',
  component: DataTable<Row>,
  args: {
    title: 'Creatives',
    label: 'Creatives',
    columns,
    rows,
    rowId: ({ creative }) => creative.id,
    defaultSort: { column: 'clicks', direction: 'descending' },
    totalLabel: (shown) => `Total, ${shown} creatives`,
    columnMenu: true,
    csv: { name: 'creatives.csv', note: '30 Sep – 13 Oct 2025, UTC' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithSearch: Story = { args: { search: 'Search creatives' } }
export const Phone: Story = {
  args: { search: 'Search creatives' },
  globals: { viewport: { value: 'phone' } },
}
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: {
    rows: [],
    emptyState: <EmptyState titleAs="h3" title="No creatives yet" action={<Button>Add creative</Button>} />,
  },
}
export const Failed: Story = { args: { error: 'Request timed out', onRetry: fn() } }
export const LongContent: Story = {
  args: {
    rows: rows.map((row, index) => ({
      ...row,
      creative: {
        ...row.creative,
        name: `${row.creative.name}${index ? '' : ', seven languages and the children’s cabin offer, second wave'}`,
      },
    })),
  },
}

export const StickyBoth: Story = {
  args: { rows: many, regionClassName: 'max-h-96' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Creatives' })
    region.scrollTo(200, 600)
    const edge = region.getBoundingClientRect()
    const heading = within(region).getByRole('columnheader', { name: 'Creative' }).getBoundingClientRect()
    await expect(Math.abs(heading.top - edge.top)).toBeLessThan(2)
    await expect(Math.abs(heading.left - edge.left)).toBeLessThan(2)
  },
}

export const SortInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('columnheader', { name: 'VCR' })
    within(heading).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'none')
    const last = () => canvas.getAllByRole('row').at(-2)!
    await expect(last()).toHaveTextContent(/no data$/)
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(last()).toHaveTextContent(/no data$/)
  },
}

export const SearchInteraction: Story = {
  tags: ['!autodocs'],
  args: { search: 'Search creatives' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Search creatives' })
    await userEvent.type(box, 'vast')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 6 rows')
    const found = rows.filter(({ creative }) => creative.type === 'VAST')
    const total = within(canvas.getAllByRole('row').at(-1)!).getAllByRole('cell')
    await expect(total[1]).toHaveTextContent(
      formatMetric('impressions', sumCounters(found.map((row) => row.counters)).impressions),
    )
    await userEvent.type(box, ' nothing')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 2)
    await userEvent.type(box, 'nothing')
    await expect(canvas.getByRole('heading', { name: 'No row matches' })).toBeVisible()
  },
}

export const ColumnsInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Engagement' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Type' }))
    await userEvent.keyboard('{Escape}')
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Creative', 'Impressions', 'Engagement', 'Clicks', 'CTR', 'VCR'])
  },
}
