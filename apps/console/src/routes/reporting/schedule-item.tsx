import { EXPORT_FORMATS, type Flight, type ScheduledReport, zonedMomentText } from '@placard/domain'
import { Button, Status } from '@placard/ui'
import { CalendarClock, ChevronDown, ChevronRight, type LucideIcon, Mail, Send, Trash2 } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { agoText } from '../../parts/ago-text.js'
import { nextRunOf, type Reader } from './next-run.js'

export interface ScheduleItemProps {
  /** The schedule. */
  schedule: ScheduledReport
  /** The campaign's first and last day; undefined while unknown. */
  flight: Flight | undefined
  /** Ends it. */
  onDelete: () => Promise<void>
  /** Who reads it, and when. */
  reader: Reader
}

/** One scheduled report: what, when next, to whom, how the last one went, and its end. */
export function ScheduleItem({ schedule, flight, onDelete, reader }: ScheduleItemProps) {
  const { frequency, type, format, withVideo } = schedule
  const { soon, moment, covers, local } = nextRunOf(schedule, flight, reader)
  const name = `${frequency}, ${type} as ${EXPORT_FORMATS[format]}`
  return (
    <li className="flex flex-col gap-1.5 border-line-subtle border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <ItemHead name={name} frequency={frequency} onDelete={onDelete}>
        {type} report as {EXPORT_FORMATS[format]}
        {withVideo ? ' with video quartiles' : ''}
      </ItemHead>
      <Line icon={CalendarClock}>
        <span className="font-medium text-ink">{soon}</span>
        {[moment, covers, local]
          .filter((fact) => fact !== undefined)
          .map((fact) => (
            <Fragment key={fact}>
              {' · '}
              <span className={fact === moment ? undefined : 'whitespace-nowrap'}>{fact}</span>
            </Fragment>
          ))}
      </Line>
      <Recipients recipients={schedule.recipients} />
      <Line icon={Send}>
        <LastRun schedule={schedule} now={reader.now} />
      </Line>
    </li>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 text-dense text-ink-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
      <div className="min-w-0 flex-1 text-pretty wrap-anywhere">{children}</div>
    </div>
  )
}

interface ItemHeadProps {
  name: string
  frequency: string
  onDelete: () => Promise<void>
  children: ReactNode
}

function ItemHead({ name, frequency, onDelete, children }: ItemHeadProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete()
    setBusy(false)
    setAsking(false)
  }
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-0.5">
      {asking ? (
        <>
          <span className="text-dense text-ink">No further report is sent. Delete this schedule?</span>
          <span className="flex gap-2">
            <Button size="sm" variant="danger" loading={busy} onClick={() => void remove()}>
              Delete schedule
            </Button>
            <Button size="sm" autoFocus onClick={() => setAsking(false)}>
              Keep
            </Button>
          </span>
        </>
      ) : (
        <>
          <p className="min-w-0 flex-1 text-dense text-ink-muted">
            <span className="font-semibold text-body text-ink">{frequency}</span> · {children}
          </p>
          <Button
            size="sm"
            variant="ghost"
            className="-me-2"
            aria-label={`Delete: ${name}`}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden /> Delete
          </Button>
        </>
      )}
    </div>
  )
}

function Recipients({ recipients }: { recipients: readonly string[] }) {
  const [open, setOpen] = useState(false)
  if (recipients.length === 1) return <Line icon={Mail}>To {recipients[0]}</Line>
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <Line icon={Mail}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex cursor-pointer items-center gap-1 rounded-bar text-ink-muted hover:text-ink coarse:min-h-11"
      >
        To {recipients.length} recipients <Chevron aria-hidden className="size-3.5" />
      </button>
      {open && (
        <ul className="mt-1 grid gap-x-4 gap-y-0.5 text-ink sm:grid-cols-2">
          {recipients.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      )}
    </Line>
  )
}

function LastRun({ schedule, now }: { schedule: ScheduledReport; now: Date }) {
  const { lastRunAt, lastResult, lastProblem, tzCode } = schedule
  if (lastRunAt === null || lastResult === null) return 'Not sent yet'
  const at = new Date(lastRunAt)
  const failed = lastResult === 'failed'
  return (
    <>
      <Status tone={failed ? 'danger' : 'success'} className="me-2 align-middle">
        {failed ? 'Failed' : 'Sent'}
      </Status>
      <span className="align-middle">
        {agoText(at, now)} · {zonedMomentText(at, tzCode)}
      </span>
      {failed && <p className="mt-1 text-danger-ink">{lastProblem ?? 'It could not be sent.'}</p>}
    </>
  )
}
