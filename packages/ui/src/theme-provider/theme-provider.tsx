import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ThemeChoice } from '../theme-switch/theme-switch.js'
import { choiceStore } from './choice-store.js'
import { keepTheme, type Theme } from './keep-theme.js'

export { type KeepThemeOptions, keepTheme, shownTheme, type Theme } from './keep-theme.js'

export interface ThemeProviderProps {
  /** Where the choice is kept in `localStorage`; give the same to the script. @default 'placard-theme' */
  storageKey?: string
  /** The attribute of the root element that carries the theme; give the same to the script. @default 'data-theme' */
  attribute?: string
  /** What holds until something is chosen. @default 'system' */
  defaultChoice?: ThemeChoice
  /** Shows this theme whatever was chosen, on a page that has one look only. */
  forcedTheme?: Theme
  /** The page. */
  children?: ReactNode
}

export interface ThemeState {
  /** What was chosen, for `ThemeSwitch`. */
  choice: ThemeChoice
  /** The theme that is shown; 'light' while a server renders. */
  theme: Theme
  /** Remembers another choice and shows it. */
  setChoice: (choice: ThemeChoice) => void
}

const ThemeContext = createContext<ThemeState | null>(null)

/** Keeps the page in the theme that was chosen: remembers it, follows the device and other tabs. */
export function ThemeProvider({
  storageKey = 'placard-theme',
  attribute = 'data-theme',
  defaultChoice = 'system',
  forcedTheme,
  children,
}: ThemeProviderProps) {
  const store = useMemo(() => choiceStore(storageKey), [storageKey])
  const stored = useSyncExternalStore(store.subscribe, store.read, () => null)
  const choice = stored ?? defaultChoice
  const [theme, setTheme] = useState<Theme>(forcedTheme ?? (defaultChoice === 'dark' ? 'dark' : 'light'))
  useLayoutEffect(() => {
    // From the store itself: while React hydrates, `choice` is still what the server knew, and would flash.
    const now = store.read() ?? choice
    return keepTheme(forcedTheme ?? now, { attribute, onTheme: setTheme })
  }, [store, choice, forcedTheme, attribute])
  const setChoice = useCallback((next: ThemeChoice) => store.write(next), [store])
  const state = useMemo(() => ({ choice, theme, setChoice }), [choice, theme, setChoice])
  return <ThemeContext value={state}>{children}</ThemeContext>
}

/** The choice, the theme that is shown, and how to choose another; needs a `ThemeProvider` around it. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext)
  if (!state) throw new Error('useTheme needs a <ThemeProvider> around it')
  return state
}
