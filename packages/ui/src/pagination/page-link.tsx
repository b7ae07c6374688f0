import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { Button } from '../button/button.js'
import { buttonVariants } from '../button/button.variants.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'

/** A link of any kind; its look, name and content are given to it. */
export type PageLinkElement = ReactElement<{
  className?: string
  children?: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
}>

interface PageLinkProps {
  label: string
  size: 'sm' | 'md'
  link: PageLinkElement | undefined
  onPress: () => void
  children: ReactElement | number
}

const square = { sm: 'min-w-7 px-1', md: 'min-w-(--placard-control-height) px-2' }
const here =
  'border-brand-line bg-selected text-brand-ink hover:bg-selected hover:text-brand-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'

/** A page by its number; the open one says so. */
export function PageLink({ label, current, size, link, onPress, children }: PageLinkProps & { current: boolean }) {
  const look = classNames('tabular-nums', square[size], current && here)
  const named = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  if (link)
    return cloneElement(link, {
      ...named,
      className: classNames(buttonVariants({ variant: 'ghost', size }), look, link.props.className),
      children,
    })
  return (
    <Button {...named} variant="ghost" size={size} onClick={onPress} className={look}>
      {children}
    </Button>
  )
}

/** A step to the page beside; at the end it stays where it is and keeps the focus. */
export function PageStep({ label, disabled, size, link, onPress, children }: PageLinkProps & { disabled: boolean }) {
  if (link)
    return (
      <IconButton asChild label={label} size={size}>
        {cloneElement(link, undefined, children)}
      </IconButton>
    )
  return (
    <IconButton label={label} size={size} aria-disabled={disabled || undefined} onClick={onPress}>
      {children}
    </IconButton>
  )
}
