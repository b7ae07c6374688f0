import { errorText } from '@placard/domain/api'
import { formatRange } from '@placard/domain/dates'
import { formatZonedMoment, SCHEDULE_PROBLEMS } from '@placard/domain/internal/schedule'
import type { ScheduledReport, ScheduleRunResult } from '@placard/domain/schedule'
import { Button, Disclosure, formatBytes, Status, type Tone, useLabels } from '@placard/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'
import { type ScheduleListLabels, scheduleListLabels } from './schedule-list-labels.js'
import { useOutcome } from './use-outcome.js'

/** Interval in ms at which the history is loaded again while a run waits to be sent. */
const PENDING_MS = 3_000

interface ScheduleRunsProps {
  /** Schedule whose runs are listed. */
  schedule: ScheduledReport
  /** Name of the schedule, for accessible names. */
  name: string
  /** Loads the latest runs, newest first. */
  onLoad: () => Promise<readonly ScheduleRunResult[]>
  /** Sends the period of a run again; without it, there is no button. */
  onRepeat: ((runID: string) => Promise<void>) | undefined
}

/** Latest runs of a schedule, loaded when they are opened, and a notice of periods that were missed. */
export function ScheduleRuns(props: ScheduleRunsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const [isOpen, setIsOpen] = useState(false)
  const missed = props.schedule.missed.length
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-label={labels.historyName(props.name)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex cursor-pointer items-center gap-1 rounded-bar text-ink-muted hover:text-ink coarse:min-h-11"
        >
          {labels.history} <Chevron aria-hidden className="size-3.5" />
        </button>
        {missed > 0 && !isOpen && <Status tone="warning">{labels.countMissed(missed)}</Status>}
      </div>
      {isOpen && <Runs {...props} />}
    </>
  )
}

/** Moves the focus to an element when the focused control in it is removed. */
function useFocusRetention() {
  const box = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) box.current?.focus()
  })
  const setInside = (inside: boolean) => () => {
    isInside.current = inside
  }
  return { ref: box, tabIndex: -1, onFocus: setInside(true), onBlur: setInside(false) }
}

const createPeriodKey = ({ start, end }: ScheduleRunResult) => `${start}/${end}`

/** Returns the newest run of each period, which alone can be sent again. */
function newestOfPeriods(runs: readonly ScheduleRunResult[]): ReadonlySet<ScheduleRunResult> {
  const newest = new Map<string, ScheduleRunResult>()
  for (const run of runs) if (!newest.has(createPeriodKey(run))) newest.set(createPeriodKey(run), run)
  return new Set(newest.values())
}

function Runs({ schedule, name, onLoad, onRepeat }: ScheduleRunsProps) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const translate = useTranslate()
  const [runs, setRuns] = useState<readonly ScheduleRunResult[]>()
  const [error, setError] = useState<string>()
  const [isLoading, setLoading] = useState(true)
  const [version, setVersion] = useState(0)
  const reload = useCallback(() => setVersion((last) => last + 1), [])
  const focusProps = useFocusRetention()
  const isPending = runs?.some(({ pending }) => pending) ?? false
  const { lastRunAt, lastDelivery } = schedule
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run, its delivery, or a request loads the history again.
  useEffect(() => {
    let isOver = false
    const load = async () => {
      setLoading(true)
      try {
        const loaded = await onLoad()
        if (isOver) return
        setRuns(loaded)
        setError(undefined)
      } catch (failure) {
        if (!isOver) setError(translate(errorText(failure, labels.historyFailed)))
      }
      if (!isOver) setLoading(false)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [lastRunAt, lastDelivery?.pending, lastDelivery?.undelivered, version])
  useEffect(() => {
    if (!isPending || isLoading) return
    const timer = setTimeout(reload, PENDING_MS)
    return () => clearTimeout(timer)
  }, [isPending, isLoading, reload])
  const newest = newestOfPeriods(runs ?? [])
  return (
    <div {...focusProps}>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-danger-ink">
          {error}{' '}
          <Button size="sm" variant="ghost" loading={isLoading} onClick={reload}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
      {!runs && error === undefined && <p role="status">{labels.loadingHistory}</p>}
      {runs?.length === 0 && <p className="mt-1">{labels.noRuns}</p>}
      {runs && runs.length > 0 && (
        <ol aria-label={labels.historyName(name)} className="mt-1 flex flex-col divide-y divide-line-subtle">
          {runs.map((run) => (
            <Run
              key={run.id}
              run={run}
              schedule={schedule}
              onRepeat={
                onRepeat && newest.has(run)
                  ? async () => {
                      try {
                        await onRepeat(run.id)
                      } finally {
                        reload()
                      }
                    }
                  : undefined
              }
            />
          ))}
        </ol>
      )}
      <span role="status" className="sr-only">
        {isPending && labels.beingSent}
      </span>
    </div>
  )
}

/** Returns the result of a run as text. `delivery` has the emails of the last run. */
function resultText(
  { result, emails, undelivered }: ScheduleRunResult,
  delivery: ScheduledReport['lastDelivery'],
  labels: ScheduleListLabels,
): { tone: Tone; text: string } {
  if (result === 'missed') return { tone: 'warning', text: labels.missed }
  if (result === 'failed') return { tone: 'danger', text: labels.failed }
  if (delivery && delivery.pending > 0 && undelivered === 0)
    return { tone: 'neutral', text: labels.sending(delivery.emails - delivery.pending, delivery.emails) }
  if (undelivered === 0) return { tone: 'success', text: labels.sent }
  if (undelivered >= emails) return { tone: 'danger', text: labels.notDelivered }
  return { tone: 'warning', text: labels.sentToSome(emails - undelivered, emails) }
}

/** Maximum number of addresses that a run names without being asked. */
const NAMED = 3

function RunRecipients({ recipients, emails }: Pick<ScheduleRunResult, 'recipients' | 'emails'>) {
  const labels = useLabels('scheduleList', scheduleListLabels)
  if (recipients.length === 0) return <p>{labels.toRecipients(emails)}</p>
  const addresses = recipients.join(', ')
  if (recipients.length <= NAMED) return <p>{labels.toRecipient(addresses)}</p>
  return <Disclosure title={labels.toRecipients(recipients.length)}>{addresses}</Disclosure>
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
  const { file, pending, repeated, emails, undelivered } = run
  const range = formatRange(run, {}, texts)
  const isLast = !repeated && run.at === schedule.lastRunAt
  const { tone, text } = resultText(run, isLast ? schedule.lastDelivery : null, labels)
  const isSent = run.result === 'sent'
  const problem = isSent && emails > 0 && undelivered >= emails ? SCHEDULE_PROBLEMS.notDelivered : run.problem
  const action = isSent ? labels.sendAgain : labels.sendNow
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
        {isSent && <RunRecipients {...run} />}
        {file && (
          <p>
            <bdi>{file.name}</bdi> · {formatBytes(file.bytes)}
          </p>
        )}
      </div>
      {onRepeat && (
        <Button
          size="sm"
          variant="ghost"
          className="-me-2 ms-auto shrink-0"
          aria-label={labels.sendRange(pending ? labels.beingSent : action, range)}
          loading={pending || running === 'repeat'}
          onClick={() => void act('repeat', onRepeat)}
        >
          {pending ? labels.beingSent : action}
        </Button>
      )}
      {outcome}
    </li>
  )
}
