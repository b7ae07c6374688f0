import type { Language, ReportTexts } from '@placard/domain/report'
import { reportTexts } from '../report-texts.js'
import { type EmailMessages, englishEmails } from './email-messages.js'
import { germanEmails } from './german-emails.js'

/** Messages and formats of emails in one language. */
export interface EmailTexts extends EmailMessages {
  language: Language
  /** Texts and formats of reports, as text functions of `domain` take them. */
  ofReports: ReportTexts
}

const TEXTS: Readonly<Record<Language, EmailTexts>> = {
  en: { ...englishEmails, language: 'en', ofReports: reportTexts('en') },
  de: { ...germanEmails, language: 'de', ofReports: reportTexts('de') },
}

/** Returns the texts of emails in a language. */
export const emailTexts = (language: Language): EmailTexts => TEXTS[language]
