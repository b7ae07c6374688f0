import type { ScreenName } from '@placard/domain/internal/console'
import type { Language } from '@placard/domain/report'

/** Part of reports whose code loads by itself, by its name in the build's manifest. */
const REPORT_TABLES = '../../packages/charts/src/reports/campaign-report/report-tables.tsx'
const CATALOGS: Partial<Record<Language, string>> = { de: 'src/de/de.ts' }
/** Code that a screen loads beside that of its route, before it is complete. */
const PARTS: Partial<Record<ScreenName, string[]>> = { reporting: [REPORT_TABLES] }

/** Returns the modules that a shared report needs to react, beside those of its entry. */
export function sharedPageModules(language: Language): string[] {
  const catalog = CATALOGS[language]
  return ['src/share-pages.tsx', ...(catalog ? [catalog] : []), REPORT_TABLES]
}

/** Returns the modules that a screen for signed-in users needs. */
export const screenModules = (screen: ScreenName): string[] => [
  'src/data/prefetch.ts',
  'src/shell/layouts/console-layout.tsx',
  `src/routes/${screen}/route.tsx`,
  ...(PARTS[screen] ?? []),
]
