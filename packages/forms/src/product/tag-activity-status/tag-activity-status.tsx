import type { TagActivity } from '@placard/domain/creative'
import { dayInZone } from '@placard/domain/internal/dates'
import { tagActivityState } from '@placard/domain/tags'
import { classNames, TimeText, useLabels } from '@placard/ui'
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  waiting: 'Waiting for the first impression…',
  none: 'No impression yet',
  first: 'First impression',
  counted: 'Last counted',
}

/** Texts of a TagActivityStatus. */
export type TagActivityStatusLabels = typeof defaultLabels

export interface TagActivityStatusProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Activity of the tag; undefined while it is unknown, which shows nothing. */
  activity: TagActivity | undefined
  /** True while the activity is requested again and again. @default true */
  isWatching?: boolean | undefined
  /** False where the same activity is shown twice, so that changes are announced once. @default true */
  announces?: boolean | undefined
  /** Current time. @default the time of the first render */
  now?: Date | undefined
  /** Time zone of the times. @default 'UTC' */
  timeZone?: string | undefined
}

/**
 * Says whether a tag works: waiting for its first impression, the time of it, or what came but was not counted.
 * Changes are announced once.
 */
export function TagActivityStatus({
  activity,
  isWatching = true,
  announces = true,
  now: given,
  timeZone = 'UTC',
  className,
  ...props
}: TagActivityStatusProps) {
  const labels = useLabels('tagActivityStatus', defaultLabels)
  const translate = useTranslate()
  const [begun] = useState(() => new Date())
  const now = given ?? begun
  const current = activity && tagActivityState(activity, now.getTime())
  const invalid = current?.state === 'waiting' ? current.invalid : undefined
  const news = current && (invalid ? translate(invalid.message) : current.state === 'first' ? labels.first : '')
  const [known, setKnown] = useState({ news, spoken: '' })
  if (known.news !== news) setKnown({ news, spoken: known.news === undefined ? '' : (news ?? '') })
  const time = (at: string) => (
    <TimeText value={at} timeZone={timeZone} format={isSameDay(at, now, timeZone) ? 'time' : 'date-time'} />
  )
  return (
    <div
      data-slot="tag-activity-status"
      data-state={current?.state ?? 'unknown'}
      {...props}
      className={classNames(
        'flex min-h-5 min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-muted',
        className,
      )}
    >
      {current?.state === 'waiting' && (
        <span className="flex min-w-0 items-center gap-1.5">
          {isWatching ? (
            <LoaderCircle aria-hidden className="size-4 shrink-0 motion-safe:animate-spin" />
          ) : (
            <CircleDashed aria-hidden className="size-4 shrink-0" />
          )}
          {isWatching ? labels.waiting : labels.none}
        </span>
      )}
      {invalid && (
        <span className="flex min-w-0 items-center gap-1.5 text-ink">
          <CircleX aria-hidden className="size-4 shrink-0 text-warning-ink" />
          <span>
            {translate(invalid.message)} {time(invalid.at)}
          </span>
        </span>
      )}
      {current && current.state !== 'waiting' && (
        <span
          className={classNames(
            'flex min-w-0 items-center gap-1.5',
            current.state === 'first' && 'font-medium text-success-ink',
          )}
        >
          {current.state === 'first' && <CircleCheck aria-hidden className="size-4 shrink-0" />}
          <span>
            {current.state === 'first' ? labels.first : labels.counted} {time(current.at)}
          </span>
        </span>
      )}
      {announces && (
        <span role="status" className="sr-only">
          {known.spoken}
        </span>
      )}
    </div>
  )
}

const isSameDay = (at: string, now: Date, timeZone: string): boolean =>
  dayInZone(new Date(at), timeZone) === dayInZone(now, timeZone)
