import { formatMetricCompact } from '@placard/domain/internal/report'
import { METRICS, type MetricDefinition, type MetricName, type ReportTexts } from '@placard/domain/report'
import type { HeatLanguage } from './heat-labels.js'
import { hatchPath } from './heat-plot.js'
import type { HeatScale } from './heat-scale.js'

export interface HeatKeyProps {
  /** The selected metric. */
  metric: MetricName
  /** Messages and formats. */
  language: HeatLanguage
  /** Colors and their bounds. */
  scale: HeatScale
  /** True if a cell is zero. */
  hasZero: boolean
  /** True if a cell has no data. */
  hasNone: boolean
}

const swatch = 'block h-3 rounded-bar forced-color-adjust-none'

/** Color key: the bounds of each color, zero and no data. Hidden from screen readers, which have the table. */
export function HeatKey({ metric, language: { labels, texts }, scale, hasZero, hasNone }: HeatKeyProps) {
  const formatBound = boundText(metric, scale, texts)
  return (
    <div
      aria-hidden
      data-slot="heat-key"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 pt-2 text-caption text-ink-muted tabular-nums"
    >
      <div className="flex gap-4">
        {hasZero && (
          <span className="flex items-center gap-1.5">
            <span className={`${swatch} w-5 border border-line-subtle bg-sunken`} />0
          </span>
        )}
        {hasNone && (
          <span className="flex items-center gap-1.5">
            <svg width={20} height={12} aria-hidden>
              <path d={hatchPath({ x: 0, y: 0, width: 20, height: 12 })} stroke="var(--placard-border)" fill="none" />
            </svg>
            {labels.noDataKey}
          </span>
        )}
      </div>
      {scale.colors.length > 0 && (
        // The bounds are centered at their place, the outer ones beyond the colors.
        <div className="flex px-5">
          {scale.colors.map((color, step) => (
            <span key={color} className="relative block w-14 pb-4.5">
              <span className={swatch} style={{ backgroundColor: color, marginInlineEnd: 2 }} />
              <span className="absolute start-0 bottom-0 -translate-x-1/2 rtl:translate-x-1/2">
                {formatBound(scale.bounds[step] ?? 0)}
              </span>
              {step === scale.colors.length - 1 && (
                <span className="absolute end-0.5 bottom-0 translate-x-1/2 rtl:-translate-x-1/2">
                  {formatBound(scale.bounds[step + 1] ?? 0)}
                </span>
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** Returns a compact formatter with enough digits to distinguish the bounds. */
function boundText(metric: MetricName, { bounds }: HeatScale, texts: ReportTexts): (bound: number) => string {
  const { kind }: MetricDefinition = METRICS[metric]
  if (kind === 'ratio') return (bound) => formatMetricCompact(metric, bound, texts)
  const [low = 0, next = 1] = bounds
  const digits = Math.ceil(Math.log10((bounds.at(-1) ?? 1) / (next - low))) + 1
  const short = new Intl.NumberFormat(texts.locale, {
    notation: 'compact',
    maximumSignificantDigits: Math.min(15, Math.max(3, digits)),
  })
  return (bound) => short.format(bound)
}
