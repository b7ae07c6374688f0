import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonVariants, wrapping } from '../button/button.variants.js'
import { classNames } from '../class-names.js'

/** Texts of a LinkButton. */
export interface LinkButtonLabels {
  /** Added to the name of an `external` link. @default 'opens in a new tab' */
  external: string
}

const defaultLabels: LinkButtonLabels = { external: 'opens in a new tab' }

export interface LinkButtonProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child, the link of a router, with the look and props. @default false */
  asChild?: boolean
  /** Opens in another tab, and says so with an icon and in its name. @default false */
  external?: boolean
  /** Texts in another language. */
  labels?: Partial<LinkButtonLabels>
  /** Leads nowhere for now; stays in the Tab order, so that a text can say why. @default false */
  disabled?: boolean
}

/** A link that looks like a button: for going somewhere, where that is the next step. It opens in a new tab as links do. */
export function LinkButton({
  asChild = false,
  external = false,
  labels,
  disabled = false,
  variant,
  size,
  href,
  className,
  children,
  onClick,
  ...props
}: LinkButtonProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="link-button"
      data-state={disabled ? 'disabled' : 'idle'}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...(!asChild && !disabled && href !== undefined && { href })}
      {...(disabled && { role: 'link', 'aria-disabled': true, 'data-disabled': '', tabIndex: 0 })}
      {...props}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={classNames(
        buttonVariants({ variant, size }),
        props['aria-label'] === undefined && wrapping(size),
        'text-center',
        className,
      )}
    >
      <Slottable>{children}</Slottable>
      {external && (
        <>
          <ArrowUpRight aria-hidden />
          <span className="sr-only">({{ ...defaultLabels, ...labels }.external})</span>
        </>
      )}
    </Root>
  )
}
