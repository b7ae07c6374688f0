import {
  CREATIVE_NOT_FOUND,
  type EventsReport,
  formatPercent,
  percentOf,
  type Report,
  reportOfCreative,
} from '@placard/domain'
import { Card, CardBody, DescriptionItem, DescriptionList, EmptyState } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { CampaignReport, type CampaignReportProps } from '../campaign-report/campaign-report.js'

export interface CreativeReportProps extends Omit<CampaignReportProps, 'renderCreativeLink'> {
  /** Creative to show. */
  creativeID: string
  /** Events of the whole campaign where `report` is that of the creative alone; null while they load. @default report */
  campaignEvents?: Pick<EventsReport, 'rows'> | null | undefined
}

/** Renders the report of one creative, from its own report or its campaign's: details, share of the campaign, and data by day or hour. */
export function CreativeReport({
  creativeID,
  report,
  previous,
  campaignEvents = report,
  ...props
}: CreativeReportProps) {
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
      lead={part && <CreativeFacts whole={campaignEvents} part={part} />}
    />
  )
}

interface CreativeFactsProps {
  /** Rows of the whole campaign, once they are loaded. */
  whole: Pick<EventsReport, 'rows'> | null | undefined
  part: Report
}

function CreativeFacts({ whole, part }: CreativeFactsProps) {
  const [creative] = part.creatives
  if (!creative) return null
  const impressions = (rows: readonly { impressions: number }[]) => rows.reduce((sum, row) => sum + row.impressions, 0)
  const share = whole ? percentOf(impressions(part.rows), impressions(whole.rows)) : null
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
