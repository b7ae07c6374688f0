import { classNames, Tooltip } from '@placard/ui'
import { useRef, useState } from 'react'
import { SeriesKey } from '../series-key/series-key.js'

/** What every name in a legend looks like. */
export const entryLook =
  'flex min-h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-badge px-1.5 text-caption print:min-h-0'

export interface LegendEntryProps {
  /** The name of the series. */
  name: string
  /** Its place among all series. */
  slot: number
  /** Whether it is not drawn. */
  hidden: boolean
  /** Whether it is the only one that is drawn. */
  isAlone: boolean
  /** Whether Tab stops here. */
  isStop: boolean
  /** Shows or hides it. */
  onToggle: () => void
  /** Shows it alone. */
  onIsolate: () => void
  /** The focus came. */
  onFocus: () => void
  /** It is looked at, or no longer. */
  onEmphasis: (looked: boolean) => void
}

/** The name of one series as a switch; a name that is cut is whole in its tooltip. */
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
            // The first of two clicks on what is alone brings back all of them: then the second has nothing to add.
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
