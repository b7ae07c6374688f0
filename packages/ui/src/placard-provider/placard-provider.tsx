import { type ReactNode, useContext, useMemo } from 'react'
import { SingleKeysContext } from '../hooks/hooks.js'
import type { PlacardCatalog } from '../placard-labels.js'
import { ThemeProvider, type ThemeProviderProps } from '../theme-provider/theme-provider.js'
import type { ThemeChoice } from '../theme-switch/theme-switch.js'
import { createLanguage, LanguageContext } from '../use-labels.js'

export interface PlacardProviderProps {
  /** BCP 47 tag of numbers, dates and lists, such as 'de' or 'de-AT'. @default 'en' */
  locale?: string
  /**
   * Catalog of a language, such as `de` of `@placard/charts/de`, or a list of catalogs and overrides; later ones win.
   * Declare it outside of components, because a new object renders all texts again.
   */
  labels?: PlacardCatalog | readonly PlacardCatalog[]
  /**
   * Theme of the page, or options of `ThemeProvider`, with which users choose one. Without it, the theme stays as it
   * is.
   */
  theme?: ThemeChoice | Omit<ThemeProviderProps, 'children'>
  /**
   * False turns off shortcuts of a single key, such as `/` and `?`. Offer it as a setting (WCAG 2.1.4). @default true
   */
  singleKeys?: boolean | undefined
  /** Page content. */
  children?: ReactNode
}

/** Sets language, formats, theme and single-key shortcuts of the components inside. Without it, they are English. */
export function PlacardProvider({ locale = 'en', labels, theme, singleKeys, children }: PlacardProviderProps) {
  const language = useMemo(() => createLanguage(locale, [labels ?? []].flat()), [locale, labels])
  const outer = useContext(SingleKeysContext)
  const content = (
    <LanguageContext value={language}>
      <SingleKeysContext value={singleKeys ?? outer}>{children}</SingleKeysContext>
    </LanguageContext>
  )
  if (theme === undefined) return content
  return <ThemeProvider {...(typeof theme === 'string' ? { forcedTheme: theme } : theme)}>{content}</ThemeProvider>
}
