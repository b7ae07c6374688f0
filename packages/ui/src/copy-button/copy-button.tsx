import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Check, Copy } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.js'
import { classNames } from '../class-names.js'
import { type CopyValue, copyText } from '../copy-text.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Popover, PopoverAnchor, PopoverContent } from '../popover/popover.js'
import { useLabels } from '../use-labels.js'

const SHOWN_FOR = 2000

const copyButtonLabels = {
  /** Label of the action. @default 'Copy' */
  copy: 'Copy',
  /** Shown and announced for two seconds after copying. @default 'Copied' */
  copied: 'Copied',
  /**
   * Shown if the browser does not allow copying.
   * @default 'Copying is blocked here. Press Ctrl+C, or ⌘C on a Mac.'
   */
  blocked: 'Copying is blocked here. Press Ctrl+C, or ⌘C on a Mac.',
  /** Shown if the text could not be loaded. @default 'Couldn’t load the text. Please try again.' */
  missing: 'Couldn’t load the text. Please try again.',
}

/** Texts of a CopyButton. */
export type CopyButtonLabels = typeof copyButtonLabels

export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'children' | 'asChild' | 'onClick' | 'onCopy'> {
  /** Text to copy, or a function that returns it. */
  value: CopyValue
  /** Label of the action. @default 'Copy' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<CopyButtonLabels>
  /** Shows only the icon, with the label as its tooltip. @default false */
  iconOnly?: boolean
  /**
   * Element that already shows the text: it is selected if copying fails. Without it, a field with the text opens.
   */
  targetRef?: RefObject<HTMLElement | null>
  /** Called when the text has been copied. */
  onCopied?: () => void
}

type State = 'idle' | 'pending' | 'copied' | 'blocked' | 'missing'

/**
 * Copies a text and announces it. If the browser blocks copying, it selects the text, so that the user can press the
 * shortcut.
 */
export function CopyButton({
  value,
  label: ownLabel,
  labels: ownLabels,
  iconOnly = false,
  targetRef,
  onCopied,
  loading = false,
  ref,
  ...props
}: CopyButtonProps) {
  const labels = useLabels('copyButton', copyButtonLabels, ownLabels)
  const label = ownLabel ?? labels.copy
  const [state, setState] = useState<State>('idle')
  const [text, setText] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useComposedRefs(button, ref)
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    const late = typeof value === 'function' ? setTimeout(() => setState('pending'), 150) : undefined
    try {
      await copyText(value, button.current)
      setState('copied')
      onCopied?.()
    } catch {
      const got = await loadText(value)
      setText(got ?? '')
      setState(got === undefined ? 'missing' : 'blocked')
      if (got !== undefined && targetRef?.current) select(targetRef.current)
    } finally {
      clearTimeout(late)
    }
  }

  const shared: Omit<ComponentProps<typeof Button>, 'children'> = {
    ...props,
    ref: buttonRef,
    loading: loading || state === 'pending',
    onClick: () => void copy(),
  }
  const Icon = state === 'copied' ? Check : Copy
  const icon = <Icon aria-hidden className={state === 'copied' ? 'text-success-ink' : undefined} />
  const failed = state === 'blocked' || state === 'missing'
  const failure = state === 'missing' ? labels.missing : labels.blocked
  return (
    <Popover open={failed} onOpenChange={(open) => !open && setState('idle')}>
      <PopoverAnchor asChild>
        {iconOnly ? (
          <IconButton {...shared} label={label} data-slot="copy-button">
            {icon}
          </IconButton>
        ) : (
          <Button {...shared} data-slot="copy-button">
            <span className="sr-only">{label}</span>
            <Labels
              icon={shared.loading ? null : icon}
              shown={state === 'copied' ? labels.copied : label}
              all={[label, labels.copied]}
            />
          </Button>
        )}
      </PopoverAnchor>
      <span role="status" className="sr-only">
        {state === 'copied' ? labels.copied : failed ? failure : ''}
      </span>
      <PopoverContent
        label={label}
        // A selection on the page stays, and the button keeps focus.
        onOpenAutoFocus={state === 'blocked' && !targetRef ? undefined : (event) => event.preventDefault()}
        onEscapeKeyDown={() => button.current?.focus()}
      >
        <p className="text-ink-muted">{failure}</p>
        {state === 'blocked' && !targetRef && (
          <textarea
            readOnly
            rows={3}
            aria-label={label}
            value={text}
            ref={(field) => field?.select()}
            className="mt-2 w-full resize-none rounded-control border border-line-control bg-surface px-2 py-1 font-mono text-caption text-ink"
          />
        )}
      </PopoverContent>
    </Popover>
  )
}

/**
 * Renders all labels in one grid cell, so that the button keeps its width when the label changes. Each has its own
 * icon, because the extra space of a short label belongs around both.
 */
function Labels({ icon, shown, all }: { icon: ReactNode; shown: string; all: string[] }) {
  return (
    <span aria-hidden className="grid">
      {all.map((label) => (
        <span
          key={label}
          className={classNames(
            'col-start-1 row-start-1 flex items-center gap-1.5',
            icon ? 'justify-center' : 'justify-start',
            label !== shown && 'invisible',
          )}
        >
          {icon}
          <span>{label}</span>
        </span>
      ))}
    </span>
  )
}

/** Returns the text, or undefined if it cannot be loaded. */
const loadText = async (value: CopyValue): Promise<string | undefined> => {
  try {
    return await (typeof value === 'function' ? value() : value)
  } catch {
    return undefined
  }
}

function select(element: HTMLElement) {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus()
    return element.select()
  }
  window.getSelection()?.selectAllChildren(element)
}
