import { englishReportTexts } from '@placard/domain/internal/report'
import type { ReportMessages, ReportTexts } from '@placard/domain/report'
import { useLabels, useLocale } from '@placard/ui'

declare module '@placard/ui' {
  interface PlacardLabels {
    /** Messages of the text functions of `@placard/domain`. */
    report: ReportMessages
  }
}

/** Kept for each locale, because creating formats takes about a millisecond. */
const textsByLocale = new Map<string, ReportTexts>()

function englishTexts(locale: string): ReportTexts {
  const texts = textsByLocale.get(locale) ?? englishReportTexts(locale)
  textsByLocale.set(locale, texts)
  return texts
}

/** Returns the messages and formats of the nearest `PlacardProvider`, for the text functions of `@placard/domain`. */
export const useReportTexts = (): ReportTexts => useLabels('report', englishTexts(useLocale()))
