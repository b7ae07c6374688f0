import { filterColumn, filterLabel, listedColumns, unfilterColumn } from '@placard/domain/internal/table-layout'
import type { TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import {
  Button,
  Chip,
  ChipGroup,
  type ChipGroupProps,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  MenuGroup,
  MenuItem,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { ListFilterPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { FloatingPanel } from '../floating-panel.js'
import { inSections } from '../in-sections.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { FilterEditor } from './filter-editor.js'
import { tableFiltersLabels } from './filter-labels.js'

export interface TableFiltersProps extends Omit<ChipGroupProps, 'label' | 'action' | 'children'> {
  /** All columns of the table. */
  columns: readonly LayoutColumn[]
  /** Current layout. */
  layout: TableLayout
  /** Called with the layout with changed filters. */
  onLayoutChange: (layout: TableLayout) => void
  /** Id of the column whose editor is open, if it is controlled; null for none. */
  editing?: string | null
  /** Called when an editor opens or closes. */
  onEditingChange?: (id: string | null) => void
  /** Accessible name of the chips. @default 'Filters' */
  label?: string
}

/**
 * Renders the filters of a table as a row of chips that can be added, changed and removed.
 * @experimental Props may change in a minor version.
 */
export function TableFilters({
  columns,
  layout,
  onLayoutChange,
  editing: given,
  onEditingChange,
  label,
  ...props
}: TableFiltersProps) {
  const labels = useLabels('tableFilters', tableFiltersLabels)
  const texts = useReportTexts()
  const root = useRef<HTMLSpanElement>(null)
  const [own, setOwn] = useState<string | null>(null)
  const editing = given === undefined ? own : given
  /** Id of the column whose chip gets focus when its editor closes. */
  const edited = useRef('')
  const edit = (id: string | null) => {
    if (id !== null) edited.current = id
    setOwn(id)
    onEditingChange?.(id)
  }
  const filterable = listedColumns(columns).filter((column) => column.filterable ?? true)
  const byId = new Map(filterable.map((column) => [column.id, column]))
  const chips = layout.filters.flatMap((filter) => {
    const column = byId.get(filter.id)
    return column ? [{ filter, column }] : []
  })
  const free = filterable.filter(({ id }) => !chips.some(({ column }) => column.id === id))
  const added = free.find(({ id }) => id === editing)

  const focusOn = (id: string) => {
    const group = root.current?.parentElement
    const chip = [...(group?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])].find(
      ({ dataset }) => dataset.filter === id,
    )
    ;(chip?.querySelector('button') ?? group?.querySelector<HTMLElement>('[data-part="add-filter"]'))?.focus()
  }
  const onReturnFocus = () => focusOn(editing ?? edited.current)
  const panel = (column: LayoutColumn) => ({
    label: labels.filterBy(column.header),
    open: column.id === editing,
    onOpenChange: (open: boolean) => {
      if (!open) edit(null)
    },
    onReturnFocus,
    className: 'w-80',
  })
  const editor = (column: LayoutColumn) => (
    <FilterEditor
      column={column}
      filter={layout.filters.find(({ id }) => id === column.id)}
      onApply={(filter) => {
        edit(null)
        onLayoutChange(filter ? filterColumn(layout, filter) : unfilterColumn(layout, column.id))
      }}
    />
  )

  return (
    <ChipGroup data-slot="table-filters" {...props} label={label ?? labels.filters}>
      {chips.map(({ filter, column }) => (
        <FloatingPanel
          key={column.id}
          {...panel(column)}
          anchor={
            <span data-filter={column.id} className="inline-flex max-w-full">
              <Chip
                label={filterLabel(filter, column, texts)}
                labels={{ remove: labels.remove(filterLabel(filter, column, texts)) }}
                onPress={() => edit(column.id)}
                onRemove={() => onLayoutChange(unfilterColumn(layout, column.id))}
              />
            </span>
          }
        >
          {editor(column)}
        </FloatingPanel>
      ))}
      <span ref={root} className="inline-flex items-center gap-1 print:hidden">
        {free.length > 0 && (
          <FloatingPanel
            {...(added ? panel(added) : { label: '', open: false, onOpenChange: () => {}, onReturnFocus })}
            anchor={
              <span className="inline-flex">
                <AddFilter columns={free} onPick={edit} />
              </span>
            }
          >
            {added && editor(added)}
          </FloatingPanel>
        )}
        {chips.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onLayoutChange({ ...layout, filters: [] })
              focusOn('')
            }}
          >
            {labels.clear}
          </Button>
        )}
      </span>
    </ChipGroup>
  )
}

interface AddFilterProps {
  columns: readonly LayoutColumn[]
  onPick: (id: string) => void
}

/** Renders a menu of the columns that can be filtered. */
function AddFilter({ columns, onPick }: AddFilterProps) {
  const labels = useLabels('tableFilters', tableFiltersLabels)
  // Focus the editor only after the menu has released focus.
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" data-part="add-filter">
          <ListFilterPlus aria-hidden /> {labels.add}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label={labels.addTo} onCloseAutoFocus={onCloseAutoFocus}>
        {inSections(columns).map(([section, some]) => (
          <MenuGroup key={section} label={section || undefined}>
            {some.map(({ id, header }) => (
              <MenuItem key={id} onSelect={() => afterClose(() => onPick(id))}>
                {header}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
