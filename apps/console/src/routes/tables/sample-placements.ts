import type { TablesLabels } from './tables-labels.js'

/** Fictional placement with its results of this and the previous month. */
export interface Placement {
  id: string
  site: string
  position: keyof TablesLabels['positions']
  format: string
  live: boolean
  impressions: number
  impressionsBefore: number
  clicks: number
  /** Spend in euros. */
  spend: number
}

const SITES = ['Harbour Post', 'Daily Meridian', 'Trailhead', 'Kitchen Garden', 'Second Half', 'Northern Lights Radio']
const FORMATS = [
  ['top', '970×250', 9],
  ['between', '300×250', 14],
  ['beside', '300×600', 6],
  ['before', 'VAST 15 s', 4],
  ['foot', '728×90', 11],
] as const

/** Thirty fixed placements, so that screenshots are stable. */
export const placements: Placement[] = SITES.flatMap((site, one) =>
  FORMATS.map(([position, format, reach], other) => {
    const swing = (one * 7919 + other * 4241) % 1000
    const impressions = reach * (14_000 + swing * 31) + one * 1873
    const rate = (format.startsWith('VAST') ? 9 : 3) + ((one * 5 + other * 3) % 6)
    return {
      id: `${one}-${other}`,
      site,
      position,
      format,
      live: (one + other) % 5 !== 3,
      impressions,
      impressionsBefore: Math.round(impressions * (0.82 + ((one * 37 + other * 61) % 43) / 100)),
      clicks: Math.round((impressions * rate) / 1000),
      spend: Math.round((impressions / 1000) * (format.startsWith('VAST') ? 14.5 : 3.2 + other * 0.4)),
    }
  }),
)
