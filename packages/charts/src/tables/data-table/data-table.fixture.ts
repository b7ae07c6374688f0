import { formatMetric } from '@placard/domain/report'
import type { DataColumn } from './data-table.js'

/** Creative on one day, with the same day of the previous period. */
export interface Placement {
  id: string
  campaign: string
  creative: string
  type: string
  day: string
  impressions: number
  clicks: number
  impressionsBefore: number
  clicksBefore: number
}

const CAMPAIGNS = ['Autumn launch', 'City bikes', 'Winter tyres', 'Cargo week']
const CREATIVES = ['300×250 video', '970×250 billboard', 'VAST 15 s', 'VPAID 30 s', '160×600 skyscraper']
const TYPES = ['In-banner video', 'Banner', 'VAST', 'VPAID', 'Banner']

/** Deterministic rows: campaigns × creatives × days. */
export const placements = (days: number): Placement[] =>
  CAMPAIGNS.flatMap((campaign, one) =>
    CREATIVES.flatMap((creative, other) =>
      Array.from({ length: days }, (_, day): Placement => {
        const impressions = 900 + ((one * 7919 + other * 4241 + day * 1543) % 9000) * (5 - other)
        const before = 900 + ((one * 6007 + other * 3571 + day * 2203) % 9000) * (5 - other)
        const [rate, rateBefore] = [4 + ((one + other * 3 + day) % 11), 5 + ((one * 5 + other) % 9)]
        return {
          id: `${one}-${other}-${day}`,
          campaign,
          creative: `${campaign} — ${creative}`,
          type: TYPES[other] ?? 'Banner',
          day: `2025-10-${String(day + 1).padStart(2, '0')}`,
          impressions,
          clicks: Math.round((impressions * rate) / 1000),
          impressionsBefore: other === 4 ? 0 : before,
          clicksBefore: other === 4 ? 0 : Math.round((before * rateBefore) / 1000),
        }
      }),
    ),
  )

const count = (value: number | null) => formatMetric('impressions', value)

/** The columns of placements; ratios and changes are computed from sums at every level. */
export const placementColumns: DataColumn<Placement>[] = [
  { id: 'creative', header: 'Creative', value: ({ creative }) => creative },
  { id: 'campaign', header: 'Campaign', value: ({ campaign }) => campaign, hidden: true },
  { id: 'type', header: 'Type', value: ({ type }) => type },
  { id: 'day', header: 'Day', value: ({ day }) => day },
  {
    id: 'impressions',
    header: 'Impressions',
    kind: 'number',
    total: 'sum',
    format: count,
    value: (row) => row.impressions,
  },
  {
    id: 'impressionsBefore',
    header: 'Before',
    kind: 'number',
    total: 'sum',
    format: count,
    hidden: true,
    value: (row) => row.impressionsBefore,
  },
  { id: 'clicks', header: 'Clicks', kind: 'number', total: 'sum', format: count, value: (row) => row.clicks },
  {
    id: 'clicksBefore',
    header: 'Clicks before',
    kind: 'number',
    total: 'sum',
    listed: false,
    value: (row) => row.clicksBefore,
  },
  {
    id: 'ctr',
    header: 'CTR',
    kind: 'ratio',
    numerator: 'clicks',
    denominator: 'impressions',
    factor: 100,
    format: (value) => formatMetric('ctr', value),
  },
]

/** Columns that compare with the previous period. */
export const changeColumns: DataColumn<Placement>[] = [
  {
    id: 'ctrBefore',
    header: 'CTR before',
    kind: 'ratio',
    numerator: 'clicksBefore',
    denominator: 'impressionsBefore',
    factor: 100,
    listed: false,
  },
  {
    id: 'ctrPoints',
    header: 'CTR in %',
    kind: 'ratio',
    numerator: 'clicks',
    denominator: 'impressions',
    factor: 100,
    listed: false,
  },
  {
    id: 'impressionsChange',
    header: 'Impressions, change',
    kind: 'change',
    current: 'impressions',
    previous: 'impressionsBefore',
    unit: 'percent',
  },
  {
    id: 'clicksChange',
    header: 'Clicks, change',
    kind: 'change',
    current: 'clicks',
    previous: 'clicksBefore',
    unit: 'percent',
  },
  {
    id: 'ctrChange',
    header: 'CTR, change',
    kind: 'change',
    current: 'ctrPoints',
    previous: 'ctrBefore',
    unit: 'points',
  },
]
