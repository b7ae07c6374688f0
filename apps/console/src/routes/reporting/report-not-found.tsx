import { CAMPAIGN_NOT_FOUND } from '@placard/domain/internal/campaign'
import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import { Button, EmptyState, useLabels } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { reportLabels } from '../../report/report-labels.js'
import { PageTitle } from '../../shell/navigation/page-title.js'

export interface ReportNotFoundProps {
  /** Entity that does not exist or is not accessible. */
  what: 'campaign' | 'creative'
  /** URL of the campaign's report, for a creative that is not part of it. */
  back: string
}

/** Screen for a campaign or creative that does not exist or is not accessible. */
export function ReportNotFound({ what, back }: ReportNotFoundProps) {
  const labels = useLabels('reportScreen', reportLabels)
  return (
    <>
      <PageTitle>{labels.notFound}</PageTitle>
      <EmptyState
        role="alert"
        className="min-h-96"
        titleAs="h1"
        icon={<SearchX aria-hidden />}
        title={what === 'campaign' ? CAMPAIGN_NOT_FOUND : CREATIVE_NOT_FOUND}
        description={what === 'campaign' ? labels.missingHint : labels.creativeGone}
        action={
          <Button asChild>
            {what === 'campaign' ? (
              <Link to={paths.campaigns}>{labels.goToCampaigns}</Link>
            ) : (
              <Link to={back}>{labels.campaignSummary}</Link>
            )}
          </Button>
        }
      />
    </>
  )
}
