import { Slot, Slottable } from '@radix-ui/react-slot'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { ValueText } from '../value-text/value-text.js'

export interface KpiStripProps extends ComponentProps<'section'> {
  /** Name of the group for screen readers. */
  label: string
  /** Three small metrics per row at any width, for the first screen of a phone; without charts. @default false */
  compact?: boolean
}

const CompactContext = createContext(false)

/**
 * Card of metrics side by side: one row, or two or three per row depending on its width; up to five share one row
 * from 41 rem.
 */
export function KpiStrip({ label, compact = false, className, children, ...props }: KpiStripProps) {
  return (
    <section
      aria-label={label}
      data-slot="kpi-strip"
      {...props}
      className={classNames(
        '@container break-inside-avoid overflow-clip rounded-card border border-line-subtle bg-surface text-ink',
        className,
      )}
    >
      <ul
        className={classNames(
          'group/figures -ms-px -mt-px grid',
          compact
            ? 'grid-cols-3'
            : [
                'grid-cols-2 @min-[30rem]:grid-cols-3',
                '@min-[41rem]:not-has-[>:nth-child(6)]:grid-flow-col @min-[41rem]:not-has-[>:nth-child(6)]:auto-cols-fr @min-[41rem]:not-has-[>:nth-child(6)]:grid-cols-none',
                '@min-[52rem]:grid-flow-col @min-[52rem]:auto-cols-fr @min-[52rem]:grid-cols-none',
              ],
        )}
      >
        <CompactContext value={compact}>{children}</CompactContext>
      </ul>
    </section>
  )
}

export interface KpiTileProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the metric. */
  label: string
  /** Formatted value; "—" is no data. */
  value: string
  /** Change: a `Delta`; `null` if there never is one, so that loading reserves no space for it. */
  delta?: ReactNode
  /** Small chart of the trend, such as a `Sparkline`. */
  chart?: ReactNode
  /**
   * Beside the value if there is space, or below everything, as wide as the tile; hidden on phones.
   * @default 'beside'
   */
  chartPlacement?: 'beside' | 'below'
  /** Explanation of the value: a `Toggletip` in the corner, outside the button, visible on hover and focus. */
  info?: ReactNode
  /** True if the chart shows this metric; without `onPress` the tile is not a button. */
  pressed?: boolean
  /** Shows the metric in the chart. */
  onPress?: () => void
  /** Renders the only child, an empty link, as the tile. @default false */
  asChild?: boolean
  /** Link for `asChild`. */
  children?: ReactNode
  /** Shows placeholders for value and change. @default false */
  loading?: boolean
  /** Short reason for the missing value; replaces the change. */
  error?: ReactNode
}

const active = 'cursor-pointer transition-colors duration-100 hover:bg-hover'
const mark =
  'before:absolute before:inset-x-4 before:bottom-0 before:h-0.5 before:rounded-full before:bg-brand forced-colors:before:bg-[Highlight] group-has-[>:nth-child(5)]/figures:@min-[41rem]:@max-[52rem]:before:inset-x-3'

/** Height of a tile's last line, or of two if change and comparison need two. */
const noteHeight = 'min-h-4 @max-[30rem]:min-h-8 @min-[41rem]:@max-[60rem]:min-h-8'

/** The last tile fills its row, so that the card has no empty corner. */
const fillsRow = [
  '@max-[30rem]:last:odd:col-span-2 @min-[30rem]:@max-[41rem]:last:nth-[3n+1]:col-span-3 @min-[30rem]:@max-[41rem]:last:nth-[3n+2]:col-span-2',
  // Six and more tiles are three per row up to 52 rem.
  '@min-[41rem]:@max-[52rem]:last:nth-[3n+7]:col-span-3 @min-[41rem]:@max-[52rem]:last:nth-[3n+8]:col-span-2',
]

/** Five tiles in 41 to 52 rem are narrow: smaller padding and font fit eight digits on one line. */
const tile =
  'flex h-full w-full min-w-0 flex-col items-start px-4 py-3 text-start -outline-offset-3 group-has-[>:nth-child(5)]/figures:@min-[41rem]:@max-[52rem]:px-3'

/** Nine digits and their separators fit a third of a phone's width. */
const smallTile = 'flex h-full w-full min-w-0 flex-col items-start px-2.5 py-2 text-start -outline-offset-3'
const smallMark = 'before:inset-x-2.5'
const smallFigure = 'text-touch leading-6'
/** The last tile of a row that is not full reaches its end. */
const fillsSmallRow = 'last:nth-[3n+1]:col-span-3 last:nth-[3n+2]:col-span-2'
const narrowFigure =
  'group-has-[>:nth-child(5)]/figures:@min-[41rem]:@max-[52rem]:text-title group-has-[>:nth-child(5)]/figures:@min-[41rem]:@max-[52rem]:leading-8'

/** Metric with name, value and change. Pressing it shows it in the chart; with `asChild`, it links to its details. */
export function KpiTile({
  label,
  value,
  delta,
  chart,
  chartPlacement = 'beside',
  info,
  pressed,
  onPress,
  asChild = false,
  loading = false,
  error,
  className,
  children,
  ...props
}: KpiTileProps) {
  const failed = error !== undefined && !loading
  const isButton = onPress !== undefined && !loading && !failed
  const isBelow = chartPlacement === 'below'
  const compact = useContext(CompactContext)
  const box = compact ? smallTile : tile
  const content = (
    <>
      <span
        className={classNames(
          'text-dense',
          pressed ? 'font-medium text-brand-ink' : 'text-ink-muted',
          asChild && 'flex w-full items-center justify-between gap-2',
          // A narrow tile fits either the name on one line or the icon, which is only visible on hover.
          info && !compact && 'pe-6 group-has-[>:nth-child(5)]/figures:@min-[41rem]:@max-[52rem]:pe-0',
        )}
      >
        {label}
        {asChild && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-subtle rtl:-scale-x-100" />}
      </span>
      <Figure value={failed ? '—' : value} chart={failed || isBelow || compact ? undefined : chart} loading={loading} />
      <Note delta={delta} error={error} loading={loading} />
      {isBelow && chart && !compact && (
        <span className="mt-2 flex h-7 w-full min-w-0 @max-[30rem]:hidden">
          {loading ? <Skeleton className="h-full w-full" /> : !failed && chart}
        </span>
      )}
    </>
  )
  return (
    <li
      data-slot="kpi-tile"
      data-state={loading ? 'loading' : failed ? 'error' : pressed ? 'pressed' : 'idle'}
      {...props}
      className={classNames(
        'group relative min-w-0 border-line-subtle border-s border-t',
        compact ? fillsSmallRow : fillsRow,
        className,
      )}
    >
      {isButton ? (
        <button
          type="button"
          aria-pressed={pressed ?? false}
          onClick={onPress}
          className={classNames(box, active, pressed && [mark, compact && smallMark])}
        >
          {content}
        </button>
      ) : asChild && !loading ? (
        <Slot className={classNames(box, active)}>
          {content}
          <Slottable>{children}</Slottable>
        </Slot>
      ) : (
        <div className={box}>{content}</div>
      )}
      {info && !compact && (
        <span className="absolute end-2 top-2.5 flex opacity-0 transition-opacity duration-100 focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 coarse:opacity-100 print:hidden">
          {info}
        </span>
      )}
    </li>
  )
}

function Figure({ value, chart, loading }: Required<Pick<KpiTileProps, 'value' | 'loading'>> & { chart: ReactNode }) {
  const compact = useContext(CompactContext)
  if (loading)
    return (
      <span className={classNames('flex w-full items-center', compact ? 'h-6' : 'h-8')}>
        <Skeleton className={classNames('w-24 max-w-full', compact ? 'h-5' : 'h-6')} />
      </span>
    )
  const figure = (
    <ValueText className={classNames('font-semibold text-ink', compact ? smallFigure : ['text-page', narrowFigure])}>
      {value}
    </ValueText>
  )
  if (!chart) return figure
  return (
    <span className="flex h-8 w-full items-center justify-between gap-3">
      {figure}
      <span className="min-w-0 overflow-clip">{chart}</span>
    </span>
  )
}

function Note({ delta, error, loading }: { delta: ReactNode; error: ReactNode; loading: boolean }) {
  const height = useContext(CompactContext) ? 'min-h-4' : noteHeight
  if (loading && delta === null) return null
  if (loading)
    return (
      <span className={classNames('flex w-full items-center', height)}>
        <Skeleton className="h-3 w-32 max-w-full" />
      </span>
    )
  if (error !== undefined)
    return (
      <span className="flex min-h-4 items-start gap-1 text-caption text-danger-ink">
        <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>{error}</span>
      </span>
    )
  return delta && <span className={classNames('flex items-start', height)}>{delta}</span>
}
