import { MetricDefinition } from '@placard/charts'
import { type Campaign, isInFlight } from '@placard/domain/campaign'
import { CAMPAIGN_NOT_FOUND, readFlight } from '@placard/domain/internal/campaign'
import { dayInZone } from '@placard/domain/internal/dates'
import { formatMetric } from '@placard/domain/report'
import { useReportTexts, useTranslate } from '@placard/forms'
import { Button, EmptyState, ErrorState, KpiStrip, KpiTile, TabNav, TabNavLink, useLabels } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CampaignHeader, type CampaignHeaderProps } from './campaign-header.js'
import { campaignLabels } from './campaign-labels.js'
import { CAMPAIGN_TABS, type CampaignTab, TAB_LABELS } from './campaign-tabs.js'
import { computeCTR } from './campaign-total.js'

export interface CampaignScreenProps extends Omit<CampaignHeaderProps, 'campaign'> {
  /** Campaign; undefined while it loads. */
  campaign: Campaign | undefined
  /** Reason why there is no campaign: missing or no access, being deleted, or the server's error. */
  without?: 'missing' | 'leaving' | { error: string } | undefined
  /** Reloads the data. */
  onReload: () => void
  /** Active tab. */
  tab: CampaignTab
  /** Number of creatives; undefined while unknown. */
  creativeCount: number | undefined
  /** True if any of its tags serves. @default whether the campaign is published */
  isServing?: boolean | undefined
  /** Content of the active tab. */
  children: ReactNode
}

/** Screen of a campaign in all its states: header, results and tabs. */
export function CampaignScreen({
  campaign,
  without,
  onReload,
  tab,
  creativeCount,
  isServing,
  children,
  ...header
}: CampaignScreenProps) {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  if (without !== undefined) return <Without why={without} onReload={onReload} />
  const counts = { creatives: creativeCount, schedules: campaign?.scheduledReports.length || undefined }
  return (
    <div className="flex flex-col gap-5" aria-busy={!campaign || undefined}>
      <CampaignHeader campaign={campaign} {...header} />
      {campaign &&
        (isServing ?? campaign.isPublished) &&
        !isInFlight(readFlight(campaign), dayInZone(header.now, 'UTC')) && (
          <p className="text-dense text-ink-muted">{labels.servesOutsideFlight}</p>
        )}
      <CampaignFigures campaign={campaign} />
      <TabNav label={labels.campaignSections}>
        {CAMPAIGN_TABS.map((one) => (
          <TabNavLink key={one} asChild current={one === tab} count={counts[one as keyof typeof counts]}>
            <Link to={one === 'creatives' ? '?' : `?tab=${one}`}>{translate(TAB_LABELS[one])}</Link>
          </TabNavLink>
        ))}
      </TabNav>
      {children}
    </div>
  )
}

function Without({ why, onReload }: { why: NonNullable<CampaignScreenProps['without']>; onReload: () => void }) {
  const labels = useLabels('campaign', campaignLabels)
  const back = (
    <Button asChild>
      <Link to={paths.campaigns}>{labels.goToCampaigns}</Link>
    </Button>
  )
  if (why === 'missing') return <MissingNotice title={CAMPAIGN_NOT_FOUND} action={back} />
  if (why === 'leaving')
    return (
      <EmptyState
        className="min-h-96"
        titleAs="h1"
        icon={<Trash2 aria-hidden />}
        title={labels.campaignBeingDeleted}
        description={labels.undoDeletionRestore}
        action={back}
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title={labels.loadFailed}
      description={why.error}
      action={<Button onClick={onReload}>{labels.tryAgain}</Button>}
    />
  )
}

interface CampaignFiguresProps {
  /** Campaign; undefined while it loads. */
  campaign: Campaign | undefined
}

/** Renders the all-time results of a campaign. */
function CampaignFigures({ campaign }: CampaignFiguresProps) {
  const texts = useReportTexts()
  const labels = useLabels('campaign', campaignLabels)
  const figures = [
    ['impressions', formatMetric('impressions', campaign?.data.impressions ?? null, texts)],
    ['engagement', formatMetric('engagement', campaign?.data.engagement ?? null, texts)],
    ['clicks', formatMetric('clicks', campaign?.data.clicks ?? null, texts)],
    ['ctr', formatMetric('ctr', campaign ? computeCTR(campaign) : null, texts)],
    ['videoCompletes', formatMetric('videoCompletes', campaign?.videoCompletes ?? null, texts)],
  ] as const
  return (
    <KpiStrip label={labels.keyFiguresSinceStart}>
      {figures.map(([metric, value]) => (
        <KpiTile
          key={metric}
          label={texts.metrics[metric].name}
          value={value}
          delta={null}
          info={campaign && <MetricDefinition metric={metric} counters={campaign.data} />}
          loading={!campaign}
        />
      ))}
    </KpiStrip>
  )
}
