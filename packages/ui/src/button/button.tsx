import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { SpinnerArc } from '../spinner/spinner.js'
import { buttonVariants, wrapping } from './button.variants.js'

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child (such as a link) with the button's style and props. @default false */
  asChild?: boolean
  /** Shows a spinner beside the label and ignores clicks; focus and label stay. @default false */
  loading?: boolean
}

/**
 * Button for an action; while `loading` or `aria-disabled` it stays focusable and does nothing. At most one `primary`
 * per view; for navigation use a link, or `asChild` around one.
 */
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
        // A button with an aria-label is an icon button.
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
