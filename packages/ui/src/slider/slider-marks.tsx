import type { CSSProperties } from 'react'
import { classNames } from '../class-names.js'

export interface SliderMark {
  /** Position on the track. */
  value: number
  /** Text of the mark. @default the number */
  label?: string
}

interface SliderMarksProps {
  marks: readonly SliderMark[]
  min: number
  max: number
  values: readonly number[]
}

/** Ticks and labels below the track, hidden from assistive technology because a thumb announces its value. */
export function SliderMarks({ marks, min, max, values }: SliderMarksProps) {
  const [first, last] = filledSpan(values, min, max)
  return (
    // Inset by half a thumb, which the track leaves at its ends.
    <span aria-hidden className="relative mx-2 -mt-2.5 block h-6 text-caption text-ink-subtle coarse:mx-2.5">
      {marks.map(({ value, label = String(value) }) => {
        const share = ((value - min) / (max - min)) * 100
        const isFilled = value >= first && value <= last
        return (
          <span
            key={value}
            style={{ insetInlineStart: `${share}%` }}
            className="absolute flex w-0 flex-col items-center gap-0.5"
          >
            <span
              className={classNames(
                'h-1.5 w-px shrink-0',
                isFilled
                  ? 'bg-brand in-data-disabled:bg-line-control in-data-readonly:bg-ink-subtle'
                  : 'bg-line-control',
              )}
            />
            <span
              className={classNames(
                'flex w-max whitespace-nowrap leading-4',
                share === 0 && '-ms-2 self-start',
                share === 100 && '-me-2 self-end',
              )}
            >
              <span dir="auto">{label}</span>
            </span>
          </span>
        )
      })}
    </span>
  )
}

/** Returns the filled span: of a range, or from zero (or the minimum above it) to the number. */
function filledSpan(values: readonly number[], min: number, max: number): [number, number] {
  const zero = Math.min(max, Math.max(min, 0))
  const ends = values.length > 1 ? values : [zero, values[0] ?? zero]
  return [Math.min(...ends), Math.max(...ends)]
}

/** Filled part of the track. */
export function SliderFill({
  values,
  min,
  max,
  disabled,
  readOnly,
}: Omit<SliderMarksProps, 'marks'> & { disabled?: boolean | undefined; readOnly: boolean }) {
  const [first, last] = filledSpan(values, min, max)
  const share = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <span
      style={{ insetInlineStart: `${share(first)}%`, insetInlineEnd: `${100 - share(last)}%` }}
      className={classNames(
        'absolute h-full forced-colors:bg-[Highlight]',
        disabled ? 'bg-ink-disabled forced-colors:bg-[GrayText]' : readOnly ? 'bg-ink-subtle' : 'bg-brand',
      )}
    />
  )
}

/** Bubble above a thumb; near the ends of the track it moves inwards, so that it is not clipped. */
export function SliderBubble({ share, children }: { share: number; children: string }) {
  const edge = 0.2
  const lean = share < edge ? share / edge / 2 : share > 1 - edge ? 1 - (1 - share) / edge / 2 : 0.5
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute bottom-full z-10 mb-2 hidden group-hover/thumb:block group-focus/thumb:block group-active/thumb:block group-data-disabled/thumb:hidden"
      style={{ insetInlineStart: `${lean * 100}%` }}
    >
      <span
        style={{ '--lean': `${lean * -100}%` } as CSSProperties}
        className="block translate-x-(--lean) whitespace-nowrap rounded-bar bg-tooltip px-1.5 py-0.5 text-caption text-on-tooltip [[dir=rtl]_&]:translate-x-[calc(var(--lean)*-1)] forced-colors:border"
      >
        <span dir="auto">{children}</span>
      </span>
    </span>
  )
}
