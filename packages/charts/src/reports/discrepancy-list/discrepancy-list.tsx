import { errorText } from '@placard/domain/api'
import { formatRange } from '@placard/domain/dates'
import type { DiscrepancySummary } from '@placard/domain/discrepancy'
import { formatTimeAgo } from '@placard/domain/internal/dates'
import type { ReportTexts } from '@placard/domain/report'
import { useReportTexts, useTranslate } from '@placard/forms'
import {
  AlertDialog,
  AlertDialogContent,
  classNames,
  EmptyState,
  IconButton,
  Status,
  TimeText,
  type Tone,
  useLabels,
  useMedia,
} from '@placard/ui'
import { Scale, Trash2 } from 'lucide-react'
import { cloneElement, type ReactElement, useCallback, useMemo, useState } from 'react'
import { type DataColumn, DataTable, type DataTableProps } from '../../tables/data-table/data-table.js'
import { formatPercentDifference } from '../difference-text.js'
import { type DiscrepancyListLabels, discrepancyListLabels } from './discrepancy-list-labels.js'

export type { DiscrepancyListLabels } from './discrepancy-list-labels.js'

export interface DiscrepancyListProps
  extends Pick<DataTableProps<DiscrepancySummary>, 'error' | 'onRetry' | 'refreshing' | 'className'> {
  /** Checks, the newest first; undefined while they load. */
  checks: readonly DiscrepancySummary[] | undefined
  /** Returns an empty link of your router to a check; it is filled with the name of its file. Memoize it. */
  renderLink: (check: DiscrepancySummary) => ReactElement
  /** Deletes a check; a thrown error is shown. */
  onDelete: (check: DiscrepancySummary) => Promise<unknown>
  /** Current time, for ages. */
  now: Date
}

/** Below this width, the facts are below the name. */
const PHONE = '(max-width: 639.98px)'

/** Discrepancy checks of a campaign: file, platform, dates, difference and result. Deleting one asks first. */
export function DiscrepancyList({ checks, renderLink, onDelete, now, ...table }: DiscrepancyListProps) {
  const labels = useLabels('discrepancyList', discrepancyListLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const isPhone = useMedia(PHONE)
  const [leaving, setLeaving] = useState<DiscrepancySummary>()
  const [isAsking, setAsking] = useState(false)
  const columns = useMemo(
    () => listColumns({ renderLink, now, isPhone, labels, texts }),
    [renderLink, now, isPhone, labels, texts],
  )
  const rowActions = useCallback(
    (check: DiscrepancySummary) => (
      <IconButton
        label={labels.deleteName(check.fileName)}
        size="sm"
        onClick={() => {
          setLeaving(check)
          setAsking(true)
        }}
        className="coarse:size-11"
      >
        <Trash2 aria-hidden />
      </IconButton>
    ),
    [labels],
  )
  return (
    <>
      <DataTable
        data-slot="discrepancy-list"
        {...table}
        label={labels.checks}
        columns={columns}
        rows={checks ?? []}
        rowId={({ id }) => id}
        compact={isPhone}
        loading={checks === undefined && table.error === undefined}
        loadingRows={3}
        rowActions={rowActions}
        now={now}
        emptyState={
          <EmptyState
            size="sm"
            titleAs="h3"
            icon={<Scale aria-hidden />}
            title={labels.empty}
            description={labels.emptyHint}
          />
        }
      />
      <AlertDialog open={isAsking} onOpenChange={setAsking}>
        {leaving && (
          <AlertDialogContent
            tone="danger"
            title={labels.deleteQuestion(leaving.fileName)}
            description={labels.deleteHint}
            actionLabel={labels.deleteCheck}
            onAction={() => onDelete(leaving)}
            labels={{ error: (failure) => translate(errorText(failure, labels.deleteFailed)) }}
          />
        )}
      </AlertDialog>
    </>
  )
}

const TONES: Record<'within' | 'outside' | 'notCompared', Tone> = {
  within: 'success',
  outside: 'danger',
  notCompared: 'neutral',
}

const readState = ({ isWithin }: DiscrepancySummary) =>
  isWithin === null ? 'notCompared' : isWithin ? 'within' : 'outside'

interface ColumnOptions extends Pick<DiscrepancyListProps, 'renderLink' | 'now'> {
  isPhone: boolean
  labels: DiscrepancyListLabels
  texts: ReportTexts
}

function listColumns({ renderLink, now, isPhone, labels, texts }: ColumnOptions): DataColumn<DiscrepancySummary>[] {
  const rangeText = ({ range }: DiscrepancySummary) => (range ? formatRange(range, {}, texts) : labels.noRange)
  const platformText = ({ platform }: DiscrepancySummary) => platform ?? labels.unknownPlatform
  const result = (check: DiscrepancySummary) => {
    const state = readState(check)
    const { openQuestions } = check
    return (
      <span className={classNames('flex flex-wrap gap-1', isPhone && 'mt-1')}>
        <Status tone={TONES[state]}>{labels[state]}</Status>
        {openQuestions > 0 && (
          <Status tone="warning">{labels.questions(texts.whole(openQuestions), openQuestions)}</Status>
        )}
      </span>
    )
  }
  return [
    {
      id: 'file',
      header: labels.file,
      width: 220,
      value: ({ fileName }) => fileName,
      cell: (check) => {
        const name = (
          <span dir="auto" title={check.fileName} className="wrap-anywhere">
            {check.fileName}
          </span>
        )
        const link = cloneElement(renderLink(check), undefined, name)
        if (!isPhone) return link
        return (
          <span className="block py-1">
            {link}
            <span className="block text-caption text-ink-muted">
              {platformText(check)} · {rangeText(check)}
            </span>
            {result(check)}
          </span>
        )
      },
    },
    { id: 'platform', header: labels.platform, width: 150, value: platformText },
    {
      id: 'range',
      header: labels.range,
      width: 140,
      value: ({ range }) => range && `${range.start} ${range.end}`,
      cell: rangeText,
    },
    {
      id: 'difference',
      header: labels.difference,
      kind: 'number',
      width: 112,
      value: ({ impressions }) => impressions?.percent ?? null,
      format: (value) => formatPercentDifference(value, texts),
    },
    { id: 'status', header: labels.status, width: 180, value: (check) => labels[readState(check)], cell: result },
    {
      id: 'createdBy',
      header: labels.createdBy,
      width: 124,
      value: ({ createdBy }) => createdBy?.name ?? labels.deletedUser,
    },
    {
      id: 'createdAt',
      header: labels.createdAt,
      width: 112,
      value: ({ comparedAt }) => comparedAt,
      cell: ({ comparedAt }) => (
        <TimeText
          value={comparedAt}
          format="relative"
          labels={{ relative: (moment, present) => formatTimeAgo(moment, present, texts) }}
          now={now}
        />
      ),
    },
  ]
}
