import { Card } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { type Placement, placements } from './data-table.fixture.js'
import { type DataColumn, DataTable } from './data-table.js'

const columns: DataColumn<Placement>[] = [
  { id: 'creative', header: 'Werbemittel', value: ({ creative }) => creative },
  { id: 'type', header: 'Typ', value: ({ type }) => type },
  { id: 'impressions', header: 'Impressionen', total: 'sum', value: ({ impressions }) => impressions },
  { id: 'clicks', header: 'Klicks', total: 'sum', value: ({ clicks }) => clicks },
  {
    id: 'ctr',
    header: 'Klickrate in %',
    kind: 'ratio',
    numerator: 'clicks',
    denominator: 'impressions',
    factor: 100,
  },
]

const meta = {
  title: 'DataTable/German',
  component: DataTable<Placement>,
  args: {
    title: 'Werbemittel',
    label: 'Werbemittel',
    columns,
    rows: placements(1),
    rowId: ({ id }) => id,
    columnMenu: true,
    csv: { name: 'werbemittel.csv' },
    totalLabel: (shown) => `Summe, ${shown} Werbemittel`,
    search: 'Werbemittel suchen',
    views: true,
    layout: {
      groups: ['type'],
      sort: [{ id: 'clicks', direction: 'descending' }],
      filters: [
        { id: 'impressions', kind: 'between', min: 1000.5 },
        { id: 'type', kind: 'oneOf', labels: ['Banner', 'VAST'] },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    inGerman,
  ],
} satisfies Meta<typeof DataTable<Placement>>
export default meta
type Story = StoryObj<typeof meta>

/** Grouped rows, filters and the panel of columns. */
export const German: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Impressionen ≥ 1.000,5' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
    await expect(await screen.findByRole('dialog', { name: 'Spalten der Tabelle' })).toBeVisible()
  },
}

export const GermanPhone: Story = { globals: { viewport: { value: 'phone' } } }
