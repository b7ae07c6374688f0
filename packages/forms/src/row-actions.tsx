import { IconButton } from '@placard/ui'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { Rows } from './use-rows.js'

/** Buttons to move and remove a row. Inactive ones stay rendered to keep focus. */
export function RowActions({ rows, index }: { rows: Rows; index: number }) {
  const called = rows.called(index)
  const only = rows.fields.length === 1
  const moves = [
    { to: index - 1, direction: 'up', Icon: ArrowUp },
    { to: index + 1, direction: 'down', Icon: ArrowDown },
  ]
  return (
    <div className="flex shrink-0 justify-end">
      {moves.map(({ to, direction, Icon }) => (
        <IconButton
          key={direction}
          data-row-move={direction}
          label={`Move ${called} ${direction}`}
          aria-disabled={to < 0 || to >= rows.fields.length || undefined}
          onClick={() => rows.move(index, to, direction)}
          className={only ? 'hidden' : undefined}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      <IconButton data-row-remove="" label={`Remove ${called}`} onClick={() => rows.remove(index)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
