import { createContext, type ReactNode, useContext } from 'react'

/** Mode of the side menu: labels, or icons with tooltips. */
export type SideMenu = 'expanded' | 'rail'

/** Mode of the surrounding side menu; AppShell provides it. */
export const SideMenuContext = createContext<SideMenu>('expanded')

/** Returns the mode of the surrounding side menu. */
export const useSideMenu = (): SideMenu => useContext(SideMenuContext)

/** Label of a side menu item; visually hidden in the rail. */
export function SideNavLabel({ children }: { children: ReactNode }) {
  return (
    <span
      data-label=""
      className={useSideMenu() === 'rail' ? 'sr-only' : 'line-clamp-2 min-w-0 flex-1 break-words text-start'}
    >
      {children}
    </span>
  )
}

/** Content at the end of a menu item; a dot in the rail. */
export function SideNavBadge({ children }: { children: ReactNode }) {
  if (useSideMenu() === 'rail')
    return (
      <>
        <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full border border-canvas bg-brand" />
        <span className="sr-only"> {children}</span>
      </>
    )
  return (
    <bdi className="ms-auto shrink-0 rounded-bar bg-active px-1.5 font-normal text-caption text-ink-muted forced-colors:border">
      {children}
    </bdi>
  )
}
