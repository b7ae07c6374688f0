import { type CreativeSummary, createTextMatcher } from '@placard/domain'
import { classNames, SearchInput, SideNav, SideNavGroup, SideNavItem, Skeleton } from '@placard/ui'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'

export interface ReportSideMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Creatives of the campaign; undefined while they load, null after an error. */
  creatives: readonly CreativeSummary[] | null | undefined
  /** Creative of the visible report; undefined for the whole campaign. */
  creativeID?: string | undefined
  /** An empty link to the campaign's report, or to one creative's: the router's, or a plain `a`. */
  renderLink: (creativeID: string | undefined) => ReactElement
  /** The choices of the report: a ReportToolbar with `arrangement="stack"`. */
  filters?: ReactNode
  /** Export of the report: an ExportPanel. */
  exporting?: ReactNode
}

/** Number of creatives from which the list has a search. */
const SEARCHED_FROM = 10

/** Maximum number of links; thousands would be slow to render. */
const MOST_LINKS = 100

/** Renders the side menu of a report: filters, summary, published creatives and export. */
export function ReportSideMenu({
  creatives,
  creativeID,
  renderLink,
  filters,
  exporting,
  className,
  ...props
}: ReportSideMenuProps) {
  const headingId = useId()
  const [search, setSearch] = useState('')
  const live = creatives?.filter(({ liveIDs }) => liveIDs.length > 0)
  const isFound = createTextMatcher(search)
  const found = live?.filter(({ name }) => isFound(name))
  const shown = found && linked(found, creativeID)
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0)
  const many = live !== undefined && live.length > SEARCHED_FROM
  return (
    <div data-slot="report-side-menu" {...props} className={classNames('flex min-h-0 min-w-0 flex-col', className)}>
      {/* // If the height is limited, this part scrolls and the export below it stays visible. */}
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto pb-4">
        {filters && <div className="px-3">{filters}</div>}
        <SideNav label="Report" variant="expanded" className="gap-4 pb-0">
          <SideNavGroup>
            <SideNavItem asChild label="Campaign summary" current={creativeID === undefined}>
              {renderLink(undefined)}
            </SideNavItem>
          </SideNavGroup>
          {creatives === undefined && <Places />}
          {many && (
            <div className="-mb-1">
              <SearchInput
                size="sm"
                aria-label="Search creatives"
                placeholder={`Search ${live.length.toLocaleString('en-US')} creatives`}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <p role="status" className="sr-only">
                {search && found ? `${found.length} of ${live.length} creatives` : ''}
              </p>
            </div>
          )}
          {live?.length === 0 && (
            <p className="px-3 text-caption text-ink-subtle">No creative of this campaign has been published yet.</p>
          )}
          {shown && shown.length > 0 && (
            <SideNavGroup label="Creatives">
              {shown.map(({ id, name }) => (
                <SideNavItem key={id} asChild label={name} current={creativeID === id}>
                  {renderLink(id)}
                </SideNavItem>
              ))}
            </SideNavGroup>
          )}
          {hidden > 0 && (
            <p className="px-3 text-caption text-ink-subtle">
              {`${hidden.toLocaleString('en-US')} more: search for them by name.`}
            </p>
          )}
          {many && found?.length === 0 && (
            <p className="px-3 text-caption text-ink-subtle">No creative is called that.</p>
          )}
        </SideNav>
      </div>
      {exporting && (
        <section
          aria-labelledby={headingId}
          // Hidden until the list above has its final length, so that it does not jump.
          className={classNames(
            'shrink-0 border-line-subtle border-t px-3 pt-3',
            creatives === undefined && 'invisible',
          )}
        >
          <h2 id={headingId} className="mb-2 font-medium text-caption text-ink-muted">
            Export
          </h2>
          {exporting}
        </section>
      )}
    </div>
  )
}

/** Returns the first creatives, and the current one. */
function linked(found: readonly CreativeSummary[], creativeID: string | undefined): readonly CreativeSummary[] {
  if (found.length <= MOST_LINKS) return found
  const first = found.slice(0, MOST_LINKS)
  const current = found.find(({ id }) => id === creativeID)
  return current && !first.includes(current) ? [...first, current] : first
}

function Places() {
  return (
    <div aria-hidden className="flex flex-col gap-4 px-3">
      <Skeleton className="h-3.5 w-40" />
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  )
}
