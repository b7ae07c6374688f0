import { CAMPAIGN_NOT_FOUND, type Campaign } from '@placard/domain'
import { Button, EmptyState, ErrorState, TabNav, TabNavLink } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CampaignFigures } from './campaign-figures.js'
import { CampaignHeader, type CampaignHeaderProps } from './campaign-header.js'
import { CAMPAIGN_TABS, type CampaignTab, TAB_WORDS } from './campaign-tabs.js'

export interface CampaignScreenProps extends Omit<CampaignHeaderProps, 'campaign'> {
  /** The campaign; undefined while it loads. */
  campaign: Campaign | undefined
  /** Why there is none: it does not exist or is not open to this user, it is being deleted, or this is what the server said. */
  without?: 'missing' | 'leaving' | { error: string } | undefined
  /** Loads it again. */
  onReload: () => void
  /** The tab that is shown. */
  tab: CampaignTab
  /** How many creatives there are, once that is known. */
  creativeCount: number | undefined
  /** What is in the tab. */
  children: ReactNode
}

/** A campaign in all its states: what it is, what it has counted, and its tabs. */
export function CampaignScreen({
  campaign,
  without,
  onReload,
  tab,
  creativeCount,
  children,
  ...header
}: CampaignScreenProps) {
  if (without !== undefined) return <Without why={without} onReload={onReload} />
  const counts = { creatives: creativeCount, schedules: campaign?.scheduledReports.length || undefined }
  return (
    <div className="flex flex-col gap-5" aria-busy={!campaign || undefined}>
      <CampaignHeader campaign={campaign} {...header} />
      <CampaignFigures campaign={campaign} />
      <TabNav label="Parts of the campaign">
        {CAMPAIGN_TABS.map((one) => (
          <TabNavLink key={one} asChild current={one === tab} count={counts[one as keyof typeof counts]}>
            <Link to={one === 'creatives' ? '?' : `?tab=${one}`}>{TAB_WORDS[one]}</Link>
          </TabNavLink>
        ))}
      </TabNav>
      {children}
    </div>
  )
}

function Without({ why, onReload }: { why: NonNullable<CampaignScreenProps['without']>; onReload: () => void }) {
  const back = (
    <Button asChild>
      <Link to={paths.campaigns}>Go to campaigns</Link>
    </Button>
  )
  if (why === 'missing') return <MissingNotice title={CAMPAIGN_NOT_FOUND} action={back} />
  if (why === 'leaving')
    return (
      <EmptyState
        className="min-h-96"
        titleAs="h1"
        icon={<Trash2 aria-hidden />}
        title="This campaign is being deleted"
        description="It comes back here if you undo that."
        action={back}
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title="The campaign could not be loaded"
      description={why.error}
      action={<Button onClick={onReload}>Try again</Button>}
    />
  )
}
