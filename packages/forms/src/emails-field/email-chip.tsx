import { classNames } from '@placard/ui'
import { CircleAlert, X } from 'lucide-react'

export interface EmailChipProps {
  /** Email address. */
  address: string
  /** Whether it is marked as invalid. */
  wrong: boolean
  /** Whether removal is disabled. @default false */
  disabled?: boolean | undefined
  /** Whether the remove button is hidden. @default false */
  readOnly?: boolean | undefined
  /** Removes it. */
  onRemove: () => void
}

/** Chip of an email address with a remove button. */
export function EmailChip({ address, wrong, disabled = false, readOnly = false, onRemove }: EmailChipProps) {
  return (
    <li
      data-state={wrong ? 'invalid' : 'valid'}
      className={classNames(
        // Leave room to type beside a single chip.
        'inline-flex h-7 min-w-0 max-w-[calc(100%-2.25rem)] items-center gap-1 rounded-badge border ps-2 text-dense coarse:h-9',
        readOnly && 'pe-2',
        wrong ? 'border-danger-line bg-danger-tint text-danger-ink' : 'border-line-subtle bg-sunken text-ink',
      )}
    >
      {wrong && <CircleAlert role="img" aria-label="Not an email:" className="size-3.5 shrink-0" />}
      <span className="truncate" title={address}>
        {address}
      </span>
      {!readOnly && (
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={`Remove ${address}`}
          onClick={onRemove}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' && event.key !== 'Delete') return
            event.preventDefault()
            onRemove()
          }}
          className="flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-badge -outline-offset-2 hover:bg-hover disabled:cursor-not-allowed coarse:size-8"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </li>
  )
}
