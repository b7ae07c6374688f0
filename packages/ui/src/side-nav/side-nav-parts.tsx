import { createContext, type ReactNode, useContext } from 'react'

/** How the side menu shows: words, or icons with tooltips. */
export type SideMenu = 'expanded' | 'rail'

/** Tells the parts of the side menu how they show; AppShell provides it. */
export const SideMenuContext = createContext<SideMenu>('expanded')

/** How the side menu around this part shows. */
export const useSideMenu = (): SideMenu => useContext(SideMenuContext)

/** The words of a line of the side menu; in the rail only its name. */
export function SideNavWords({ children }: { children: ReactNode }) {
  return (
    <span
      data-label=""
      className={useSideMenu() === 'rail' ? 'sr-only' : 'line-clamp-2 min-w-0 flex-1 break-words text-start'}
    >
      {children}
    </span>
  )
}

/** What stands at the end of a line; in the rail a dot that says there is something. */
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
