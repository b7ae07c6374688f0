import { type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '../class-names.js'
import { ValueText, type ValueTextLabels } from '../value-text/value-text.js'
import {
  fullTimeWords,
  nextChange,
  relativeTimeWords,
  type TimeFormat,
  timeWords,
  zonedTimeWords,
} from './time-words.js'

export type { TimeFormat } from './time-words.js'

/** Texts of a TimeText. */
export interface TimeTextLabels extends ValueTextLabels {
  /** The `relative` text within the same minute. @default 'just now' */
  now: string
  /** The `relative` text; replaces the default, such as "3 hours ago". */
  relative: (at: Date, now: Date) => string
}

export interface TimeTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The moment: a date, its milliseconds, or its ISO text; `null` is no moment. */
  value: Date | number | string | null
  /** How it is written; `relative` keeps itself up to date. @default 'date-time' */
  format?: TimeFormat
  /** The zone that it is written in. @default 'UTC' */
  timeZone?: string
  /** The language that it is written in. @default 'en-GB' */
  locale?: string
  /** The present, where it is not that of the clock; `relative` then keeps to it. */
  now?: Date
  /** Texts in another language. */
  labels?: Partial<TimeTextLabels>
}

/** A moment as people write it, or how long ago it was, which on paper is the moment again. The whole of it, with its zone, is in the tooltip. */
export function TimeText({
  value,
  format = 'date-time',
  timeZone = 'UTC',
  locale = 'en-GB',
  now: given,
  labels = {},
  className,
  ...props
}: TimeTextProps) {
  const at = new Date(value ?? Number.NaN)
  const known = !Number.isNaN(at.getTime())
  const clock = useNow(known && format === 'relative' && !given ? at : undefined)
  const now = given?.getTime() ?? clock
  if (!known) return <ValueText labels={labels}>{null}</ValueText>
  return (
    <time
      data-slot="time-text"
      dateTime={at.toISOString()}
      title={fullTimeWords(at, { locale, timeZone })}
      // On paper nothing moves on: there it is the time of the clock.
      data-printed={format === 'relative' ? zonedTimeWords(at, { locale, timeZone }) : undefined}
      {...props}
      className={classNames(
        'whitespace-nowrap tabular-nums',
        format === 'relative' && 'print:before:content-[attr(data-printed)]',
        className,
      )}
    >
      {format === 'relative' ? (
        <span className="print:hidden">
          {labels.relative?.(at, new Date(now)) ?? relativeTimeWords(at, now, locale, labels.now)}
        </span>
      ) : (
        timeWords(at, format, { locale, timeZone })
      )}
    </time>
  )
}

/** The present, looked at again whenever the words about `at` can change. */
function useNow(at: Date | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const moment = at?.getTime()
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), nextChange(new Date(moment), now))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}
