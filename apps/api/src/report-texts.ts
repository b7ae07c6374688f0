import { de } from '@placard/domain/de'
import { ENGLISH, englishReportTexts } from '@placard/domain/internal/report'
import type { Language, ReportTexts } from '@placard/domain/report'

const TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: ENGLISH,
  de: { ...englishReportTexts('de'), ...de.report('de') },
}

/** Returns the texts and formats of reports in a language. */
export const reportTexts = (language: Language): ReportTexts => TEXTS[language]
