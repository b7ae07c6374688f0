import { Check, Copy } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { assignRef } from '../assign-ref.js'
import { Button, type ButtonProps } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Popover, PopoverAnchor, PopoverContent } from '../popover/popover.js'
import { type CopyValue, writeClipboard } from './write-clipboard.js'

const SHOWN_FOR = 2000

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'children' | 'asChild' | 'onClick' | 'onCopy'> {
  /** The text to copy, or what gets it. */
  value: CopyValue
  /** The name of the action. @default 'Copy' */
  label?: string
  /** What is shown and announced for two seconds afterwards. @default 'Copied' */
  copiedLabel?: string
  /** What is said where the browser does not let it copy. @default 'Copying is blocked here. Press Ctrl+C, or ⌘C on a Mac.' */
  failedLabel?: string
  /** Shows the icon alone, with the label as its tooltip. @default false */
  iconOnly?: boolean
  /** The element that shows the text already: it is selected when copying fails. Without it a field opens. */
  targetRef?: RefObject<HTMLElement | null>
  /** Called when the text is on the clipboard. */
  onCopied?: () => void
}

type State = 'idle' | 'pending' | 'copied' | 'failed'

/** Copies a text and says that it did. Where the browser does not allow it, it selects the text, so that one key is left to press. */
export function CopyButton({
  value,
  label = 'Copy',
  copiedLabel = 'Copied',
  failedLabel = 'Copying is blocked here. Press Ctrl+C, or ⌘C on a Mac.',
  iconOnly = false,
  targetRef,
  onCopied,
  loading = false,
  ref,
  ...props
}: CopyButtonProps) {
  const [state, setState] = useState<State>('idle')
  const [text, setText] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    const late = typeof value === 'function' ? setTimeout(() => setState('pending'), 150) : undefined
    try {
      await writeClipboard(value, button.current)
      setState('copied')
      onCopied?.()
    } catch {
      if (targetRef?.current) select(targetRef.current)
      else setText(await (typeof value === 'function' ? value() : value))
      setState('failed')
    } finally {
      clearTimeout(late)
    }
  }

  const shared: Omit<ComponentProps<typeof Button>, 'children'> = {
    ...props,
    ref: (element) => {
      button.current = element
      return assignRef(ref, element)
    },
    loading: loading || state === 'pending',
    onClick: () => void copy(),
  }
  const Icon = state === 'copied' ? Check : Copy
  const icon = <Icon aria-hidden className={state === 'copied' ? 'text-success-ink' : undefined} />
  return (
    <Popover open={state === 'failed' && !targetRef} onOpenChange={(open) => !open && setState('idle')}>
      <PopoverAnchor asChild data-slot="copy-button">
        {iconOnly ? (
          <IconButton {...shared} label={label} data-slot="copy-button">
            {icon}
          </IconButton>
        ) : (
          <Button {...shared} aria-label={label} data-slot="copy-button">
            {shared.loading ? null : icon}
            <Labels shown={state === 'copied' ? copiedLabel : label} all={[label, copiedLabel]} />
          </Button>
        )}
      </PopoverAnchor>
      <span role="status" className="sr-only">
        {state === 'copied' ? copiedLabel : state === 'failed' ? failedLabel : ''}
      </span>
      <PopoverContent label={label}>
        <p className="mb-2 text-ink-muted">{failedLabel}</p>
        <textarea
          readOnly
          rows={3}
          aria-label={label}
          value={text}
          ref={(field) => field?.select()}
          className="w-full resize-none rounded-control border border-line-control bg-surface px-2 py-1 font-mono text-caption text-ink"
        />
      </PopoverContent>
    </Popover>
  )
}

/** All words on one place, so that the button keeps its width when they change. */
function Labels({ shown, all }: { shown: string; all: string[] }) {
  return (
    <span className="grid">
      {all.map((words) => (
        <span key={words} className={classNames('col-start-1 row-start-1', words !== shown && 'invisible')}>
          {words}
        </span>
      ))}
    </span>
  )
}

function select(element: HTMLElement) {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus()
    return element.select()
  }
  window.getSelection()?.selectAllChildren(element)
}
