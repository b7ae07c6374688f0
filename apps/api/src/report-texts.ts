import { ENGLISH, englishReportTexts, type Language, type ReportTexts } from '@placard/domain'
import { de } from '@placard/domain/de'

const TEXTS: Readonly<Record<Language, ReportTexts>> = {
  en: ENGLISH,
  de: { ...englishReportTexts('de'), ...de.report('de') },
}

/** Returns the texts and formats of reports in a language. */
export const reportTexts = (language: Language): ReportTexts => TEXTS[language]
