import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { type SideMenu, SideMenuContext, useSideMenu } from './side-nav-parts.js'

export { SideNavGroup, type SideNavGroupProps } from './side-nav-group.js'
export { SideNavBrand, type SideNavBrandProps, SideNavItem, type SideNavItemProps } from './side-nav-item.js'
export { type SideMenu, SideMenuContext, useSideMenu } from './side-nav-parts.js'
export { SideNavSection, type SideNavSectionProps } from './side-nav-section.js'

export interface SideNavProps extends ComponentProps<'nav'> {
  /** Name of the landmark: "Main". */
  label: string
  /** Labels, or icons with tooltips. @default the mode of the surrounding AppShell, or 'expanded' */
  variant?: SideMenu
}

/** Side menu of an app: groups of links. */
export function SideNav({ label, variant, className, children, ...props }: SideNavProps) {
  const inherited = useSideMenu()
  const mode = variant ?? inherited
  return (
    <SideMenuContext value={mode}>
      <nav
        data-slot="side-nav"
        data-state={mode}
        aria-label={label}
        {...props}
        className={classNames('flex min-w-0 flex-col gap-6 px-3 pb-3', className)}
      >
        {children}
      </nav>
    </SideMenuContext>
  )
}
