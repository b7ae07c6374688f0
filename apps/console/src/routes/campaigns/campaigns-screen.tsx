import type { Campaign, CampaignScope } from '@placard/domain'
import { Button, Card, EmptyState, ErrorState, PageHeader, SegmentedControl, VisuallyHidden } from '@placard/ui'
import { Lock, Megaphone, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { arrangeCampaigns, type ListSearch } from './campaign-order.js'
import { CampaignSearch } from './campaign-search.js'
import { CampaignTable } from './campaign-table.js'
import { CampaignTableSkeleton } from './campaign-table-skeleton.js'

export interface CampaignsScreenProps {
  /** The campaigns; undefined while they load for the first time. */
  campaigns: readonly Campaign[] | undefined
  /** Why the list is empty though there may be campaigns. */
  without?: 'permission' | 'answer' | undefined
  /** What the server said when it failed. */
  error?: string | undefined
  /** Whether the shown rows are being renewed. @default false */
  refreshing?: boolean
  /** Whose campaigns are shown. */
  scope: CampaignScope
  /** Gets the other choice of whose campaigns. */
  onScopeChange: (scope: CampaignScope) => void
  /** The searched words and the order. */
  search: ListSearch
  /** Gets changes of them. */
  onSearchChange: (changes: Partial<ListSearch>) => void
  /** Loads the list again. */
  onReload: () => void
  /** The moment that is now. */
  now: Date
}

const SCOPES = [
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
] as const

/** The list of campaigns in all its states. */
export function CampaignsScreen(props: CampaignsScreenProps) {
  const { campaigns, without, scope, onScopeChange, search, onSearchChange, refreshing = false, now } = props
  const shown = campaigns && arrangeCampaigns(campaigns, search, now)
  const hasRows = campaigns !== undefined && campaigns.length > 0
  return (
    <>
      <PageHeader
        title="Campaigns"
        description={without ? 'Not listed' : countText(campaigns, shown, search.q)}
        className="mb-4"
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SegmentedControl label="Whose campaigns" value={scope} onValueChange={onScopeChange} options={SCOPES} />
        <CampaignSearch value={search.q} onValueChange={(q) => onSearchChange({ q })} />
      </div>
      <VisuallyHidden role="status">
        {search.q && shown ? `${shown.length} of ${campaigns?.length} campaigns` : ''}
      </VisuallyHidden>
      <Card aria-busy={refreshing}>
        {hasRows && shown && shown.length > 0 ? (
          <CampaignTable campaigns={shown} order={search} onOrderChange={onSearchChange} now={now} />
        ) : (
          <NoRows {...props} />
        )}
      </Card>
    </>
  )
}

function countText(
  campaigns: readonly Campaign[] | undefined,
  shown: readonly Campaign[] | undefined,
  q: string,
): string {
  if (!campaigns || !shown) return 'Loading…'
  const all = `${campaigns.length} ${campaigns.length === 1 ? 'campaign' : 'campaigns'}`
  return q ? `${shown.length} of ${all}` : `${all} · counts since the start, days in UTC`
}

/** One text and one action for each reason why there is no row. */
function NoRows({
  campaigns,
  without,
  error,
  scope,
  onScopeChange,
  search,
  onSearchChange,
  onReload,
}: CampaignsScreenProps): ReactNode {
  const reload = <Button onClick={onReload}>Reload</Button>
  if (error !== undefined && !campaigns)
    return <ErrorState live title="The campaigns could not be loaded" description={error} action={reload} />
  if (!campaigns) return <CampaignTableSkeleton />
  if (without === 'permission')
    return (
      <EmptyState
        icon={<Lock aria-hidden />}
        title="No campaigns to show"
        description="The list of all campaigns is not open to you. Your own campaigns are under “Mine”."
        action={<Button onClick={() => onScopeChange('mine')}>Show mine</Button>}
      />
    )
  if (without === 'answer')
    return (
      <EmptyState
        title="No campaigns to show"
        description="The server gave no answer, so there may be campaigns that are not listed here."
        action={reload}
      />
    )
  if (campaigns.length > 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={`No campaign matches “${search.q}”`}
        description={`${campaigns.length} ${campaigns.length === 1 ? 'is' : 'are'} hidden by the search.`}
        action={<Button onClick={() => onSearchChange({ q: '' })}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      icon={<Megaphone aria-hidden />}
      title="No campaigns to show"
      description={scope === 'mine' ? 'None is assigned to you at the moment.' : 'The company has none at the moment.'}
      action={reload}
    />
  )
}
