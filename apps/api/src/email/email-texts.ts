import { ENGLISH, englishReportTexts, type Language, type ReportTexts } from '@placard/domain'
import { de } from '@placard/domain/de'
import { type EmailMessages, englishEmails } from './email-messages.js'
import { germanEmails } from './german-emails.js'

/** Messages and formats of emails in one language. */
export interface EmailTexts extends EmailMessages {
  language: Language
  /** Texts and formats of reports, as text functions of `domain` take them. */
  ofReports: ReportTexts
}

const TEXTS: Readonly<Record<Language, EmailTexts>> = {
  en: { ...englishEmails, language: 'en', ofReports: ENGLISH },
  de: { ...germanEmails, language: 'de', ofReports: { ...englishReportTexts('de'), ...de.report('de') } },
}

/** Returns the texts of emails in a language. */
export const emailTexts = (language: Language): EmailTexts => TEXTS[language]
