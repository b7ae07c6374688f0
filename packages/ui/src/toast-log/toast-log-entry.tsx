import { useContext } from 'react'
import { classNames } from '../class-names.js'
import type { ToastLogEntry } from '../toast/toast.js'
import { ToastLabelsContext } from '../toast-labels.js'
import { ToastCount, toastInk, toastTones } from '../toast-look.js'
import { toneIcon } from '../tone.js'

interface ToastLogEntryRowProps {
  entry: ToastLogEntry
  time: string
}

/** One line of the log. */
export function ToastLogEntryRow({ entry, time }: ToastLogEntryRowProps) {
  const labels = useContext(ToastLabelsContext)
  const Icon = toneIcon[toastTones[entry.type]]
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', toastInk[entry.type])} />
      <div className="min-w-0 flex-1">
        <p className={classNames('break-words', entry.missed ? 'font-semibold' : 'font-medium')}>
          <span className="sr-only">{labels.types[entry.type]}: </span>
          {entry.title}
          {entry.count > 1 && <ToastCount count={entry.count} label={labels.times(entry.count)} />}
        </p>
        {entry.text !== undefined && <div className="text-pretty break-words text-ink-muted">{entry.text}</div>}
      </div>
      <time dateTime={entry.time.toISOString()} className="shrink-0 pt-0.5 text-caption text-ink-subtle">
        {time}
      </time>
    </li>
  )
}
