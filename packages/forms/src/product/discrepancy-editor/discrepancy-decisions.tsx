import {
  changePartnerChoice,
  chooseColumnRole,
  type PartnerChoices,
  type PartnerDecision,
  type PartnerReading,
  type PartnerRole,
} from '@placard/domain/discrepancy'
import { PARTNER_ROLES } from '@placard/domain/internal/discrepancy'
import { formatCount } from '@placard/domain/report'
import { Badge, Button, classNames, Disclosure, Select, useLabels } from '@placard/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'
import { ChoiceControl } from './choice-control.js'
import { discrepancyEditorLabels, formatDecisionValue, listRoleOptions } from './discrepancy-editor-labels.js'

/** Number of columns that are listed. */
const MAX_COLUMNS = 100

export interface DiscrepancyDecisionsProps {
  /** File with the decisions of its reading. */
  reading: Omit<PartnerReading, 'rows'>
  /** Choices that were made before. */
  choices: PartnerChoices
  /** Called with the choices and a correction. */
  onChoicesChange: (choices: PartnerChoices) => void
  /** Time whose UTC offsets are shown for time zones. */
  at: Date
  /** Classes of the outermost element. */
  className?: string
}

/** Decisions about a partner's file with their reasons, each with a way to correct it, its columns, and the lines that were left out. */
export function DiscrepancyDecisions({ reading, choices, onChoicesChange, at, className }: DiscrepancyDecisionsProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const texts = useReportTexts()
  const { decisions, columns } = reading
  return (
    <div data-slot="discrepancy-decisions" className={classNames('flex min-w-0 flex-col gap-4', className)}>
      <ul aria-label={labels.decisions} className="flex min-w-0 flex-col divide-y divide-line-subtle">
        {withKeys(decisions).map(({ key, decision }) => (
          <Decision
            key={key}
            decision={decision}
            columns={columns}
            at={at}
            onChoose={(value) => onChoicesChange(changePartnerChoice(choices, decision.kind, value, columns))}
          />
        ))}
      </ul>
      {columns.length > 0 && (
        <Disclosure title={labels.columns} hint={labels.countColumns(formatCount(columns.length, texts))}>
          <Columns
            columns={columns}
            onRoleChange={(position, role) => onChoicesChange(chooseColumnRole(choices, position, role, columns))}
          />
        </Disclosure>
      )}
      <Disclosure title={labels.droppedLines} hint={labels.countLines(formatCount(reading.droppedCount, texts))}>
        <Dropped reading={reading} />
      </Disclosure>
    </div>
  )
}

/** Returns decisions with keys that stay the same when one is corrected, so that it keeps the focus. */
function withKeys(decisions: readonly PartnerDecision[]) {
  const countByKind = new Map<string, number>()
  return decisions.map((decision) => {
    const { kind } = decision
    const count = (countByKind.get(kind) ?? 0) + 1
    countByKind.set(kind, count)
    return { key: `${kind} ${count}`, decision }
  })
}

interface DecisionProps {
  decision: PartnerDecision
  columns: PartnerReading['columns']
  at: Date
  onChoose: (value: string) => void
}

function Decision({ decision: { kind, value, reason, isAsked }, columns, at, onChoose }: DecisionProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) control.current?.querySelector<HTMLElement>('button, input, select')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const name = labels.kinds[kind]
  const shown = formatDecisionValue(kind, value, labels)
  return (
    <li data-slot="discrepancy-decision" data-kind={kind} className="grid min-w-0 gap-2 py-2.5 first:pt-0">
      <div className="flex min-w-0 items-start gap-3">
        <div className="min-w-0 flex-1 text-dense">
          <p className="wrap-anywhere text-ink">
            <span className="font-medium">{name}: </span>
            {shown === undefined ? (
              <span className="text-ink-muted">{isAsked ? labels.undecided : labels.notCompared}</span>
            ) : (
              <bdi>{shown}</bdi>
            )}
          </p>
          <p className="wrap-anywhere text-caption text-ink-muted">{translate(reason)}</p>
        </div>
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          aria-label={labels.changeKind(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="shrink-0 coarse:h-11 print:hidden"
        >
          {labels.change}
        </Button>
      </div>
      {isOpen && (
        <div id={id} ref={control} className="min-w-0">
          <ChoiceControl
            kind={kind}
            label={name}
            value={value}
            choices={[]}
            columns={columns}
            at={at}
            onChoose={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        </div>
      )}
    </li>
  )
}

interface ColumnsProps {
  columns: PartnerReading['columns']
  onRoleChange: (position: number, role: PartnerRole | null) => void
}

function Columns({ columns, onRoleChange }: ColumnsProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const texts = useReportTexts()
  const options = listRoleOptions(PARTNER_ROLES, labels)
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-caption text-ink-muted">{labels.columnsHint}</p>
      <ul aria-label={labels.columns} className="grid min-w-0 grid-cols-1 gap-2 @min-[40rem]:grid-cols-2">
        {columns.slice(0, MAX_COLUMNS).map(({ position, header, role }) => {
          const name = header || labels.columnNumber(formatCount(position + 1, texts))
          return (
            <li key={position} className="flex min-w-0 items-center gap-3 text-dense">
              <span className="wrap-anywhere min-w-0 flex-1 text-ink">{name}</span>
              <Select
                aria-label={name}
                size="sm"
                options={options}
                value={role ?? ''}
                onValueChange={(value) => onRoleChange(position, PARTNER_ROLES.find((one) => one === value) ?? null)}
                className="w-44 shrink-0"
              />
            </li>
          )
        })}
      </ul>
      {columns.length > MAX_COLUMNS && (
        <p className="text-caption text-ink-muted">
          {labels.moreColumns(formatCount(columns.length - MAX_COLUMNS, texts))}
        </p>
      )}
    </div>
  )
}

function Dropped({ reading: { dropped, droppedCount } }: Pick<DiscrepancyDecisionsProps, 'reading'>) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  if (droppedCount === 0) return <p className="text-dense text-ink-muted">{labels.noDropped}</p>
  const listed = dropped.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return (
    <div className="grid min-w-0 gap-2">
      <ul aria-label={labels.droppedLines} className="grid min-w-0 gap-1.5">
        {dropped.map(({ kind, from, to, reason }) => (
          <li key={`${from} ${to} ${kind}`} className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-dense">
            <span className="font-medium text-ink tabular-nums">
              {labels.lines(formatCount(from, texts), formatCount(to, texts))}
            </span>
            <Badge>{labels.dropped[kind]}</Badge>
            <span className="wrap-anywhere min-w-0 text-ink-muted">{translate(reason)}</span>
          </li>
        ))}
      </ul>
      {listed < droppedCount && (
        <p className="text-caption text-ink-muted">{labels.moreDropped(formatCount(droppedCount - listed, texts))}</p>
      )}
    </div>
  )
}
