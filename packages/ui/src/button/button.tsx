import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { SpinnerArc } from '../spinner/spinner.js'
import { buttonVariants, wrapping } from './button.variants.js'

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child (a link, say) with the button's look and props. @default false */
  asChild?: boolean
  /** Shows a spinner beside the label and ignores clicks, while focus and label stay. @default false */
  loading?: boolean
}

/** Starts an action; while `loading` or `aria-disabled` it keeps the focus and does nothing. One `primary` a view; use a link, or `asChild` around one, for going somewhere. */
export function Button({
  asChild = false,
  loading = false,
  variant,
  size,
  className,
  children,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  const held = props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  return (
    <Root
      data-slot="button"
      data-state={loading ? 'loading' : 'idle'}
      type={asChild ? undefined : 'button'}
      data-disabled={held ? '' : undefined}
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
      onClick={loading || held ? (event) => event.preventDefault() : props.onClick}
      className={classNames(
        buttonVariants({ variant, size }),
        // A button with an aria-label is an icon.
        props['aria-label'] === undefined && wrapping(size),
        loading && '[&>svg~svg]:hidden',
        className,
      )}
    >
      {loading && <SpinnerArc className="animate-spin" />}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
