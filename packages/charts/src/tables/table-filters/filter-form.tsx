import type { LayoutFilter } from '@placard/domain/table-layout'
import { Button, useLabels } from '@placard/ui'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useNarrow } from '../floating-panel.js'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import { tableFiltersLabels } from './filter-labels.js'

export interface FilterEditorProps {
  column: LayoutColumn
  /** Current filter. */
  filter?: LayoutFilter
  /** Called with the new filter; undefined removes it. */
  onApply: (filter: LayoutFilter | undefined) => void
}

export interface FilterFormProps {
  column: LayoutColumn
  onSubmit: () => void
  onRemove?: () => void
  children: ReactNode
}

/** Form around every filter editor: heading, fields and buttons. */
export function FilterForm({ column, onSubmit, onRemove, children }: FilterFormProps) {
  const headingId = useId()
  const labels = useLabels('tableFilters', tableFiltersLabels)
  const isNarrow = useNarrow()
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
      className="flex flex-col gap-3"
    >
      <p id={headingId} className={isNarrow ? 'sr-only' : 'font-semibold text-dense text-ink'}>
        {labels.filterBy(column.header)}
      </p>
      {children}
      <div className="flex items-center justify-end gap-2">
        {onRemove && (
          <Button type="button" size="sm" variant="ghost" onClick={onRemove} className="me-auto -ms-2">
            {labels.removeThis}
          </Button>
        )}
        <Button type="submit" size="sm" variant="primary">
          {labels.apply}
        </Button>
      </div>
    </form>
  )
}
