import { createContext, useContext } from 'react'

/** How the side menu shows: words, or icons with tooltips. */
export type SideMenu = 'expanded' | 'rail'

/** Tells the parts of the side menu how they show; AppShell provides it. */
export const SideMenuContext = createContext<SideMenu>('expanded')

/** How the side menu around this part shows. */
export const useSideMenu = (): SideMenu => useContext(SideMenuContext)
