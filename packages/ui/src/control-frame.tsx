import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.js'
import { controlVariants } from './input/input.variants.js'

/** Class of the input inside a frame: the frame has the border and shows the focus ring for it. */
export const framedInput =
  'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-subtle disabled:cursor-not-allowed'

/** A press on an icon or on the padding belongs to the input beside it, as in a native control. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button, a, select')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

interface ControlFrameProps extends ComponentProps<'div'>, VariantProps<typeof controlVariants> {}

/** Border and focus ring around an input and what stands beside it. */
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
