import { formatDay, formatRange } from '@placard/domain/dates'
import { bucketBounds, formatBucket, formatCompact } from '@placard/domain/internal/report'
import { formatCount, formatMetric, NO_DATA } from '@placard/domain/report'
import { Delta, ValueText } from '@placard/ui'
import type { ReactNode } from 'react'
import { Panel } from './block.js'

interface Example {
  /** Value. */
  what: string
  /** Formatted value, from the product's own function. */
  shown: ReactNode
  /** Reason for the format. */
  rule: string
}

function Examples({ rows }: { rows: Example[] }) {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {rows.map(({ what, shown, rule }) => (
          <li
            key={what}
            className="grid items-baseline gap-x-6 gap-y-1 px-4 py-3 @min-[44rem]:grid-cols-[11rem_13rem_minmax(0,1fr)]"
          >
            <span className="text-dense text-ink-muted">{what}</span>
            <span className="font-medium tabular-nums">{shown}</span>
            <span className="text-dense text-ink-muted">{rule}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Examples of counts and ratios. */
export function Counts() {
  return (
    <Examples
      rows={[
        { what: 'A count', shown: formatCount(2_959_973), rule: 'In full, thousands grouped, wherever there is room' },
        {
          what: 'A count in short',
          shown: formatCompact(2_959_973),
          rule: 'On axes, and below 480 px with the full number in the name',
        },
        {
          what: 'Click-through rate',
          shown: formatMetric('ctr', 1.1714),
          rule: 'Two decimals: its differences are small',
        },
        { what: 'Video completion', shown: formatMetric('vcr', 61.04), rule: 'One decimal' },
        { what: 'Nothing counted', shown: formatCount(0), rule: 'A zero is a zero' },
        {
          what: 'No data',
          shown: <ValueText>{NO_DATA}</ValueText>,
          rule: 'A dash, which screen readers hear as “no data”',
        },
        {
          what: 'A number with its unit',
          shown: '300\u00A0px, 12\u00A0MB',
          rule: 'A no-break space between them (U+00A0)',
        },
      ]}
    />
  )
}

/** Examples of changes. */
export function Changes() {
  return (
    <Examples
      rows={[
        { what: 'More', shown: <Delta value={12.4} />, rule: 'Arrow, sign and number; green where more is good' },
        { what: 'Less', shown: <Delta value={-1.8} />, rule: 'A true minus sign (U+2212), as wide as the plus' },
        {
          what: 'Less is good',
          shown: <Delta value={-4.2} polarity="down-is-good" />,
          rule: 'The direction stays, the color says whether it is good',
        },
        {
          what: 'A ratio',
          shown: <Delta value={-0.05} unit="pp" />,
          rule: 'Percentage points, never percent of a percentage',
        },
        { what: 'The same', shown: <Delta value={0.01} />, rule: 'What rounds to zero is no change' },
        { what: 'Nothing before', shown: <Delta value={null} />, rule: 'No data, not plus infinity' },
        {
          what: 'Compared with',
          shown: (
            <Delta
              value={3.1}
              context={`vs ${formatRange({ start: '2025-09-16', end: '2025-09-29' }, { year: false })}`}
            />
          ),
          rule: 'The window is written out beside the change',
        },
      ]}
    />
  )
}

/** Examples of days, ranges and hours. */
export function Dates() {
  return (
    <Examples
      rows={[
        {
          what: 'A day',
          shown: formatDay('2025-09-30'),
          rule: 'Day, short month, year: never 09/10, which is two days',
        },
        {
          what: 'Within a month',
          shown: formatRange({ start: '2025-09-16', end: '2025-09-29' }),
          rule: 'An en dash without spaces; what both ends share is written once',
        },
        {
          what: 'Over a month',
          shown: formatRange({ start: '2025-09-30', end: '2025-10-13' }),
          rule: 'An en dash with spaces between two dates of words',
        },
        { what: 'Over a year', shown: formatRange({ start: '2025-12-20', end: '2026-01-04' }), rule: 'Both years' },
        {
          what: 'An hour on an axis',
          shown: formatBucket(hour, 'Europe/Berlin'),
          rule: 'In the zone of the report, never of the reader',
        },
        {
          what: 'The same alone',
          shown: formatBucket(hour, 'Europe/Berlin', 'long'),
          rule: 'Zone beside it: the hour that a clock shows twice reads as two',
        },
        {
          what: 'A day of 25 hours',
          shown: `${dayLength} h`,
          rule: 'Clocks go back in Berlin on 26 Oct 2025; the report counts all of it',
        },
      ]}
    />
  )
}

const hour = '2025-10-26T00:00:00Z'
const { from, to } = bucketBounds('2025-10-26', 'Europe/Berlin')
const dayLength = (to - from) / 3_600_000
