import { canHideColumn, groupColumn, groupLabel, listedColumns, moveGroup, showColumn } from '@placard/domain'
import { Checkbox, IconButton, SearchInput, Tabs, TabsContent, TabsList, TabsTrigger } from '@placard/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { inSections } from '../in-sections.js'
import { ColumnOrder } from './column-order.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'

/** Renders visibility, order and groups of columns: side by side, or as tabs if narrow. */
export function ColumnsPanel({ isNarrow, ...props }: ColumnsPanelProps & { isNarrow: boolean }) {
  const canGroup = props.columns.some(
    ({ kind = 'text', groupable = kind === 'text', listed = true }) => groupable && listed,
  )
  if (!isNarrow)
    return (
      <div className="grid h-116 max-h-[60vh] grid-cols-2 divide-x divide-line-subtle">
        <Part title="Columns" className="p-4">
          <ColumnChoice {...props} />
        </Part>
        <div className="flex min-h-0 flex-col divide-y divide-line-subtle">
          <Part title="Order" className="flex-1 p-4">
            <ColumnOrder {...props} />
          </Part>
          {canGroup && (
            <Part title="Group by" className="max-h-2/5 shrink-0 p-4">
              <GroupChoice {...props} />
            </Part>
          )}
        </div>
      </div>
    )
  return (
    <Tabs defaultValue="columns">
      <TabsList variant="pill" aria-label="What to arrange">
        <TabsTrigger value="columns">Columns</TabsTrigger>
        <TabsTrigger value="order">Order</TabsTrigger>
        {canGroup && <TabsTrigger value="groups">Groups</TabsTrigger>}
      </TabsList>
      <TabsContent value="columns">
        <ColumnChoice {...props} />
      </TabsContent>
      <TabsContent value="order">
        <ColumnOrder {...props} />
      </TabsContent>
      <TabsContent value="groups">
        <GroupChoice {...props} />
      </TabsContent>
    </Tabs>
  )
}

function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`flex min-h-0 min-w-0 flex-col gap-2 ${className}`}>
      <p id={id} className="font-semibold text-dense text-ink">
        {title}
      </p>
      {children}
    </section>
  )
}

/** Renders a checkbox per column, by section. */
function ColumnChoice({ columns, layout, change }: ColumnsPanelProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = listedColumns(columns).filter(({ header }) => header.toLocaleLowerCase().includes(wanted))
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <SearchInput
        size="sm"
        className="shrink-0"
        aria-label="Search columns"
        placeholder="Search columns"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className="-mx-2 flex min-h-0 flex-col gap-3 overflow-y-auto px-2">
        {inSections(found).map(([section, some], place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as these rows are
          <div key={section} role="group" aria-labelledby={`${id}${place}`}>
            <p id={`${id}${place}`} className={section ? 'pb-1 text-caption text-ink-muted' : 'sr-only'}>
              {section || 'Columns'}
            </p>
            {some.map((column) => {
              const isShown = !layout.hidden.includes(column.id)
              return (
                <div key={column.id} className="flex min-h-8 items-center coarse:min-h-11">
                  <Checkbox
                    label={column.header}
                    checked={isShown}
                    disabled={isShown && !canHideColumn(layout, columns, column.id)}
                    onCheckedChange={(shown) =>
                      change(
                        showColumn(layout, columns, column.id, shown),
                        `${column.header} ${shown ? 'shown' : 'hidden'}`,
                      )
                    }
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="text-caption text-ink-muted empty:sr-only">
        {found.length === 0 && `No columns match “${search.trim()}”`}
      </p>
    </div>
  )
}

/** Renders the text columns to group by; selected ones come first, the outermost on top. */
function GroupChoice({ columns, layout, change }: ColumnsPanelProps) {
  const groupable = listedColumns(columns).filter(({ kind = 'text', groupable: can = kind === 'text' }) => can)
  const headerOf = (id: string) => groupable.find((column) => column.id === id)?.header ?? id
  const rows = [...layout.groups, ...groupable.map(({ id }) => id).filter((id) => !layout.groups.includes(id))]
  const turn = (id: string, by: -1 | 1) => {
    const next = moveGroup(layout, id, by)
    if (next !== layout) change(next, groupLabel(next.groups, headerOf))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll as this list does
    <div role="group" aria-label="Group by" className="-mx-2 min-h-0 overflow-y-auto px-2">
      {rows.map((id) => {
        const place = layout.groups.indexOf(id)
        const isChosen = place >= 0
        return (
          <div key={id} className="flex min-h-8 items-center justify-between gap-2 coarse:min-h-11">
            <Checkbox
              label={headerOf(id)}
              checked={isChosen}
              onCheckedChange={(ticked) => {
                const next = groupColumn(layout, id, ticked)
                change(next, groupLabel(next.groups, headerOf))
              }}
            />
            {isChosen && layout.groups.length > 1 && (
              <span className="flex">
                <IconButton
                  size="sm"
                  label={`Group by ${headerOf(id)} further out`}
                  aria-disabled={place === 0}
                  onClick={() => turn(id, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Group by ${headerOf(id)} further in`}
                  aria-disabled={place === layout.groups.length - 1}
                  onClick={() => turn(id, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
