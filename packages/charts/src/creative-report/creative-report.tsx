import {
  CREATIVE_NOT_FOUND,
  formatPercent,
  percentOf,
  type Report,
  reportOfCreative,
  reportTotals,
} from '@placard/domain'
import { Card, CardBody, DescriptionItem, DescriptionList, EmptyState } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { CampaignReport, type CampaignReportProps } from '../campaign-report/campaign-report.js'

export interface CreativeReportProps extends Omit<CampaignReportProps, 'renderCreativeLink'> {
  /** Creative to show. */
  creativeID: string
}

/** Renders the report of one creative from its campaign's report: details, share of the campaign, and data by day or hour. */
export function CreativeReport({ creativeID, report, previous, ...props }: CreativeReportProps) {
  const part = useMemo(() => report && reportOfCreative(report, creativeID), [report, creativeID])
  const before = useMemo(() => previous && reportOfCreative(previous, creativeID), [previous, creativeID])
  if (part && part.creatives.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={CREATIVE_NOT_FOUND}
          description="This creative is no longer in this campaign."
        />
      </Card>
    )
  return (
    <CampaignReport
      {...props}
      report={part}
      previous={before}
      lead={report && part && <CreativeFacts whole={report} part={part} />}
    />
  )
}

function CreativeFacts({ whole, part }: { whole: Report; part: Report }) {
  const [creative] = part.creatives
  if (!creative) return null
  const share = percentOf(reportTotals(part).impressions, reportTotals(whole).impressions)
  return (
    <Card className="break-inside-avoid">
      <CardBody className="py-3">
        <DescriptionList layout="stacked">
          <DescriptionItem label="Type">{creative.type}</DescriptionItem>
          <DescriptionItem label="Size">{creative.size}</DescriptionItem>
          <DescriptionItem label="Live versions">{creative.liveIDs.length}</DescriptionItem>
          <DescriptionItem label="% of campaign impressions">{formatPercent(share)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
