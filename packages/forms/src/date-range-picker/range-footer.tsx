import { Button } from '@placard/ui'
import type { RefObject } from 'react'

export interface RangeFooterProps {
  /** Text of the selected range. */
  text: string
  /** Text of the comparison. */
  compared: string
  /** Time zone and notes. */
  notes: readonly (string | undefined)[]
  apply: RefObject<HTMLButtonElement | null>
  onCancel: () => void
}

/** Text of the range to apply. */
export function RangeFooter({ text, compared, notes, apply, onCancel }: RangeFooterProps) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line-subtle border-t bg-raised px-3 py-3 lg:flex-nowrap lg:px-4">
      <p className="min-w-0 text-dense">
        <span role="status" aria-label="Chosen range" className="font-medium text-ink">
          <bdi>{text}</bdi>
          {compared && (
            <>
              {' '}
              <bdi className="whitespace-nowrap font-normal text-ink-muted">{compared}</bdi>
            </>
          )}
        </span>
        {notes.filter(Boolean).map((note) => (
          <span key={note} className="block text-caption text-ink-muted">
            {note}
          </span>
        ))}
      </p>
      <div className="flex gap-2 max-lg:w-full max-lg:*:flex-1">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={apply} type="submit" variant="primary">
          Apply
        </Button>
      </div>
    </div>
  )
}
