import { Button, EmptyState, ErrorState } from '@placard/ui'
import { Lock, Megaphone, SearchX } from 'lucide-react'
import { NewCampaign } from '../../parts/new-campaign.js'
import { STATUS_LABELS } from './campaign-order.js'
import { CampaignTableSkeleton } from './campaign-table-skeleton.js'
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
