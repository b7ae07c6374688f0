import type { Language, ScreenName } from '@placard/domain'

/** Parts of reports whose code loads by itself, by the names of the build's manifest: tables, and the chart's axes. */
const REPORT_PARTS = [
  '../../packages/charts/src/campaign-report/report-tables.tsx',
  '../../packages/charts/src/time-series-chart/plot-frame.tsx',
]
const CATALOGS: Partial<Record<Language, string>> = { de: 'src/de/de.ts' }
const PREFETCH = 'src/data/prefetch.ts'
/** Code that a screen loads beside that of its route, before it is complete. */
const PARTS: Partial<Record<ScreenName, string[]>> = {
  campaign: [PREFETCH],
  creative: [PREFETCH],
  reporting: [PREFETCH, ...REPORT_PARTS],
}

/** Returns the modules that a shared report needs to react: first those of its route. */
export function sharedPageModules(language: Language): string[] {
  const catalog = CATALOGS[language]
  return [
    'src/routes/share/route.tsx',
    'src/shell/layouts/share-layout.tsx',
    ...(catalog ? [catalog] : []),
    ...REPORT_PARTS,
  ]
}

/** Returns the modules that a screen for signed-in users needs. */
export const screenModules = (screen: ScreenName): string[] => [
  'src/shell/layouts/console-layout.tsx',
  `src/routes/${screen}/route.tsx`,
  ...(PARTS[screen] ?? []),
]
