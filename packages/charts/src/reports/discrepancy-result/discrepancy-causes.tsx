import { causeTexts, type LikelyCause, translateEvidence } from '@placard/domain/discrepancy'
import { PARTNER_METRICS } from '@placard/domain/internal/discrepancy'
import { formatPercent } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Card, CardBody, CardHeader, CardTitle, EmptyState, useLabels } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { formatDifference } from '../difference-text.js'
import { discrepancyResultLabels } from './discrepancy-result-labels.js'

export interface DiscrepancyCausesProps {
  causes: readonly LikelyCause[]
  titleAs: 'h2' | 'h3'
}

/** Likely causes of the differences: how each was judged, and how much it explains. */
export function DiscrepancyCauses({ causes, titleAs }: DiscrepancyCausesProps) {
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  return (
    <Card className="break-inside-avoid">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle as={titleAs}>{labels.likelyCauses}</CardTitle>
          {causes.length > 0 && <p className="mt-0.5 text-dense text-ink-muted">{labels.causesHint}</p>}
        </div>
      </CardHeader>
      <CardBody>
        {causes.length === 0 ? (
          <EmptyState
            size="sm"
            titleAs="h3"
            icon={<SearchX aria-hidden />}
            title={labels.noCauses}
            description={labels.noCausesHint}
          />
        ) : (
          <ol aria-label={labels.likelyCauses} className="flex min-w-0 flex-col divide-y divide-line-subtle">
            {causes.map((cause) => (
              <Cause key={`${cause.kind} ${cause.evidence}`} cause={cause} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  )
}

function Cause({ cause }: { cause: LikelyCause }) {
  const { kind, explained, share } = cause
  const labels = useLabels('discrepancyResult', discrepancyResultLabels)
  const texts = useReportTexts()
  const evidence = translateEvidence(cause, useLabels('discrepancyCauses', causeTexts), texts)
  const parts = PARTNER_METRICS.flatMap((metric) => {
    const count = Math.round(explained[metric] ?? 0)
    return count === 0 ? [] : [labels.explained(labels.metrics[metric], formatDifference(count, texts))]
  })
  const shareText = (kind === 'clicksTwice' ? labels.shareOfClicks : labels.share)(
    formatPercent(Math.max(0, share) * 100, 0, texts),
  )
  return (
    <li
      data-slot="discrepancy-cause"
      data-kind={kind}
      className="grid min-w-0 gap-1.5 py-3 text-dense first:pt-0 last:pb-0"
    >
      <p className="font-medium text-ink">{labels.causes[kind]}</p>
      <p className="wrap-anywhere max-w-[72ch] text-ink-muted">{evidence}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
        <span>{shareText}</span>
        {parts.length > 0 && <span className="tabular-nums">{parts.join(' · ')}</span>}
      </div>
    </li>
  )
}
