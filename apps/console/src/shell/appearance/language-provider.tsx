import { PlacardProvider } from '@placard/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../../state/settings.js'
import { useShownLanguage } from './language.js'

export interface LanguageProviderProps {
  /** Console. */
  children: ReactNode
}

/** Provides the current language to the console, and whether single keys are shortcuts. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  const { language, labels } = useShownLanguage()
  const { singleKeys } = useSettings()
  return (
    <PlacardProvider locale={language} {...(labels && { labels })} singleKeys={singleKeys}>
      {children}
    </PlacardProvider>
  )
}
