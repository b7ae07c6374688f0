import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'

/** Adds content and props to an empty link passed by a caller. */
export function FilledLink({ link, children, ...props }: ComponentProps<typeof Slot> & { link: ReactElement }) {
  return (
    <Slot {...props}>
      {children}
      <Slottable>{link}</Slottable>
    </Slot>
  )
}

interface PageLinkProps {
  label: string
  size: 'sm' | 'md'
  link?: ReactElement
  onPress: () => void
  children: ReactNode
}

const square = { sm: 'min-w-7 px-1', md: 'min-w-(--placard-control-height) px-2' }
const here =
  'border-brand-line bg-selected text-brand-ink hover:bg-selected hover:text-brand-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'

/** Button or link of one page; the current page has `aria-current`. */
export function PageLink({ label, current, size, link, onPress, children }: PageLinkProps & { current: boolean }) {
  return (
    <Button
      asChild={link !== undefined}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      variant="ghost"
      size={size}
      onClick={link ? undefined : onPress}
      className={classNames('tabular-nums', square[size], current && here)}
    >
      {link ? <FilledLink link={link}>{children}</FilledLink> : children}
    </Button>
  )
}

/** Button or link of the previous or next page; at the end it is `aria-disabled`, so that it keeps focus. */
export function PageStep({ label, disabled, size, link, onPress, children }: PageLinkProps & { disabled: boolean }) {
  if (link)
    return (
      <IconButton asChild label={label} size={size}>
        <FilledLink link={link}>{children}</FilledLink>
      </IconButton>
    )
  return (
    <IconButton label={label} size={size} aria-disabled={disabled || undefined} onClick={onPress}>
      {children}
    </IconButton>
  )
}
