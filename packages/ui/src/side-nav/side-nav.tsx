import { Slot, Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'
import { type SideMenu, SideMenuContext, useSideMenu } from '../side-menu-context.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { sideNavItemVariants } from './side-nav.variants.js'

export { type SideMenu, useSideMenu } from '../side-menu-context.js'

export interface SideNavProps extends ComponentProps<'nav'> {
  /** The name of the landmark: "Main". */
  label: string
  /** Words, or icons with tooltips. @default what the AppShell around it says, or 'expanded' */
  variant?: SideMenu
}

/** The menu at the side of an app: groups of links. */
export function SideNav({ label, variant, className, children, ...props }: SideNavProps) {
  const inherited = useSideMenu()
  const mode = variant ?? inherited
  return (
    <SideMenuContext.Provider value={mode}>
      <nav
        data-slot="side-nav"
        data-state={mode}
        aria-label={label}
        {...props}
        className={classNames('flex min-w-0 flex-col gap-6 px-3 pb-3', className)}
      >
        {children}
      </nav>
    </SideMenuContext.Provider>
  )
}

export interface SideNavGroupProps extends ComponentProps<'div'> {
  /** A heading over the links. */
  label?: string
}

/** Links that belong together. */
export function SideNavGroup({ label, className, children, ...props }: SideNavGroupProps) {
  const id = useId()
  const rail = useSideMenu() === 'rail'
  return (
    <div data-slot="side-nav-group" {...props} className={classNames('min-w-0', className)}>
      {label !== undefined && (
        <div id={id} className={rail ? 'sr-only' : 'truncate px-3 pb-2 text-caption text-ink-subtle'}>
          {label}
        </div>
      )}
      {rail && label !== undefined && <div className="mb-3 border-line border-t" />}
      <ul aria-labelledby={label === undefined ? undefined : id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  )
}

export interface SideNavItemProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link, empty) with the look, the icon and the label. @default false */
  asChild?: boolean
  /** The words of the link; in the rail, its name and tooltip. */
  label: string
  /** Stands for the link in the rail; without it the label's first letter does. */
  icon?: ReactNode
  /** `true` for the page one is on, `'section'` for the part of the app that the page belongs to. @default false */
  current?: boolean | 'section'
}

/** One link of the side menu. */
export function SideNavItem({
  asChild = false,
  label,
  icon,
  current = false,
  className,
  children,
  ...props
}: SideNavItemProps) {
  const mode = useSideMenu()
  const Link = asChild ? Slot : 'a'
  const link = (
    <Link
      data-slot="side-nav-item"
      data-state={current === false ? undefined : 'current'}
      aria-current={current === 'section' ? 'true' : current ? 'page' : undefined}
      {...props}
      className={classNames(
        sideNavItemVariants({ mode, current: current === 'section' ? 'section' : current ? 'page' : 'none' }),
        className,
      )}
    >
      {icon ?? (mode === 'rail' && <span aria-hidden>{label.slice(0, 1)}</span>)}
      <span className={mode === 'rail' ? 'sr-only' : 'line-clamp-2 min-w-0 break-words'}>{label}</span>
      <Slottable>{children}</Slottable>
    </Link>
  )
  return (
    <li className="min-w-0">
      {mode === 'rail' ? (
        <Tooltip content={label} side="right" describes={false}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

export interface SideNavBrandProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link, empty) with the mark and the name. @default false */
  asChild?: boolean
  /** The product's name. */
  label: string
  /** The product's mark; all that the rail shows. */
  mark: ReactNode
}

/** The product's mark and name at the top of the side menu, a link to the start. */
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
