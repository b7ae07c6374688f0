import { CAMPAIGN_NOT_FOUND, CREATIVE_NOT_FOUND } from '@placard/domain'
import { Button, EmptyState } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { PageTitle } from '../../shell/page-title.js'

export interface ReportNotFoundProps {
  /** What does not exist, or may not be seen. */
  what: 'campaign' | 'creative'
  /** The address of the campaign's report, for a creative that is not in it. */
  back: string
}

/** A campaign or creative that does not exist or is not open to this user. */
export function ReportNotFound({ what, back }: ReportNotFoundProps) {
  return (
    <>
      <PageTitle>Not found</PageTitle>
      <EmptyState
        role="alert"
        className="min-h-96"
        titleAs="h1"
        icon={<SearchX aria-hidden />}
        title={what === 'campaign' ? CAMPAIGN_NOT_FOUND : CREATIVE_NOT_FOUND}
        description={
          what === 'campaign'
            ? 'It may have been deleted, or you don’t have access.'
            : 'This creative is no longer in this campaign.'
        }
        action={
          <Button asChild>
            {what === 'campaign' ? (
              <Link to={paths.campaigns}>Go to campaigns</Link>
            ) : (
              <Link to={back}>Campaign summary</Link>
            )}
          </Button>
        }
      />
    </>
  )
}
