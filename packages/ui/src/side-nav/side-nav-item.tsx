import { composeRefs } from '@radix-ui/react-compose-refs'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.js'
import { useDirection } from '../direction-provider/direction-provider.js'
import { useTruncation } from '../hooks/hooks.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { sideNavItemVariants } from './side-nav.variants.js'
import { SideNavBadge, SideNavLabel, useSideMenu } from './side-nav-parts.js'
import { NestedContext } from './side-nav-section.js'

export interface SideNavItemProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's empty link) with style, icon and label. @default false */
  asChild?: boolean
  /** Label of the link; its name and tooltip in the rail. */
  label: string
  /** Icon of the link, shown alone in the rail; without it the first letter of the label. */
  icon?: ReactNode
  /** Count or short text at its end; a dot in the rail. Part of the link's name. */
  badge?: ReactNode
  /** `true` for the current page, `'section'` for the section of the current page. @default false */
  current?: boolean | 'section'
}

/** Link of the side menu. */
export function SideNavItem({
  asChild = false,
  label,
  icon,
  badge,
  current = false,
  className,
  children,
  ref,
  ...props
}: SideNavItemProps) {
  const mode = useSideMenu()
  const nested = useContext(NestedContext)
  const rightToLeft = useDirection() === 'rtl'
  const rail = mode === 'rail'
  const { textRef, tooltip } = useTruncation<HTMLElement>(rail)
  const Link = asChild ? Slot : 'a'
  const link = (
    <Link
      data-slot="side-nav-item"
      data-state={current === false ? undefined : 'current'}
      aria-current={current === 'section' ? 'true' : current ? 'page' : undefined}
      {...props}
      ref={composeRefs(ref, (element: HTMLAnchorElement | null) => {
        textRef.current = element?.querySelector<HTMLElement>('[data-label]') ?? null
      })}
      className={classNames(
        sideNavItemVariants({ mode, current: current === 'section' ? 'section' : current ? 'page' : 'none' }),
        nested && mode === 'expanded' && 'ps-10',
        className,
      )}
    >
      {icon ?? (mode === 'rail' && <span aria-hidden>{label.slice(0, 1)}</span>)}
      <SideNavLabel>{label}</SideNavLabel>
      {badge !== undefined && <SideNavBadge>{badge}</SideNavBadge>}
      <Slottable>{children}</Slottable>
    </Link>
  )
  return (
    <li className="min-w-0">
      <Tooltip content={label} side={rightToLeft ? 'left' : 'right'} describes={false} {...tooltip}>
        {link}
      </Tooltip>
    </li>
  )
}

export interface SideNavBrandProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's empty link) with logo and name. @default false */
  asChild?: boolean
  /** Name of the product. */
  label: string
  /** Logo of the product; the only content in the rail. */
  mark: ReactNode
}

/** Logo and name of the product at the top of the side menu, a link to the home page. */
export function SideNavBrand({ asChild = false, label, mark, className, children, ...props }: SideNavBrandProps) {
  const rail = useSideMenu() === 'rail'
  const Link = asChild ? Slot : 'a'
  return (
    <Link
      data-slot="side-nav-brand"
      {...props}
      className={classNames(
        'flex h-13 min-w-0 shrink-0 items-center gap-2.5 rounded-control font-semibold text-body text-ink -outline-offset-2',
        rail ? 'justify-center' : 'px-5.5',
        className,
      )}
    >
      {mark}
      <span className={rail ? 'sr-only' : 'truncate'}>{label}</span>
      <Slottable>{children}</Slottable>
    </Link>
  )
}
