import {
  Button,
  CardActions,
  CardHeader,
  CardTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  Input,
  MenuCheckboxItem,
} from '@placard/ui'
import { Columns3, Download, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DataColumn } from './data-column.js'

export interface DataTableToolbarProps {
  /** The title of the table. */
  title?: string
  /** The level of the title. */
  titleAs: 'h2' | 'h3'
  /** What the search box is for; without it there is none. */
  search?: string
  /** What is searched for. */
  words: string
  /** The search changed. */
  onWordsChange: (words: string) => void
  /** Every column; the first one cannot be hidden. */
  columns: Pick<DataColumn<never>, 'id' | 'header'>[]
  /** Offers the choice of columns. */
  columnMenu: boolean
  /** Whether a column is in sight. */
  isShown: (id: string) => boolean
  /** Shows or hides a column. */
  onShow: (id: string, shown: boolean) => void
  /** Downloads what is shown. */
  onDownload?: () => void
  /** More controls. */
  actions?: ReactNode
}

/** The row above a table: its title, the search, the choice of columns and the download of what is shown. */
export function DataTableToolbar({
  title,
  titleAs,
  search,
  words,
  onWordsChange,
  columns,
  columnMenu,
  isShown,
  onShow,
  onDownload,
  actions,
}: DataTableToolbarProps) {
  if (!title && !search && !columnMenu && !onDownload && !actions) return null
  return (
    <CardHeader>
      {title && <CardTitle as={titleAs}>{title}</CardTitle>}
      <CardActions className="min-w-0 @max-[32rem]:first:w-full print:hidden">
        {search && (
          <Input
            size="sm"
            type="search"
            aria-label={search}
            placeholder={search}
            prefix={<Search aria-hidden className="size-4" />}
            value={words}
            onChange={(event) => onWordsChange(event.currentTarget.value)}
            className="w-52 @max-[32rem]:w-full"
          />
        )}
        {actions}
        {columnMenu && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="sm">
                <Columns3 aria-hidden /> Columns
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              {columns.slice(1).map(({ id, header }) => (
                <MenuCheckboxItem
                  key={id}
                  checked={isShown(id)}
                  onCheckedChange={(shown) => onShow(id, shown === true)}
                  onSelect={(event) => event.preventDefault()}
                >
                  {header}
                </MenuCheckboxItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
        {onDownload && (
          <Button size="sm" onClick={onDownload} aria-label={`Download ${title ?? 'table'} as CSV`}>
            <Download aria-hidden /> CSV
          </Button>
        )}
      </CardActions>
    </CardHeader>
  )
}
