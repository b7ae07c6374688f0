import { Indicator, Root } from '@radix-ui/react-progress'
import { CircleCheck, CirclePause, CircleX } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'

const icons = { running: null, paused: CirclePause, done: CircleCheck, error: CircleX }
const fills = { running: 'bg-brand', paused: 'bg-ink-subtle', done: 'bg-success', error: 'bg-danger' }
const inks = {
  running: 'text-ink-muted',
  paused: 'text-ink-muted',
  done: 'text-success-ink',
  error: 'text-danger-ink',
}

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the task: "Uploading main.mp4". */
  label: string
  /** Progress; `null` if unknown. */
  value: number | null
  /** Maximum of `value`. @default 100 */
  max?: number
  /** Status; each has its own icon and color. @default 'running' */
  status?: 'running' | 'paused' | 'done' | 'error'
  /** Text of the progress, shown and announced: "4.2 of 12 MB". @default the percentage */
  valueText?: string
  /** Line below: rate, remaining time, or error. */
  detail?: ReactNode
  /** Hides label and value, for a row that shows them already. @default false */
  bare?: boolean
  /** Thickness of the bar. @default 'md' */
  size?: 'sm' | 'md'
}

/** Progress of a task that takes seconds or minutes. For a fill level use Meter; for a moment, Spinner. */
export function Progress({
  label,
  value,
  max = 100,
  status = 'running',
  valueText,
  detail,
  bare = false,
  size = 'md',
  className,
  ...props
}: ProgressProps) {
  const id = useId()
  const amount = value === null ? null : Math.min(Math.max(value, 0), max)
  const share = amount === null || max <= 0 ? 0 : amount / max
  const text = valueText ?? (amount === null ? undefined : `${Math.floor(share * 100)}%`)
  const Icon = icons[status]
  return (
    <div
      data-slot="progress"
      data-state={amount === null && status === 'running' ? 'indeterminate' : status}
      {...props}
      className={classNames('flex w-full min-w-0 flex-col gap-2 text-dense', className)}
    >
      {!bare && (
        <div className="flex items-baseline justify-between gap-3">
          <span id={id} className="min-w-0 truncate font-medium text-ink" title={label}>
            {label}
          </span>
          {text !== undefined && (
            <bdi aria-hidden className="shrink-0 text-caption text-ink-muted tabular-nums">
              {text}
            </bdi>
          )}
        </div>
      )}
      <Root
        value={amount}
        max={max}
        getValueLabel={() => text ?? ''}
        aria-valuetext={text}
        aria-label={bare ? label : undefined}
        aria-labelledby={bare ? undefined : id}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        className={classNames(
          'relative w-full overflow-clip rounded-full bg-active forced-colors:border',
          size === 'sm' ? 'h-1' : 'h-1.5',
        )}
      >
        <Indicator
          className={classNames(
            'absolute inset-y-0 rounded-full forced-colors:bg-[Highlight]',
            fills[status],
            amount === null
              ? 'start-1/4 w-1/2 motion-safe:animate-indeterminate'
              : 'start-0 transition-[width] duration-160 ease-out',
          )}
          style={amount === null ? undefined : { width: `${share * 100}%` }}
        />
      </Root>
      {detail !== undefined && (
        <p id={`${id}-detail`} className={classNames('flex items-start gap-1 text-caption', inks[status])}>
          {Icon && <Icon aria-hidden className="mt-px size-3.5 shrink-0" />}
          <span className="min-w-0 break-words tabular-nums">{detail}</span>
        </p>
      )}
    </div>
  )
}
