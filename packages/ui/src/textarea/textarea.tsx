import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.js'
import { controlVariants } from '../control.variants.js'
import { useFieldControl } from '../field/field.js'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'rows'> {
  /** Minimum number of lines. @default 3 */
  minRows?: number
  /** Maximum number of lines to which it grows; then it scrolls. @default 10 */
  maxRows?: number
  /** Uses a monospace font, for tags and macros. @default false */
  mono?: boolean
  /** Marks the value as invalid; a Field sets it from its `error`. @default false */
  invalid?: boolean
  /** Size of the text and its padding. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const padding = { sm: 'px-2 py-1', md: 'px-3 py-2', lg: 'px-3 py-2.5' }

/** Multi-line text input that grows with its content. For a limit with a counter use `limit` of the Field. */
export function Textarea({
  minRows = 3,
  maxRows = 10,
  mono = false,
  invalid = false,
  size = 'md',
  className,
  style,
  ref,
  ...props
}: TextareaProps) {
  const control = useFieldControl({ ...props, 'aria-invalid': invalid || props['aria-invalid'] })
  const element = useRef<HTMLTextAreaElement>(null)
  const textarea = useComposedRefs(element, ref)
  useLayoutEffect(() => {
    if (element.current) growByHand(element.current)
  })
  const rows = { '--min-rows': minRows, '--max-rows': Math.max(minRows, maxRows) } as CSSProperties
  return (
    <textarea
      data-slot="textarea"
      data-state={control['aria-invalid'] ? 'invalid' : 'valid'}
      rows={minRows}
      // Code is left to right in every language.
      dir={mono ? 'ltr' : undefined}
      {...control}
      ref={textarea}
      style={{ ...rows, ...style }}
      onInput={(event) => {
        growByHand(event.currentTarget)
        control.onInput?.(event)
      }}
      className={classNames(
        controlVariants({ size }),
        padding[size],
        'block h-auto min-h-[calc(var(--min-rows)*1lh+var(--edges))] max-h-[calc(var(--max-rows)*1lh+var(--edges))] resize-y overflow-y-auto [--edges:calc(1rem+2px)] [field-sizing:content] read-only:resize-none disabled:resize-none coarse:h-auto',
        size === 'sm' && '[--edges:calc(0.5rem+2px)]',
        size === 'lg' && '[--edges:calc(1.25rem+2px)]',
        mono && 'font-mono text-dense',
        className,
      )}
    />
  )
}

/** Sizes the textarea by script, for browsers without `field-sizing`. */
function growByHand(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
}
