import type { CreativeSummary } from '@placard/domain/creative'
import { createTextMatcher } from '@placard/domain/internal/text'
import { useReportTexts } from '@placard/forms'
import { classNames, SearchInput, SideNav, SideNavGroup, SideNavItem, Skeleton, useLabels } from '@placard/ui'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'

const reportSideMenuLabels = {
  /** Name of the navigation. */
  report: 'Report',
  /** Link to the report of the campaign. */
  summary: 'Campaign summary',
  /** Heading of the creatives. */
  creatives: 'Creatives',
  /** Name of the search box. */
  search: 'Search creatives',
  /** Placeholder of the search box. */
  searchAmong: (count: string, _number: number) => `Search ${count} creatives`,
  /** Announced number of creatives that are found. */
  found: (found: string, all: string) => `${found} of ${all} creatives`,
  /** Text without published creatives. */
  none: 'No creative of this campaign has been published yet.',
  /** Number of creatives that are not listed. */
  more: (count: string, _number: number) => `${count} more: search for them by name.`,
  /** Text if the search finds nothing. */
  noMatch: 'No creative is called that.',
  /** Heading of the export. */
  export: 'Export',
}

/** Texts of a ReportSideMenu; `count` is formatted. */
export type ReportSideMenuLabels = typeof reportSideMenuLabels

export interface ReportSideMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Creatives of the campaign; undefined while they load, null after an error. */
  creatives: readonly CreativeSummary[] | null | undefined
  /** Creative of the visible report; undefined for the whole campaign. */
  creativeID?: string | undefined
  /** Returns an empty link element for a report: a `Link` of the router or an `a`. */
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
  const labels = useLabels('reportSideMenu', reportSideMenuLabels)
  const texts = useReportTexts()
  const [search, setSearch] = useState('')
  const live = creatives?.filter(({ liveIDs }) => liveIDs.length > 0)
  const isFound = createTextMatcher(search)
  const found = live?.filter(({ name }) => isFound(name))
  const shown = found && limitLinks(found, creativeID)
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0)
  const many = live !== undefined && live.length > SEARCHED_FROM
  return (
    <div data-slot="report-side-menu" {...props} className={classNames('flex min-h-0 min-w-0 flex-col', className)}>
      {/* // If the height is limited, this part scrolls and the export below it stays visible. */}
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto pb-4">
        {filters && <div className="px-3">{filters}</div>}
        <SideNav label={labels.report} variant="expanded" className="gap-4 pb-0">
          <SideNavGroup>
            <SideNavItem asChild label={labels.summary} current={creativeID === undefined}>
              {renderLink(undefined)}
            </SideNavItem>
          </SideNavGroup>
          {creatives === undefined && <CreativesSkeleton />}
          {many && (
            <div className="-mb-1">
              <SearchInput
                size="sm"
                aria-label={labels.search}
                placeholder={labels.searchAmong(texts.whole(live.length), live.length)}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <p role="status" className="sr-only">
                {search && found ? labels.found(texts.whole(found.length), texts.whole(live.length)) : ''}
              </p>
            </div>
          )}
          {live?.length === 0 && <p className="px-3 text-caption text-ink-subtle">{labels.none}</p>}
          {shown && shown.length > 0 && (
            <SideNavGroup label={labels.creatives}>
              {shown.map(({ id, name }) => (
                <SideNavItem key={id} asChild label={name} current={creativeID === id}>
                  {renderLink(id)}
                </SideNavItem>
              ))}
            </SideNavGroup>
          )}
          {hidden > 0 && (
            <p className="px-3 text-caption text-ink-subtle">{labels.more(texts.whole(hidden), hidden)}</p>
          )}
          {many && found?.length === 0 && <p className="px-3 text-caption text-ink-subtle">{labels.noMatch}</p>}
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
            {labels.export}
          </h2>
          {exporting}
        </section>
      )}
    </div>
  )
}

/** Returns the first creatives, and the current one. */
function limitLinks(found: readonly CreativeSummary[], creativeID: string | undefined): readonly CreativeSummary[] {
  if (found.length <= MOST_LINKS) return found
  const first = found.slice(0, MOST_LINKS)
  const current = found.find(({ id }) => id === creativeID)
  return current && !first.includes(current) ? [...first, current] : first
}

function CreativesSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4 px-3">
      <Skeleton className="h-3.5 w-40" />
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  )
}
