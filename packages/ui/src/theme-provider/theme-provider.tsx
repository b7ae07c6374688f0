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
import { keepTheme, type Theme } from './keep-theme.js'

export { type KeepThemeOptions, keepTheme, type Theme } from './keep-theme.js'

/** Stores a choice in the browser and notifies of changes, also from other tabs. */
interface ChoiceStore {
  read: () => ThemeChoice | null
  write: (choice: ThemeChoice) => void
  subscribe: (listener: () => void) => () => void
}

const asChoice = (text: string | null): ThemeChoice | null =>
  text === 'light' || text === 'dark' || text === 'system' ? text : null

/** A store of the choice under a key of `localStorage`; it lasts as long as the page where storage is refused. */
function choiceStore(key: string): ChoiceStore {
  const listeners = new Set<() => void>()
  let unstored: ThemeChoice | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  return {
    read: () => {
      try {
        return asChoice(localStorage.getItem(key)) ?? unstored
      } catch {
        return unstored
      }
    },
    write: (choice) => {
      unstored = choice
      try {
        localStorage.setItem(key, choice)
        unstored = null
      } catch {
        // Blocked or full: the choice lasts until the page is closed.
      }
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

export interface ThemeProviderProps {
  /** Key in `localStorage`; pass the same to the script. @default 'placard-theme' */
  storageKey?: string
  /** The attribute of the root element that carries the theme; give the same to the script. @default 'data-theme' */
  attribute?: string
  /** What holds until something is selected. @default 'system' */
  defaultChoice?: ThemeChoice
  /** Forces a theme, on a page with only one look. */
  forcedTheme?: Theme
  /** The page. */
  children?: ReactNode
}

export interface ThemeState {
  /** The selected theme, for `ThemeSwitch`. */
  choice: ThemeChoice
  /** The theme that is shown; 'light' while a server renders. */
  theme: Theme
  /** Remembers another choice and shows it. */
  setChoice: (choice: ThemeChoice) => void
}

const ThemeContext = createContext<ThemeState | null>(null)

/** Applies the selected theme: stores it, follows the device and other tabs. */
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
