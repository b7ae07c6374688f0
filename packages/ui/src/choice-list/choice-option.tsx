import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import type { ChoiceRow } from './choice-rows.js'

interface ChoiceOptionProps extends ComponentProps<'div'> {
  row: ChoiceRow
  icon: ReactNode
  chosen: boolean | 'some'
  highlighted: boolean
  multiple: boolean
}

/** One entry of the list. */
export function ChoiceOption({ row, icon, chosen, highlighted, multiple, ...props }: ChoiceOptionProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: downshift gives it the role of an option.
    <div
      {...props}
      aria-selected={chosen === true}
      aria-disabled={row.disabled || undefined}
      className={classNames(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-badge px-2 py-1.5 coarse:min-h-11',
        highlighted && 'bg-active forced-colors:outline-2 forced-colors:-outline-offset-2',
        row.disabled && 'cursor-not-allowed text-ink-disabled',
      )}
    >
      {multiple && row.action !== 'create' && row.action !== 'retry' && <Box state={chosen} off={row.disabled} />}
      {icon && <span className="flex shrink-0 text-ink-muted [&_svg]:size-4">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className={classNames('wrap-anywhere', (row.action || (chosen === true && !multiple)) && 'font-medium')}>
          {row.label}
        </span>
        {row.hint && (
          <span
            className={classNames('wrap-anywhere text-caption', row.disabled ? 'text-ink-disabled' : 'text-ink-subtle')}
          >
            {row.hint}
          </span>
        )}
      </span>
      {!multiple && !row.action && (
        <span className="flex size-4 shrink-0">
          {chosen && <Check aria-hidden className="size-4 text-brand-ink" />}
        </span>
      )}
    </div>
  )
}

/** Looks like a Checkbox; the entry itself tells assistive technology. */
function Box({ state, off }: { state: boolean | 'some'; off: boolean | undefined }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-4 shrink-0 items-center justify-center rounded-bar border [&_svg]:size-3',
        off && 'border-line bg-sunken text-ink-disabled',
        !off && (state ? 'border-brand bg-brand text-on-brand' : 'border-line-control bg-surface'),
        'forced-colors:text-[CanvasText]',
      )}
    >
      {state === 'some' && <Minus strokeWidth={3} />}
      {state === true && <Check strokeWidth={3} />}
    </span>
  )
}
