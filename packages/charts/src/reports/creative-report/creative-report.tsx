import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import { reportOfCreative } from '@placard/domain/internal/report'
import { computePercent, type EventsReport, formatPercent, type Report } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Card, CardBody, DescriptionItem, DescriptionList, EmptyState, useLabels } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { CampaignReport, type CampaignReportProps } from '../campaign-report/campaign-report.js'
import { OnScreen } from '../on-screen.js'

const defaultLabels = {
  /** Title for a creative that is not in the campaign. */
  notFound: CREATIVE_NOT_FOUND,
  /** Description for a creative that is not in the campaign. */
  notFoundText: 'This creative is no longer in this campaign.',
  /** Fact about the creative. */
  type: 'Type',
  /** Fact about the creative. */
  size: 'Size',
  /** Fact about the creative. */
  liveVersions: 'Live versions',
  /** Fact about the creative. */
  share: '% of campaign impressions',
}

/** Texts of a CreativeReport. */
export type CreativeReportLabels = typeof defaultLabels

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
  afterChart,
  screen = afterChart === undefined ? 'wide' : 'phone',
  ...props
}: CreativeReportProps) {
  const labels = useLabels('creativeReport', defaultLabels)
  const part = useMemo(() => report && reportOfCreative(report, creativeID), [report, creativeID])
  const before = useMemo(() => previous && reportOfCreative(previous, creativeID), [previous, creativeID])
  if (part && part.creatives.length === 0)
    return (
      <div className="flex flex-col gap-4">
        <Card>
          <EmptyState icon={<SearchX aria-hidden />} title={labels.notFound} description={labels.notFoundText} />
        </Card>
        <OnScreen of="phone" screen={screen}>
          {afterChart}
        </OnScreen>
      </div>
    )
  const facts = part && <CreativeFacts whole={campaignEvents} part={part} />
  return (
    <CampaignReport
      {...props}
      report={part}
      previous={before}
      screen={screen}
      lead={
        <OnScreen of="wide" screen={screen}>
          {facts}
        </OnScreen>
      }
      afterChart={
        <>
          {afterChart}
          {facts}
        </>
      }
    />
  )
}

interface CreativeFactsProps {
  /** Rows of the whole campaign, once they are loaded. */
  whole: Pick<EventsReport, 'rows'> | null | undefined
  part: Report
}

function CreativeFacts({ whole, part }: CreativeFactsProps) {
  const labels = useLabels('creativeReport', defaultLabels)
  const texts = useReportTexts()
  const [creative] = part.creatives
  if (!creative) return null
  const impressions = (rows: readonly { impressions: number }[]) => rows.reduce((sum, row) => sum + row.impressions, 0)
  const share = whole ? computePercent(impressions(part.rows), impressions(whole.rows)) : null
  return (
    <Card className="break-inside-avoid">
      <CardBody className="py-3">
        {/* Two columns on a phone too, so that the figures below are on its first screen. */}
        <DescriptionList layout="stacked" className="@max-[26rem]:grid-cols-2">
          <DescriptionItem label={labels.type}>{creative.type}</DescriptionItem>
          <DescriptionItem label={labels.size}>{creative.size}</DescriptionItem>
          <DescriptionItem label={labels.liveVersions}>{creative.liveIDs.length}</DescriptionItem>
          <DescriptionItem label={labels.share}>{formatPercent(share, 1, texts)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
