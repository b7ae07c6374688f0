import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@placard/ui'
import { Lock, Megaphone, SearchX } from 'lucide-react'
import { NewCampaign } from '../../parts/new-campaign.js'
import { STATUS_LABELS } from './campaign-order.js'
import type { CampaignsScreenProps } from './campaigns-props.js'

/** Empty state with one text and one action per reason. */
export function NoCampaigns({
  campaigns,
  without,
  error,
  scope,
  onScopeChange,
  search,
  onSearchChange,
  onReload,
}: CampaignsScreenProps) {
  const reload = <Button onClick={onReload}>Reload</Button>
  if (error !== undefined && !campaigns)
    return <ErrorState live title="Couldn’t load the campaigns" description={error} action={reload} />
  if (!campaigns) return <CampaignTableSkeleton />
  if (without === 'permission')
    return (
      <EmptyState
        role="alert"
        icon={<Lock aria-hidden />}
        title="No campaigns to show"
        description="You don’t have access to all campaigns. Your own are under “Mine”."
        action={<Button onClick={() => onScopeChange('mine')}>Show mine</Button>}
      />
    )
  if (without === 'answer')
    return (
      <EmptyState
        role="alert"
        title="No campaigns to show"
        description="The server didn’t respond, so campaigns may be missing here."
        action={reload}
      />
    )
  if (campaigns.length > 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={
          search.q
            ? `No campaign matches “${search.q}”`
            : `No campaign has the status “${search.status ? STATUS_LABELS[search.status] : ''}”`
        }
        description={`${campaigns.length} ${campaigns.length === 1 ? 'is' : 'are'} hidden by ${
          search.status && search.q ? 'the search and the status' : search.q ? 'the search' : 'the status'
        }.`}
        action={
          <Button onClick={() => onSearchChange({ q: '', status: undefined })}>
            {search.status ? 'Show all campaigns' : 'Clear search'}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<Megaphone aria-hidden />}
      title="No campaigns to show"
      description={
        scope === 'mine'
          ? 'You don’t have any campaigns yet. Create one to see it here.'
          : 'The company doesn’t have any campaigns yet.'
      }
      action={scope === 'mine' ? <NewCampaign /> : reload}
    />
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the table on first load. */
function CampaignTableSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Loading campaigns</VisuallyHidden>
      <div aria-hidden>
        <div className="h-(--placard-head-height) border-line-subtle border-b bg-sunken" />
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex h-(--placard-row-height) items-center gap-6 border-line-subtle border-b px-4 last:border-b-0"
          >
            <Skeleton className="h-3.5 w-52 max-w-[40%]" />
            <Skeleton className="h-5 w-16" />
            <Skeleton className="ms-auto h-3.5 w-20" />
            <Skeleton className="h-3.5 w-16 max-sm:hidden" />
            <Skeleton className="h-3.5 w-16 max-md:hidden" />
            <Skeleton className="h-3.5 w-24 max-lg:hidden" />
          </div>
        ))}
      </div>
    </div>
  )
}
