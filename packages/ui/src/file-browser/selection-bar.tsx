import { ArrowDownNarrowWide, ArrowUpNarrowWide, Ellipsis, LayoutGrid, List, X } from 'lucide-react'
import { Button } from '../button/button.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.js'
import { IconButton } from '../icon-button/icon-button.js'
import { MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../menu/menu.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { ActionsMenu, actionsFor, perform } from './entry-parts.js'
import type { FileSort, FileView } from './file-browser-props.js'
import { useBrowser } from './use-file-browser.js'

/**
 * Toolbar with the number of entries or the selection and its actions, and the view options. Its height is fixed, so
 * that nothing moves between clicks.
 */
export function SelectionBar() {
  const model = useBrowser()
  const { labels, selectedEntries, entries, total } = model
  const actions = actionsFor(model, selectedEntries)
  const listed = actions.filter(({ menuOnly = false }) => !menuOnly)
  const any = selectedEntries.length > 0
  const bytes = selectedEntries.reduce((sum, entry) => sum + (entry.size ?? 0), 0)
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-line-subtle border-b px-4 text-dense coarse:h-13">
      {any ? (
        <>
          <IconButton
            label={labels.clearSelection}
            size="sm"
            className="-ms-1.5 coarse:size-11"
            onClick={() => {
              model.step({ type: 'clear' })
              model.focusCursor()
            }}
          >
            <X aria-hidden />
          </IconButton>
          <span dir="auto" className="whitespace-nowrap font-medium text-ink tabular-nums">
            {labels.selectedCount(selectedEntries.length)}
            {bytes > 0 && (
              <span className="hidden font-normal text-ink-muted @lg:inline"> · {model.formatSize(bytes)}</span>
            )}
          </span>
          <div className="ms-2 hidden min-w-0 items-center gap-1 overflow-hidden @4xl:flex">
            {listed.map((action) => (
              <Button
                key={action.id}
                variant="ghost"
                size="sm"
                onClick={() => perform(model, action, selectedEntries)}
                className={action.tone === 'danger' ? 'text-danger-ink hover:text-danger-ink' : undefined}
              >
                {action.icon}
                {action.label}
              </Button>
            ))}
            {listed.length < actions.length && (
              <ActionsMenu model={model} entries={selectedEntries} opens={false}>
                <IconButton label={labels.moreActions} size="sm">
                  <Ellipsis aria-hidden />
                </IconButton>
              </ActionsMenu>
            )}
          </div>
          {actions.length > 0 && (
            <div className="@4xl:hidden">
              <ActionsMenu model={model} entries={selectedEntries} opens={false}>
                <Button size="sm" className="coarse:h-11">
                  <Ellipsis aria-hidden /> {labels.actions}
                </Button>
              </ActionsMenu>
            </div>
          )}
        </>
      ) : model.props.status === 'loading' ? (
        <Skeleton className="w-16" />
      ) : (
        <span dir="auto" className="whitespace-nowrap text-ink-muted tabular-nums">
          {entries.length === total ? labels.count(total) : labels.filtered(entries.length, total)}
        </span>
      )}
      <div className="ms-auto flex shrink-0 items-center gap-2">
        <SortMenu />
        <SegmentedControl<FileView>
          label={labels.view}
          size="sm"
          iconOnly
          value={model.view}
          onValueChange={model.setView}
          options={[
            { value: 'list', label: labels.list, icon: <List aria-hidden /> },
            { value: 'grid', label: labels.grid, icon: <LayoutGrid aria-hidden /> },
          ]}
        />
      </div>
    </div>
  )
}

/** Sort menu for tiles and narrow lists, which have no column headers. */
function SortMenu() {
  const { labels, sort, setSort } = useBrowser()
  const Icon = sort.direction === 'ascending' ? ArrowUpNarrowWide : ArrowDownNarrowWide
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${labels.sortBy}: ${labels[sort.by]}, ${labels[sort.direction]}`}
          className="coarse:h-11"
        >
          <Icon aria-hidden />
          <span className="hidden @md:inline">{labels[sort.by]}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuRadioGroup
          aria-label={labels.sortBy}
          value={sort.by}
          onValueChange={(by) => setSort({ ...sort, by: by as FileSort['by'] })}
        >
          {(['name', 'size', 'modified'] as const).map((by) => (
            <MenuRadioItem key={by} value={by}>
              {labels[by]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuRadioGroup
          aria-label={labels.sortBy}
          value={sort.direction}
          onValueChange={(direction) => setSort({ ...sort, direction: direction as FileSort['direction'] })}
        >
          {(['ascending', 'descending'] as const).map((direction) => (
            <MenuRadioItem key={direction} value={direction}>
              {labels[direction]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
