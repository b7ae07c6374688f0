import { Bell } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js'
import {
  ToastCount,
  ToastLabelsContext,
  type ToastLogEntry,
  toastInk,
  toastTones,
  useToastLog,
} from '../toast/toast.js'
import { toneIcon } from '../tone.js'
import { useLabels } from '../use-labels.js'

const toastLogLabels = {
  /** Label of the button and heading of the list. @default 'Notifications' */
  title: 'Notifications',
  /** Shown if the list is empty. @default 'You’re all caught up.' */
  empty: 'You’re all caught up.',
  /** Label of the button that clears the list. @default 'Clear' */
  clear: 'Clear',
  /** Label of the button if there are unread notifications. @default (count, label) => `${label}, ${count} missed` */
  unread: (count: number, label: string) => `${label}, ${count} missed`,
}

/** Texts of a ToastLog. */
export type ToastLogLabels = typeof toastLogLabels

export interface ToastLogProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'asChild'> {
  /** Label of the button and heading of the list. @default 'Notifications' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<ToastLogLabels>
  /** Formats the time of a toast. @default hours and minutes in the browser's locale */
  formatTime?: (time: Date) => string
  /** Alignment with the button. @default 'end' */
  align?: 'start' | 'center' | 'end'
}

const hoursAndMinutes = (time: Date) => time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

/** Last twenty toasts behind a button with the number of missed ones; needs a ToastProvider. */
export function ToastLog({
  label: ownLabel,
  labels: ownLabels,
  formatTime = hoursAndMinutes,
  align = 'end',
  className,
  ...props
}: ToastLogProps) {
  const labels = useLabels('toastLog', toastLogLabels, ownLabels)
  const label = ownLabel ?? labels.title
  const { entries, unread, markRead, clear } = useToastLog()
  return (
    <Popover onOpenChange={(open) => open || markRead()}>
      <PopoverTrigger asChild>
        <IconButton
          data-slot="toast-log"
          {...props}
          label={unread > 0 ? labels.unread(unread, label) : label}
          className={classNames('relative', className)}
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute -end-0.5 -top-0.5 h-4 min-w-4 rounded-full bg-danger px-1 text-center font-medium text-caption/4 text-on-brand"
            >
              {unread}
            </span>
          )}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent label={label} align={align} className="flex w-88 flex-col p-0">
        <div className="flex min-h-12 shrink-0 items-center gap-4 border-line-subtle border-b ps-4 pe-2">
          <h2 className="flex-1 font-semibold">{label}</h2>
          {entries.length > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              {labels.clear}
            </Button>
          )}
        </div>
        {entries.length === 0 ? (
          <p className="p-4 text-pretty text-ink-muted">{labels.empty}</p>
        ) : (
          <ul aria-label={label} className="max-h-96 overflow-y-auto overscroll-contain py-1">
            {entries.map((entry) => (
              <ToastLogEntryRow key={entry.id} entry={entry} time={formatTime(entry.time)} />
            ))}
          </ul>
        )}
      </PopoverContent>
    </Popover>
  )
}

interface ToastLogEntryRowProps {
  entry: ToastLogEntry
  time: string
}

/** Entry of the log. */
function ToastLogEntryRow({ entry, time }: ToastLogEntryRowProps) {
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
