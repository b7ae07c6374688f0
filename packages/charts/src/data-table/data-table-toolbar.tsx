import { Button, CardActions, CardHeader, CardTitle, classNames, SearchInput } from '@placard/ui'
import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { toolbarBorders } from '../toolbar-borders.js'

interface DataTableToolbarProps {
  title?: string
  titleAs: 'h2' | 'h3'
  /** How many rows were found of all; undefined while nothing narrows them down. */
  found?: string
  /** What the search box is for; without it there is none. */
  search?: string
  words: string
  onWordsChange: (words: string) => void
  /** Opens or closes all groups. */
  groups?: { allOpen: boolean; onToggle: () => void }
  /** The arrangements that are kept under names. */
  views?: ReactNode
  /** The choice of columns. */
  chooser?: ReactNode
  onDownload?: () => void
  /** Something else stands in its place for now. */
  isCovered: boolean
  isMaking: boolean
  actions?: ReactNode
}

/** The row above a table: its title, the search, the choice of columns and the download of what is shown. */
export function DataTableToolbar(props: DataTableToolbarProps) {
  const { title, titleAs, found, search, words, onWordsChange, groups, views, chooser, onDownload, isMaking, actions } =
    props
  if (!title && !search && !groups && !views && !chooser && !onDownload && !actions) return null
  return (
    <CardHeader className={props.isCovered ? 'invisible' : undefined}>
      {title && <CardTitle as={titleAs}>{title}</CardTitle>}
      {found && <span className="text-caption text-ink-muted tabular-nums">{found}</span>}
      {words.trim() && (
        <span className="hidden text-caption text-ink-muted print:inline">with “{words.trim()}” in them</span>
      )}
      <CardActions className={classNames('min-w-0 @max-[32rem]:w-full print:hidden', toolbarBorders)}>
        {search && (
          <SearchInput
            size="sm"
            aria-label={search}
            placeholder={search}
            value={words}
            onChange={(event) => onWordsChange(event.currentTarget.value)}
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
        {chooser}
        {onDownload && (
          <Button size="sm" onClick={onDownload} loading={isMaking} aria-label={`Download ${title ?? 'table'} as CSV`}>
            <Download aria-hidden /> <span className="@max-[32rem]:sr-only">CSV</span>
          </Button>
        )}
      </CardActions>
    </CardHeader>
  )
}
