import { Skeleton, VisuallyHidden } from '@placard/ui'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the table on first load. */
export function CampaignTableSkeleton() {
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
