import { Button, CardActions, CardHeader, CardTitle, classNames, SearchInput } from '@placard/ui'
import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { toolbarBorders } from '../toolbar-borders.js'

interface DataTableToolbarProps {
  title?: string
  titleAs: 'h2' | 'h3'
  /** Number of matching rows as text; undefined while search and filters are empty. */
  found?: string
  /** Accessible name of the search box; without it there is none. */
  search?: string
  searchText: string
  onSearchTextChange: (searchText: string) => void
  /** Expands or collapses all groups. */
  groups?: { allOpen: boolean; onToggle: () => void }
  /** Menu of saved views. */
  views?: ReactNode
  /** Menu of columns. */
  columns?: ReactNode
  onDownload?: () => void
  /** True while the selection bar covers the toolbar. */
  isCovered: boolean
  isExporting: boolean
  actions?: ReactNode
}

/** Toolbar above a table: title, search, views, columns and CSV download. */
export function DataTableToolbar(props: DataTableToolbarProps) {
  const { title, titleAs, found, search, searchText, onSearchTextChange, groups, views, columns, onDownload, actions } =
    props
  if (!title && !search && !groups && !views && !columns && !onDownload && !actions) return null
  return (
    <CardHeader className={props.isCovered ? 'invisible' : undefined}>
      {title && <CardTitle as={titleAs}>{title}</CardTitle>}
      {found && <span className="text-caption text-ink-muted tabular-nums">{found}</span>}
      {searchText.trim() && (
        <span className="hidden text-caption text-ink-muted print:inline">matching “{searchText.trim()}”</span>
      )}
      <CardActions className={classNames('min-w-0 @max-[32rem]:w-full print:hidden', toolbarBorders)}>
        {search && (
          <SearchInput
            size="sm"
            aria-label={search}
            placeholder={search}
            value={searchText}
            onChange={(event) => onSearchTextChange(event.currentTarget.value)}
            className="w-52 @max-[32rem]:w-full"
          />
        )}
        {actions}
        {groups && (
          <Button size="sm" onClick={groups.onToggle}>
            {groups.allOpen ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
            {groups.allOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )}
        {views}
        {columns}
        {onDownload && (
          <Button
            size="sm"
            onClick={onDownload}
            loading={props.isExporting}
            aria-label={`Download ${title ?? 'table'} as CSV`}
          >
            <Download aria-hidden /> <span className="@max-[32rem]:sr-only">CSV</span>
          </Button>
        )}
      </CardActions>
    </CardHeader>
  )
}

interface SelectionBarProps {
  count: number
  onClear: () => void
  children?: ReactNode
}

/** Formats the number of selected rows. */
export const formatSelected = (count: number): string => `${count.toLocaleString('en-US')} selected`

/** Number of selected rows, with buttons for them and one that clears the selection. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      data-slot="data-table-selection"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-line-subtle border-t bg-selected px-4 py-1.5 text-dense print:hidden"
    >
      <span className="font-medium tabular-nums">{formatSelected(count)}</span>
      {children}
      <Button size="sm" variant="ghost" onClick={onClear} className="ms-auto">
        Clear selection
      </Button>
    </div>
  )
}
