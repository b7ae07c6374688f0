import { SideNav, SideNavBrand, SideNavGroup, SideNavItem } from '@placard/ui'
import { CircleUser, LayoutDashboard, type LucideIcon, Megaphone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { config } from '../config.js'
import { paths } from '../paths.js'
import { BrandMark } from './brand-mark.js'

const ENTRIES: { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Dashboard', to: paths.dashboard, Icon: LayoutDashboard },
  { label: 'Campaigns', to: paths.campaigns, Icon: Megaphone },
  { label: 'Profile', to: paths.profile, Icon: CircleUser },
]

/** The console's side menu. */
export function ConsoleNav() {
  const { pathname } = useLocation()
  const currentFor = (to: string) => (pathname === to ? true : pathname.startsWith(`${to}/`) ? 'section' : false)
  return (
    <SideNav label="Main">
      <SideNavBrand asChild label={config().company} mark={<BrandMark />} className="-mx-3 -mb-6">
        <Link to={paths.dashboard} />
      </SideNavBrand>
      <SideNavGroup>
        {ENTRIES.map(({ label, to, Icon }) => (
          <SideNavItem key={to} asChild label={label} icon={<Icon aria-hidden />} current={currentFor(to)}>
            <Link to={to} />
          </SideNavItem>
        ))}
      </SideNavGroup>
    </SideNav>
  )
}
