import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonVariants, wrapping } from '../button/button.variants.js'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

const linkButtonLabels = {
  /** Suffix of the name of an `external` link. @default 'opens in a new tab' */
  external: 'opens in a new tab',
}

/** Texts of a LinkButton. */
export type LinkButtonLabels = typeof linkButtonLabels

export interface LinkButtonProps extends ComponentProps<'a'>, VariantProps<typeof buttonVariants> {
  /** Renders the only child, a router's link, with the style and props. @default false */
  asChild?: boolean
  /** Opens in a new tab, indicated by an icon and in its name. @default false */
  external?: boolean
  /** Overrides of the texts. */
  labels?: Partial<LinkButtonLabels>
  /** Disables the link but keeps it focusable, so that a text can explain why. @default false */
  disabled?: boolean
}

/** Link styled as a button, for navigation that is the next step. */
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
  const texts = useLabels('linkButton', linkButtonLabels, labels)
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
          <span className="sr-only">({texts.external})</span>
        </>
      )}
    </Root>
  )
}
