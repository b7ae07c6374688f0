import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { controlVariants } from './control.variants.js'

/** Class of the input inside a frame: the frame has the border and shows the focus ring for it. */
export const framedInput =
  'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-subtle disabled:cursor-not-allowed'

/** Clicking an icon or the padding focuses the input, as in a native control. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button, a, select')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

export interface ControlFrameProps extends ComponentProps<'div'>, VariantProps<typeof controlVariants> {}

/** Border and focus ring around an input and its adornments. */
export function ControlFrame({ size, className, ...props }: ControlFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only forwards a press to the input, which has keyboard and role.
    <div
      role="presentation"
      onMouseDown={focusInput}
      {...props}
      className={classNames(
        controlVariants({ size }),
        'cursor-text outline-ring outline-offset-2 has-[input:focus-visible]:outline-2 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
    />
  )
}

/** Icon, unit or button before or after the text of a framed input. */
export function Adornment({ children }: { children: ReactNode }) {
  if (children == null || children === false) return null
  // A prefix such as "https://" keeps its direction.
  const content = typeof children === 'string' ? <bdi>{children}</bdi> : children
  return <span className="flex shrink-0 items-center text-ink-subtle">{content}</span>
}

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Label of the button. */
  label: string
  /** Size of the surrounding control. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | null | undefined
}

/** Small button at the end of a framed input. Clicking it keeps focus and an open touch keyboard. */
export function ControlButton({ label, size = 'md', className, ...props }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      {...props}
      className={classNames(
        'flex shrink-0 cursor-pointer items-center justify-center rounded-badge text-ink-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
        size === 'sm' ? 'size-6 coarse:size-9' : 'size-7 coarse:size-9',
        className,
      )}
    />
  )
}

/** Padding of a frame that ends with a ControlButton, equal at the end and the top. */
export const endsWithButton = (size: ControlFrameProps['size']): string => (size === 'sm' ? 'pe-0.5' : 'pe-1')

/** Class of a button that opens a list: less prominent than an action. */
export const listButton = 'text-ink-subtle hover:bg-transparent'

/** Sets an input's value as if typed: React's onChange runs, controlled or not, and the input gets focus. */
export function writeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
