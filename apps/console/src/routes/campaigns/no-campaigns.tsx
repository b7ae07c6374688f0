import { useTranslate } from '@placard/forms'
import { Button, EmptyState, ErrorState, Skeleton, useLabels, VisuallyHidden } from '@placard/ui'
import { Lock, Megaphone, SearchX } from 'lucide-react'
import { STATUS_LABELS } from './campaign-order.js'
import { campaignsLabels } from './campaigns-labels.js'
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
  const translate = useTranslate()
  const labels = useLabels('campaigns', campaignsLabels)
  const reload = <Button onClick={onReload}>{labels.reload}</Button>
  if (error !== undefined && !campaigns)
    return <ErrorState live title={labels.loadFailed} description={translate(error)} action={reload} />
  if (!campaigns) return <CampaignTableSkeleton />
  if (without === 'permission')
    return (
      <EmptyState
        role="alert"
        icon={<Lock aria-hidden />}
        title={labels.noCampaignsShow}
        description={labels.noAccessHint}
        action={<Button onClick={() => onScopeChange('mine')}>{labels.showMine}</Button>}
      />
    )
  if (without === 'answer')
    return (
      <EmptyState role="alert" title={labels.noCampaignsShow} description={labels.noResponseHint} action={reload} />
    )
  if (campaigns.length > 0)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={
          search.q
            ? labels.noMatch(search.q)
            : labels.noStatusMatch(search.status ? translate(STATUS_LABELS[search.status]) : '')
        }
        description={labels.hidden(
          campaigns.length,
          search.status && search.q ? 'both' : search.q ? 'search' : 'status',
        )}
        action={
          <Button onClick={() => onSearchChange({ q: '', status: undefined })}>
            {search.status ? labels.showAllCampaigns : labels.clearSearch}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<Megaphone aria-hidden />}
      title={labels.noCampaignsShow}
      description={scope === 'mine' ? labels.noneYet : labels.noneInCompany}
      action={scope === 'mine' ? undefined : reload}
    />
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the table on first load. */
function CampaignTableSkeleton() {
  const labels = useLabels('campaigns', campaignsLabels)
  return (
    <div>
      <VisuallyHidden role="status">{labels.loadingCampaigns}</VisuallyHidden>
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
