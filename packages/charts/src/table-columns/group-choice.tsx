import { groupColumn, groupLabel, listedColumns, moveGroup } from '@placard/domain'
import { Checkbox, IconButton } from '@placard/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ColumnsPanelProps } from './columns-panel-props.js'

/** Renders the text columns to group by; selected ones come first, the outermost on top. */
export function GroupChoice({ columns, layout, change }: ColumnsPanelProps) {
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
