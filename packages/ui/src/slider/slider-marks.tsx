import { classNames } from '../class-names.js'

export interface SliderMark {
  /** Where it stands. */
  value: number
  /** What is written there. @default the number */
  label?: string
}

interface SliderMarksProps {
  marks: readonly SliderMark[]
  min: number
  max: number
  values: readonly number[]
}

/** Ticks and words below the track, for the eye alone: a thumb says its number by itself. */
export function SliderMarks({ marks, min, max, values }: SliderMarksProps) {
  const [first = min, last = first] = values.length > 1 ? values : [min, values[0]]
  return (
    // As far in as half a thumb: at its ends the track has room for a whole one.
    <span aria-hidden className="relative mx-2 -mt-2.5 block h-6 text-caption text-ink-subtle coarse:mx-2.5">
      {marks.map(({ value, label = String(value) }) => {
        const share = ((value - min) / (max - min)) * 100
        const chosen = value >= first && value <= last
        return (
          <span
            key={value}
            style={{ insetInlineStart: `${share}%` }}
            className="absolute flex w-0 flex-col items-center gap-0.5"
          >
            <span className={classNames('h-1.5 w-px shrink-0', chosen ? 'bg-brand' : 'bg-line-control')} />
            <span
              className={classNames(
                'flex w-max whitespace-nowrap leading-4',
                share === 0 && '-ms-2 self-start',
                share === 100 && '-me-2 self-end',
              )}
            >
              {label}
            </span>
          </span>
        )
      })}
    </span>
  )
}
