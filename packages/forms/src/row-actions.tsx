import { IconButton } from '@placard/ui'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { Rows } from './use-rows.js'

/** Buttons to move and remove a row. Inactive ones stay rendered to keep focus. */
export function RowActions({ rows, index }: { rows: Rows; index: number }) {
  const called = rows.called(index)
  const only = rows.fields.length === 1
  const moves = [
    { to: index - 1, words: 'up', Icon: ArrowUp },
    { to: index + 1, words: 'down', Icon: ArrowDown },
  ]
  return (
    <div className="flex shrink-0 justify-end">
      {moves.map(({ to, words, Icon }) => (
        <IconButton
          key={words}
          data-row-move={words}
          label={`Move ${called} ${words}`}
          aria-disabled={to < 0 || to >= rows.fields.length || undefined}
          onClick={() => rows.move(index, to, words)}
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
