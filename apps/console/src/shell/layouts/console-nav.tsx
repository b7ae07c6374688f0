import type { User } from '@placard/domain/account'
import { useTranslate } from '@placard/forms'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem, useLabels } from '@placard/ui'
import { Link, useLocation } from 'react-router-dom'
import { config } from '../../config.js'
import { paths } from '../../paths.js'
import { consoleShellLabels } from '../shell-labels.js'
import { BrandMark } from './brand-mark.js'
import { ENTRIES, type MenuEntry, staffEntries } from './menu-entries.js'

export interface ConsoleNavProps {
  /** Signed-in user. */
  user: User
}

/** Side menu of the console. */
export function ConsoleNav({ user }: ConsoleNavProps) {
  const labels = useLabels('consoleShell', consoleShellLabels)
  const translate = useTranslate()
  const { pathname } = useLocation()
  const staff = staffEntries(user)
  // A screen with a menu entry of its own is marked as current only there.
  const isListed = [...ENTRIES, ...staff].some(({ to }) => to === pathname)
  const currentFor = (to: string) =>
    pathname === to ? true : !isListed && pathname.startsWith(`${to}/`) ? 'section' : false
  const item = ({ label, to, Icon }: MenuEntry) => (
    <SideNavItem key={to} asChild label={translate(label)} icon={<Icon aria-hidden />} current={currentFor(to)}>
      <Link to={to} />
    </SideNavItem>
  )
  return (
    <SideNav label={labels.main}>
      <SideNavBrand asChild label={config().company} mark={<BrandMark />} className="-mx-3 -mb-6">
        <Link to={paths.dashboard} />
      </SideNavBrand>
      <SideNavGroup>{ENTRIES.map(item)}</SideNavGroup>
      {staff.length > 0 && <SideNavGroup label={labels.staff}>{staff.map(item)}</SideNavGroup>}
    </SideNav>
  )
}
