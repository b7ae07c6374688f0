import { canHideColumn, groupLabel, listedColumns, moveGroup, showColumn } from '@placard/domain/internal/table-layout'
import { createTextMatcher } from '@placard/domain/internal/text'
import { groupColumn } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { Checkbox, IconButton, SearchInput, Tabs, TabsContent, TabsList, TabsTrigger, useLabels } from '@placard/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { columnLabels } from '../column-labels.js'
import { inSections } from '../in-sections.js'
import { ColumnOrder } from './column-order.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'

/** Renders visibility, order and groups of columns: side by side, or as tabs if narrow. */
export function ColumnsPanel({ isNarrow, ...props }: ColumnsPanelProps & { isNarrow: boolean }) {
  const labels = useLabels('columns', columnLabels)
  const canGroup = props.columns.some(
    ({ kind = 'text', groupable = kind === 'text', listed = true }) => groupable && listed,
  )
  if (!isNarrow)
    return (
      <div className="grid h-116 max-h-[60vh] grid-cols-2 divide-x divide-line-subtle">
        <Part title={labels.columns} className="p-4">
          <ColumnChoice {...props} />
        </Part>
        <div className="flex min-h-0 flex-col divide-y divide-line-subtle">
          <Part title={labels.order} className="flex-1 p-4">
            <ColumnOrder {...props} />
          </Part>
          {canGroup && (
            <Part title={labels.groups} className="max-h-2/5 shrink-0 p-4">
              <GroupChoice {...props} />
            </Part>
          )}
        </div>
      </div>
    )
  return (
    <Tabs defaultValue="columns">
      <TabsList variant="pill" aria-label={labels.parts}>
        <TabsTrigger value="columns">{labels.columns}</TabsTrigger>
        <TabsTrigger value="order">{labels.order}</TabsTrigger>
        {canGroup && <TabsTrigger value="groups">{labels.groupsTab}</TabsTrigger>}
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
  const labels = useLabels('columns', columnLabels)
  const [search, setSearch] = useState('')
  const matches = createTextMatcher(search)
  const found = listedColumns(columns).filter(({ header }) => matches(header))
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <SearchInput
        size="sm"
        className="shrink-0"
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className="-mx-2 flex min-h-0 flex-col gap-3 overflow-y-auto px-2">
        {inSections(found).map(([section, some], place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as these rows are
          <div key={section} role="group" aria-labelledby={`${id}${place}`}>
            <p id={`${id}${place}`} className={section ? 'pb-1 text-caption text-ink-muted' : 'sr-only'}>
              {section || labels.columns}
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
                        shown ? labels.shown(column.header) : labels.hidden(column.header),
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
        {found.length === 0 && labels.noMatch(search.trim())}
      </p>
    </div>
  )
}

/** Renders the text columns to group by; selected ones come first, the outermost on top. */
function GroupChoice({ columns, layout, change }: ColumnsPanelProps) {
  const labels = useLabels('columns', columnLabels)
  const texts = useReportTexts()
  const groupable = listedColumns(columns).filter(({ kind = 'text', groupable: can = kind === 'text' }) => can)
  const findHeader = (id: string) => groupable.find((column) => column.id === id)?.header ?? id
  const rows = [...layout.groups, ...groupable.map(({ id }) => id).filter((id) => !layout.groups.includes(id))]
  const moveGroupBy = (id: string, by: -1 | 1) => {
    const next = moveGroup(layout, id, by)
    if (next !== layout) change(next, groupLabel(next.groups, findHeader, texts))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll as this list does
    <div role="group" aria-label={labels.groups} className="-mx-2 min-h-0 overflow-y-auto px-2">
      {rows.map((id) => {
        const place = layout.groups.indexOf(id)
        const isChosen = place >= 0
        return (
          <div key={id} className="flex min-h-8 items-center justify-between gap-2 coarse:min-h-11">
            <Checkbox
              label={findHeader(id)}
              checked={isChosen}
              onCheckedChange={(ticked) => {
                const next = groupColumn(layout, id, ticked)
                change(next, groupLabel(next.groups, findHeader, texts))
              }}
            />
            {isChosen && layout.groups.length > 1 && (
              <span className="flex">
                <IconButton
                  size="sm"
                  label={labels.groupOut(findHeader(id))}
                  aria-disabled={place === 0}
                  onClick={() => moveGroupBy(id, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={labels.groupIn(findHeader(id))}
                  aria-disabled={place === layout.groups.length - 1}
                  onClick={() => moveGroupBy(id, 1)}
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
