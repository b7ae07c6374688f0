import { createContext, useContext } from 'react'

export interface AppShellMenu {
  /** Whether the drawer with the side menu is open. */
  open: boolean
  /** Opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** The name of the button and of the drawer. */
  label: string
}

/** Lets the top bar open the shell's drawer; `null` where there is no side menu. */
export const AppShellContext = createContext<AppShellMenu | null>(null)

/** The drawer of the shell around this part. */
export const useAppShellMenu = (): AppShellMenu | null => useContext(AppShellContext)
