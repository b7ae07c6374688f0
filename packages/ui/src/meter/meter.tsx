import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

/** Rating of a measured value. */
export type MeterJudgement = 'good' | 'fair' | 'poor'

export interface MeterRange {
  /** Minimum. @default 0 */
  min?: number
  /** Maximum. @default 100 */
  max?: number
  /** Values below are low. */
  low?: number
  /** Values above are high. */
  high?: number
  /** Best value: decides which of low, middle and high is the good range. @default the middle */
  optimum?: number
}

/**
 * Rates a value like the HTML `meter` element: the range with the optimum is good, the next one fair, the opposite
 * one poor. @see https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
 */
export function meterJudgement(
  value: number,
  { min = 0, max = 100, low, high, optimum }: MeterRange,
): MeterJudgement | undefined {
  if (low === undefined && high === undefined) return undefined
  const lowest = Math.min(Math.max(low ?? min, min), max)
  const highest = Math.min(Math.max(high ?? max, lowest), max)
  const part = (at: number) => (at < lowest ? 0 : at > highest ? 2 : 1)
  const distance = Math.abs(part(value) - part(optimum ?? (min + max) / 2))
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor'
}

const looks = {
  good: { Icon: CircleCheck, fill: 'bg-success', ink: 'text-success-ink' },
  fair: { Icon: CircleAlert, fill: 'bg-warning', ink: 'text-warning-ink' },
  poor: { Icon: CircleX, fill: 'bg-danger', ink: 'text-danger-ink' },
}

const defaultLabels = { good: 'Good', fair: 'Fair', poor: 'Poor' }

/** Texts for good, fair and poor values. */
export type MeterLabels = typeof defaultLabels

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'>, MeterRange {
  /** Name of the measurement: "Storage". */
  label: string
  /** Current value. */
  value: number
  /** Text of the value, shown and announced: "8.4 of 10 GB". @default the percentage of the whole range */
  valueText?: string
  /** Texts for good, fair and poor values. @default { good: 'Good', fair: 'Fair', poor: 'Poor' } */
  labels?: Partial<MeterLabels>
  /** Hint below: what can be done about it. */
  detail?: ReactNode
  /** Hides label and texts, for a row that shows them already. @default false */
  bare?: boolean
}

/** Gauge of a value in a range, such as a quota; rated if `low`, `high` or `optimum` is set. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  low,
  high,
  optimum,
  valueText,
  labels: ownLabels,
  detail,
  bare = false,
  className,
  ...props
}: MeterProps) {
  const id = useId()
  const labels = useLabels('meter', defaultLabels, ownLabels)
  const within = Math.min(Math.max(value, min), max)
  const place = (at: number) => `${(max > min ? (Math.min(Math.max(at, min), max) - min) / (max - min) : 0) * 100}%`
  const judgement = meterJudgement(within, { min, max, low, high, optimum })
  const text = valueText ?? `${Math.round(Number.parseFloat(place(within)))}%`
  const look = judgement && looks[judgement]
  const spoken = judgement ? `${text}, ${labels[judgement]}` : text
  return (
    <div
      data-slot="meter"
      data-state={judgement ?? 'plain'}
      {...props}
      className={classNames('flex w-full min-w-0 flex-col gap-2 text-dense', className)}
    >
      {!bare && (
        <div className="flex items-baseline justify-between gap-3">
          <span id={id} className="min-w-0 truncate font-medium text-ink" title={label}>
            {label}
          </span>
          <bdi aria-hidden className="shrink-0 text-caption text-ink-muted tabular-nums">
            {text}
          </bdi>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw their own meter, and do not let it be styled */}
      <div
        role="meter"
        aria-valuenow={within}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={spoken}
        aria-label={bare ? label : undefined}
        aria-labelledby={bare ? undefined : id}
        className="relative h-1.5 w-full overflow-clip rounded-full bg-active forced-colors:border"
      >
        <div
          className={classNames(
            'absolute inset-y-0 start-0 rounded-full transition-[width] duration-160 ease-out forced-colors:bg-[Highlight]',
            look?.fill ?? 'bg-brand',
          )}
          style={{ width: place(within) }}
        />
        {[low, high].map(
          (bound) =>
            bound !== undefined &&
            bound > min &&
            bound < max && (
              <div
                key={bound}
                className="absolute inset-y-0 w-0.5 bg-surface forced-colors:bg-[CanvasText]"
                style={{ insetInlineStart: place(bound) }}
              />
            ),
        )}
      </div>
      {!bare && (look || detail !== undefined) && (
        <p className="flex items-start gap-1 text-caption text-ink-muted">
          {look && judgement && (
            <span className={classNames('inline-flex shrink-0 items-center gap-1 font-medium', look.ink)}>
              <look.Icon aria-hidden className="size-3.5" />
              {labels[judgement]}
            </span>
          )}
          {look && detail !== undefined && <span aria-hidden>·</span>}
          {detail !== undefined && <span className="min-w-0 break-words">{detail}</span>}
        </p>
      )}
    </div>
  )
}
