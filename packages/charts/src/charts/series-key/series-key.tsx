import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'
import { markerPath, PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'

export interface SeriesKeyProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Index of the series in its chart, the previous period, or the open marker of a step in progress. */
  series: number | 'previous' | 'partial'
  /** Draws the line behind the marker. @default false */
  line?: boolean
}

/** Legend symbol of a series, as in its line: color, dash and marker. */
export function SeriesKey({ series, line = false, className, ...props }: SeriesKeyProps) {
  const previous = series === 'previous'
  const style = typeof series === 'string' ? PREVIOUS_STYLE : seriesStyle(series)
  const width = line ? 24 : previous ? 20 : 10
  return (
    <svg
      aria-hidden
      data-slot="series-key"
      viewBox={`${-width / 2} -5 ${width} 10`}
      width={width}
      height={10}
      {...props}
      className={classNames(
        // In forced-colors mode, shape and dash identify the series.
        'shrink-0 overflow-visible forced-colors:[&_[fill]]:fill-[CanvasText] forced-colors:[&_[stroke]]:stroke-[CanvasText]',
        className,
      )}
    >
      {previous && <path d="M-10,0H10" stroke={style.color} strokeWidth={2} strokeDasharray={style.dash} />}
      {series === 'partial' && (
        <path d={markerPath('circle', 3.5)} fill="var(--placard-surface)" stroke={style.color} strokeWidth={2} />
      )}
      {line && typeof series === 'number' && (
        <path d="M-6,0H-12M6,0H12" stroke={style.color} strokeWidth={2} strokeDasharray={style.dash} />
      )}
      {'marker' in style && <path d={markerPath(style.marker, 4.25)} fill={style.color} />}
    </svg>
  )
}
