import {
  errorText,
  formatRange,
  formatZonedMoment,
  type ScheduledReport,
  type ScheduleRunResult,
} from '@placard/domain'
import { Button, formatBytes, Status, type Tone, useLabels } from '@placard/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useReportTexts } from '../use-report-texts.js'
import { useTranslate } from '../use-translate.js'
import { type ScheduleListLabels, scheduleListLabels } from './schedule-list-labels.js'
import { useOutcome } from './use-outcome.js'

/** Interval in ms at which the history is loaded again while a run waits to be sent. */
const PENDING_MS = 3_000

/** First and last day of a run. */
type Period = Pick<ScheduleRunResult, 'start' | 'end'>

interface ScheduleRunsProps {
  /** Schedule whose runs are listed. */
  schedule: ScheduledReport
  /** Loads the latest runs, newest first. */
  onLoad: () => Promise<readonly ScheduleRunResult[]>
  /** Sends a period again; without it, there is no button. */
  onRepeat: ((period: Period) => Promise<void>) | undefined
}

/** Latest runs of a schedule, loaded when they are opened, and a notice of periods that were missed. */
export function ScheduleRuns({ schedule, onLoad, onRepeat }: ScheduleRunsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const [isOpen, setIsOpen] = useState(false)
  const missed = schedule.missed.length
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex cursor-pointer items-center gap-1 rounded-bar text-ink-muted hover:text-ink coarse:min-h-11"
        >
          {labels.history} <Chevron aria-hidden className="size-3.5" />
        </button>
        {missed > 0 && !isOpen && <Status tone="warning">{labels.countMissed(missed)}</Status>}
      </div>
      {isOpen && <Runs schedule={schedule} onLoad={onLoad} onRepeat={onRepeat} />}
    </>
  )
}

function Runs({ schedule, onLoad, onRepeat }: ScheduleRunsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const translate = useTranslate()
  const [runs, setRuns] = useState<readonly ScheduleRunResult[]>()
  const [error, setError] = useState<string>()
  const [version, setVersion] = useState(0)
  const reload = useCallback(() => setVersion((last) => last + 1), [])
  const { lastRunAt } = schedule
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run, or a request, loads the history again.
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      try {
        const loaded = await onLoad()
        if (isOver) return
        setRuns(loaded)
        setError(undefined)
        if (loaded.some(({ pending }) => pending)) timer = setTimeout(reload, PENDING_MS)
      } catch (failure) {
        if (!isOver) setError(translate(errorText(failure, labels.historyFailed)))
      }
    }
    void load()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [lastRunAt, version])
  if (error !== undefined && !runs)
    return (
      <p role="alert" className="mt-1 text-danger-ink">
        {error}{' '}
        <Button size="sm" variant="ghost" onClick={reload}>
          {labels.tryAgain}
        </Button>
      </p>
    )
  if (!runs) return <p role="status">{labels.loadingHistory}</p>
  if (runs.length === 0) return <p className="mt-1">{labels.noRuns}</p>
  return (
    <ol aria-label={labels.history} className="mt-1 flex flex-col divide-y divide-line-subtle">
      {runs.map((run) => (
        <Run
          key={run.id}
          run={run}
          schedule={schedule}
          onRepeat={
            onRepeat &&
            (async () => {
              await onRepeat({ start: run.start, end: run.end })
              reload()
            })
          }
        />
      ))}
    </ol>
  )
}

/** Returns the result of a run as text. */
function resultText(run: ScheduleRunResult, labels: ScheduleListLabels): { tone: Tone; text: string } {
  const { result, emails, undelivered } = run
  if (result === 'missed') return { tone: 'warning', text: labels.missed }
  if (result === 'failed') return { tone: 'danger', text: labels.failed }
  if (undelivered === 0) return { tone: 'success', text: labels.sent }
  if (undelivered >= emails) return { tone: 'danger', text: labels.notDelivered }
  return { tone: 'warning', text: labels.sentToSome(emails - undelivered, emails) }
}

interface RunProps {
  run: ScheduleRunResult
  schedule: ScheduledReport
  onRepeat: (() => Promise<void>) | undefined
}

function Run({ run, schedule, onRepeat }: RunProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const { running, run: act, outcome } = useOutcome<'repeat'>()
  const { recipients, emails, file, problem, pending, repeated } = run
  const range = formatRange(run, {}, texts)
  const { tone, text } = resultText(run, labels)
  const isSent = run.result === 'sent'
  const action = isSent ? labels.sendAgain : labels.sendNow
  const to = recipients.length > 0 ? labels.toRecipient(recipients.join(', ')) : labels.toRecipients(emails)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-0.5 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <Status tone={tone} className="me-2 align-middle">
            {text}
          </Status>
          <span className="align-middle font-medium text-ink">{range}</span>
        </p>
        <p className="tabular-nums">
          {formatZonedMoment(new Date(run.at), schedule.tzCode, texts)}
          {repeated && <> · {labels.repeated}</>}
        </p>
        {problem !== null && <p className={isSent ? undefined : 'text-danger-ink'}>{translate(problem)}</p>}
        {isSent && <p>{to}</p>}
        {file && (
          <p>
            {file.name} · {formatBytes(file.bytes)}
          </p>
        )}
      </div>
      {pending ? (
        <span role="status" className="ms-auto shrink-0">
          {labels.beingSent}
        </span>
      ) : (
        onRepeat && (
          <Button
            size="sm"
            variant="ghost"
            className="-me-2 ms-auto shrink-0"
            aria-label={labels.sendRange(action, range)}
            loading={running === 'repeat'}
            onClick={() => void act('repeat', onRepeat)}
          >
            {action}
          </Button>
        )
      )}
      {outcome}
    </li>
  )
}
