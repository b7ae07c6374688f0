import { PlacardProvider } from '@placard/ui'
import type { ReactNode } from 'react'
import { useShownLanguage } from './language.js'

export interface LanguageProviderProps {
  /** Console. */
  children: ReactNode
}

/** Provides the current language to the console. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  const { language, labels } = useShownLanguage()
  return (
    <PlacardProvider locale={language} {...(labels && { labels })}>
      {children}
    </PlacardProvider>
  )
}
