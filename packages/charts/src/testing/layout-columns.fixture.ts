import type { LayoutColumn } from '../tables/table-layout/table-layout.js'

const whole = new Intl.NumberFormat('en-US')
const count = (value: number | null) => (value === null ? '—' : whole.format(value))
const percent = (decimals: number) => (value: number | null) => (value === null ? '—' : `${value.toFixed(decimals)}%`)

/** Columns of a table of creatives, for stories and tests. */
export const creativeColumns: readonly LayoutColumn[] = [
  { id: 'creative', header: 'Creative', section: 'About', groupable: false },
  {
    id: 'type',
    header: 'Type',
    section: 'About',
    options: [
      { label: 'In-banner video', count: 12 },
      { label: 'Banner', count: 8 },
      { label: 'VAST', count: 5 },
      { label: 'VPAID', count: 1 },
    ],
  },
  { id: 'campaign', header: 'Campaign', section: 'About', hidden: true },
  { id: 'impressions', header: 'Impressions', kind: 'number', section: 'Delivery', format: count },
  { id: 'engagement', header: 'Engagement', kind: 'number', section: 'Delivery', format: count, hidden: true },
  { id: 'clicks', header: 'Clicks', kind: 'number', section: 'Delivery', format: count },
  { id: 'ctr', header: 'CTR', kind: 'ratio', section: 'Delivery', format: percent(2), unit: '%' },
  { id: 'starts', header: 'Video starts', kind: 'number', section: 'Video', format: count, hidden: true },
  { id: 'completes', header: 'Video completes', kind: 'number', section: 'Video', format: count },
  { id: 'vcr', header: 'VCR', kind: 'ratio', section: 'Video', format: percent(1), unit: '%' },
  { id: 'parts', header: 'Parts', kind: 'number', listed: false },
]
