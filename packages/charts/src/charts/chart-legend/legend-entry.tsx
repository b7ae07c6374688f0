import { classNames, Tooltip } from '@placard/ui'
import { useRef, useState } from 'react'
import { SeriesKey } from '../series-key/series-key.js'

/** Classes of every legend entry. */
export const entryLook =
  'flex min-h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-badge px-1.5 text-caption print:min-h-0'

export interface LegendEntryProps {
  /** Name of the series. */
  name: string
  /** Index among all series. */
  slot: number
  /** True if the series is hidden. */
  hidden: boolean
  /** True if it is the only visible series. */
  isAlone: boolean
  /** True if the entry is the Tab stop of the legend. */
  isStop: boolean
  /** Shows or hides the series. */
  onToggle: () => void
  /** Shows only this series. */
  onIsolate: () => void
  /** Called when the entry receives focus. */
  onFocus: () => void
  /** Called when the entry is highlighted, or no longer. */
  onEmphasis: (looked: boolean) => void
}

/** Toggle button of one series; a truncated name is complete in its tooltip. */
export function LegendEntry({
  name,
  slot,
  hidden,
  isAlone,
  isStop,
  onToggle,
  onIsolate,
  onFocus,
  onEmphasis,
}: LegendEntryProps) {
  const words = useRef<HTMLSpanElement>(null)
  const wasAlone = useRef(false)
  const [told, setTold] = useState(false)
  const isCut = () => words.current !== null && words.current.scrollWidth > words.current.clientWidth
  return (
    <Tooltip content={name} describes={false} open={told} onOpenChange={(open) => setTold(open && isCut())}>
      <button
        type="button"
        aria-pressed={!hidden}
        tabIndex={isStop ? 0 : -1}
        onClick={({ altKey, detail }) => {
          if (altKey) onIsolate()
          else if (detail < 2) {
            // The first click of a double click on an isolated series has shown all already.
            wasAlone.current = isAlone
            onToggle()
          }
        }}
        onDoubleClick={({ altKey }) => !altKey && !wasAlone.current && onIsolate()}
        onFocus={() => {
          onFocus()
          onEmphasis(true)
        }}
        onBlur={() => onEmphasis(false)}
        onPointerEnter={() => onEmphasis(true)}
        onPointerLeave={() => onEmphasis(false)}
        className={classNames(
          entryLook,
          'cursor-pointer select-none transition-colors duration-100 hover:bg-hover focus-visible:-outline-offset-2 coarse:min-h-9',
          hidden ? 'text-ink-subtle line-through print:hidden' : 'text-ink-muted hover:text-ink',
        )}
      >
        <SeriesKey series={slot} line={slot > 3} className={classNames(hidden && 'opacity-30 grayscale')} />
        <span ref={words} className="max-w-[26ch] truncate print:max-w-none">
          {name}
        </span>
      </button>
    </Tooltip>
  )
}
