import { canHideColumn, listedColumns, showColumn } from '@placard/domain'
import { Checkbox, SearchInput } from '@placard/ui'
import { useId, useState } from 'react'
import { inSections } from '../in-sections.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'

/** Renders a checkbox per column, by section. */
export function ColumnChoice({ columns, layout, change }: ColumnsPanelProps) {
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
