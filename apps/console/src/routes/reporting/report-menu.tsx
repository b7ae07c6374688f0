import type { CreativeSummary } from '@placard/domain'
import { SideNav, SideNavGroup, SideNavItem, Skeleton } from '@placard/ui'
import { Link } from 'react-router-dom'

export interface ReportMenuProps {
  /** The campaign's creatives; undefined while they load. */
  creatives: readonly CreativeSummary[] | undefined
  /** The creative whose report is shown; undefined for the whole campaign. */
  creativeID: string | undefined
  /** The address of the campaign's report, or of one creative's. */
  addressOf: (creativeID?: string) => string
}

/** The menu of a report: the summary, and every creative that has been published. */
export function ReportMenu({ creatives, creativeID, addressOf }: ReportMenuProps) {
  const live = creatives?.filter(({ liveIDs }) => liveIDs.length > 0)
  return (
    <SideNav label="Report" variant="expanded">
      <SideNavGroup label="Report">
        <SideNavItem asChild label="Campaign summary" current={creativeID === undefined}>
          <Link to={addressOf()} />
        </SideNavItem>
      </SideNavGroup>
      {live === undefined && (
        <div aria-hidden className="flex flex-col gap-4 px-3">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-36" />
        </div>
      )}
      {live !== undefined && live.length > 0 && (
        <SideNavGroup label="Creatives">
          {live.map(({ id, name }) => (
            <SideNavItem key={id} asChild label={name} current={creativeID === id}>
              <Link to={addressOf(id)} />
            </SideNavItem>
          ))}
        </SideNavGroup>
      )}
    </SideNav>
  )
}
