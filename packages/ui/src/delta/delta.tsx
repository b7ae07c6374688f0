import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { useLabels, useLocale } from '../use-labels.js'

type Direction = 'up' | 'down' | 'flat'

const icons = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }
const signs = { up: '+', down: '\u2212', flat: '' }

const deltaLabels = {
  /** Text if there is nothing to compare with. */
  none: 'no data',
  /** A change that rounds to zero. */
  flat: 'no change',
  /** Formats a change for screen readers, from its direction, formatted size and unit. */
  change: (direction: 'up' | 'down', size: string, unit: 'percent' | 'pp') =>
    `${direction} ${size} ${unit === 'percent' ? 'percent' : 'percentage points'}`,
  /** Adds the unit to a formatted size. */
  amount: (size: string, unit: 'percent' | 'pp') => `${size}${unit === 'percent' ? '%' : '\u00a0pp'}`,
}

/** Texts of a Delta for assistive technology. */
export type DeltaLabels = typeof deltaLabels

export interface DeltaProps extends ComponentProps<'span'> {
  /** Change in percent or percentage points; `null` if there is nothing to compare with. */
  value: number | null
  /** Unit of the number. @default 'percent' */
  unit?: 'percent' | 'pp'
  /** Direction that is good; decides the color. @default 'up-is-good' */
  polarity?: 'up-is-good' | 'down-is-good' | 'neutral'
  /** Comparison text: "vs 16–29 Sep". */
  context?: ReactNode
  /** Locale of the number. @default that of the PlacardProvider */
  locale?: string
  /** Overrides of the texts. */
  labels?: Partial<DeltaLabels>
}

/** Change against another period: arrow, signed number and, for screen readers, text such as "down 1.8 percent". */
export function Delta({
  value,
  unit = 'percent',
  polarity = 'up-is-good',
  context,
  locale: ownLocale,
  labels,
  className,
  ...props
}: DeltaProps) {
  const texts = useLabels('delta', deltaLabels, labels)
  const pageLocale = useLocale()
  const locale = ownLocale ?? pageLocale
  return (
    <span
      data-slot="delta"
      data-state={value === null ? 'none' : chooseDirection(value, unit)}
      {...props}
      className={classNames('inline-flex flex-wrap items-center gap-x-1 text-caption text-ink-muted', className)}
    >
      {value === null ? (
        <>
          <span aria-hidden>—</span>
          <span className="sr-only">{texts.none}</span>
        </>
      ) : (
        <Change value={value} unit={unit} polarity={polarity} locale={locale} labels={texts} />
      )}
      {context !== undefined && <span>{context}</span>}
    </span>
  )
}

interface ChangeProps extends Required<Pick<DeltaProps, 'unit' | 'polarity' | 'locale'>> {
  value: number
  labels: DeltaLabels
}

function Change({ value, unit, polarity, locale, labels }: ChangeProps) {
  const direction = chooseDirection(value, unit)
  const Icon = icons[direction]
  const size = magnitude(value, unit, locale)
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'inline-flex items-center gap-0.5 whitespace-nowrap font-medium',
          color(isNoise(value, unit) ? 'flat' : direction, polarity),
        )}
      >
        <Icon className="size-3.5 shrink-0" />
        <bdi>
          {signs[direction]}
          {labels.amount(size, unit)}
        </bdi>
      </span>
      <span className="sr-only">{direction === 'flat' ? labels.flat : labels.change(direction, size, unit)}</span>
    </>
  )
}

function color(direction: Direction, polarity: Required<DeltaProps>['polarity']): string {
  if (direction === 'flat' || polarity === 'neutral') return 'text-ink-muted'
  return (direction === 'up') === (polarity === 'up-is-good') ? 'text-success-ink' : 'text-danger-ink'
}

/** Smaller changes are neither good nor bad, so they have no color. */
const NOISE = { percent: 0.5, pp: 0.02 }

const isNoise = (value: number, unit: Required<DeltaProps>['unit']) => Math.abs(value) < NOISE[unit]

/** Returns the direction of the displayed number: a change that rounds to zero has none. */
function chooseDirection(value: number, unit: Required<DeltaProps>['unit']): Direction {
  if (Number(Math.abs(value).toFixed(digits(unit))) === 0) return 'flat'
  return value > 0 ? 'up' : 'down'
}

function magnitude(value: number, unit: Required<DeltaProps>['unit'], locale: string): string {
  const fixed = digits(unit)
  return new Intl.NumberFormat(locale, { minimumFractionDigits: fixed, maximumFractionDigits: fixed }).format(
    Math.abs(value),
  )
}

function digits(unit: Required<DeltaProps>['unit']): number {
  return unit === 'percent' ? 1 : 2
}
