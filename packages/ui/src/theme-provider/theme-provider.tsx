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

/** Stores the choice under a key of `localStorage`; it lasts until the page is closed if storage is blocked. */
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
        // If storage is blocked or full, the choice lasts until the page is closed.
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
  /** Attribute of the root element with the theme; pass the same to the script. @default 'data-theme' */
  attribute?: string
  /** Choice until the user selects one. @default 'system' */
  defaultChoice?: ThemeChoice
  /** Forces a theme, on a page with only one look; 'system' follows the device. */
  forcedTheme?: ThemeChoice
  /** Page content. */
  children?: ReactNode
}

export interface ThemeState {
  /** Selected theme, for `ThemeSwitch`. */
  choice: ThemeChoice
  /** Displayed theme; 'light' during server rendering. */
  theme: Theme
  /** Stores and applies another choice. */
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
  const [theme, setTheme] = useState<Theme>((forcedTheme ?? defaultChoice) === 'dark' ? 'dark' : 'light')
  useLayoutEffect(() => {
    // From the store, because `choice` still has the server's value during hydration and would flash.
    const now = store.read() ?? choice
    return keepTheme(forcedTheme ?? now, { attribute, onTheme: setTheme })
  }, [store, choice, forcedTheme, attribute])
  const setChoice = useCallback((next: ThemeChoice) => store.write(next), [store])
  const state = useMemo(() => ({ choice, theme, setChoice }), [choice, theme, setChoice])
  return <ThemeContext value={state}>{children}</ThemeContext>
}

/** Returns the selected theme, the displayed theme and a setter; needs a `ThemeProvider` around it. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext)
  if (!state) throw new Error('useTheme needs a ThemeProvider above it: put one around your app.')
  return state
}
