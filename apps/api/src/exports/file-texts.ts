import type { InvalidKind } from '@placard/domain/creative'
import { INVALID_KIND_TEXTS, type Language, type ReportTexts } from '@placard/domain/report'
import { reportTexts } from '../report-texts.js'

/** English texts of report files. */
const english = {
  campaign: 'Campaign',
  creative: 'Creative',
  creativeID: 'Creative ID',
  type: 'Type',
  size: 'Size',
  day: 'Day',
  hour: 'Hour',
  firstDay: 'First day',
  lastDay: 'Last day',
  zone: 'Timezone',
  utcOffset: 'UTC offset',
  quartiles: {
    firstQuartiles: { name: 'First quartiles', formula: 'Times a video played to 25 % of its length' },
    midpoints: { name: 'Midpoints', formula: 'Times a video played to 50 % of its length' },
    thirdQuartiles: { name: 'Third quartiles', formula: 'Times a video played to 75 % of its length' },
  },
  sheets: { data: 'Data', pivot: 'Pivot', definitions: 'Definitions' },
  pivot: {
    total: (name: string) => `Total ${name.toLowerCase()}`,
    ctr: 'Click-through rate',
    vcr: 'Video completion rate',
    empty: 'No activity in this range, so there is no pivot.',
    all: '(All)',
    grandTotal: 'Grand Total',
    note: 'Click-through rate and video completion rate of the pivot are calculated fields. LibreOffice has none and leaves these columns out: there, divide total clicks by total impressions, and total video completes by total video starts.',
  },
  days: 'Days',
  bothDays: (dates: string) => `${dates}, both days included whole`,
  timeZone: 'Time zone',
  offset: 'Offset',
  laterOffsets: (offsets: readonly string[]) => offsets.join(', later '),
  clockChanges: 'Clock changes',
  clockChange: (day: string, hours: number, from: string, to: string) =>
    `${day} has ${hours} hours (clocks go from GMT${from} to GMT${to})`,
  noClockChange: 'None: every day of the range has 24 hours.',
  partHours: 'Part hours',
  rows: 'Rows',
  steps: {
    day: 'Each row is one creative on one day; days without any count have no row.',
    hour: 'Each row is one creative in one hour; hours without any count have no row.',
    range: 'Each row is one creative over the whole range.',
  },
  created: 'Created',
  ratios: 'Ratios',
  ratioNote:
    'Ratios are always computed from sums, never averaged. An empty cell or "–" means that there is nothing to divide by.',
  definition: { metric: 'Metric', definition: 'Definition', dividedBy: 'Divided by', source: 'Source' },
  times: 'Times',
  invalidKinds: INVALID_KIND_TEXTS as Readonly<Record<InvalidKind, string>>,
}

type Messages = typeof english

const german: Messages = {
  campaign: 'Kampagne',
  creative: 'Werbemittel',
  creativeID: 'Werbemittel-ID',
  type: 'Typ',
  size: 'Größe',
  day: 'Tag',
  hour: 'Stunde',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  zone: 'Zeitzone',
  utcOffset: 'UTC-Abstand',
  quartiles: {
    firstQuartiles: { name: 'Erste Quartile', formula: 'Anzahl der Male, die ein Video zu 25 % seiner Länge lief' },
    midpoints: { name: 'Hälften', formula: 'Anzahl der Male, die ein Video zu 50 % seiner Länge lief' },
    thirdQuartiles: { name: 'Dritte Quartile', formula: 'Anzahl der Male, die ein Video zu 75 % seiner Länge lief' },
  },
  sheets: { data: 'Daten', pivot: 'Pivot', definitions: 'Definitionen' },
  pivot: {
    total: (name) => `${name} gesamt`,
    ctr: 'Klickrate',
    vcr: 'Videoabschlussrate',
    empty: 'Keine Aktivität in diesem Zeitraum, daher gibt es keine Pivot-Tabelle.',
    all: '(Alle)',
    grandTotal: 'Gesamtergebnis',
    note: 'Klickrate und Videoabschlussrate der Pivot-Tabelle sind berechnete Felder. LibreOffice hat keine und lässt diese Spalten weg: Teilen Sie dort die Summe der Klicks durch die der Impressionen und die Summe der Videoabschlüsse durch die der Videostarts.',
  },
  days: 'Tage',
  bothDays: (dates) => `${dates}, beide Tage ganz`,
  timeZone: 'Zeitzone',
  offset: 'UTC-Abstand',
  laterOffsets: (offsets) => offsets.join(', später '),
  clockChanges: 'Zeitumstellungen',
  clockChange: (day, hours, from, to) => `${day} hat ${hours} Stunden (Umstellung von GMT${from} auf GMT${to})`,
  noClockChange: 'Keine: Jeder Tag des Zeitraums hat 24 Stunden.',
  partHours: 'Angebrochene Stunden',
  rows: 'Zeilen',
  steps: {
    day: 'Jede Zeile ist ein Werbemittel an einem Tag; Tage ohne Zählung haben keine Zeile.',
    hour: 'Jede Zeile ist ein Werbemittel in einer Stunde; Stunden ohne Zählung haben keine Zeile.',
    range: 'Jede Zeile ist ein Werbemittel über den ganzen Zeitraum.',
  },
  created: 'Erstellt',
  ratios: 'Quoten',
  ratioNote:
    'Quoten werden immer aus Summen berechnet, nie gemittelt. Eine leere Zelle oder „–“ bedeutet, dass es nichts gibt, durch das geteilt werden kann.',
  definition: { metric: 'Metrik', definition: 'Definition', dividedBy: 'Geteilt durch', source: 'Quelle' },
  times: 'Anzahl',
  invalidKinds: {
    robot: 'bekannte Robots',
    prefetch: 'vorab geladen, nicht angezeigt',
    rate: 'über dem Limit einer Adresse',
    no_view: 'Klicks ohne Impression',
    repeat: 'Wiederholungen desselben Ereignisses',
  },
}

/** Texts of report files in one language. */
export interface FileTexts extends Messages {
  /** Texts and formats of reports, as text functions of `domain` take them. */
  ofReports: ReportTexts
}

const TEXTS: Readonly<Record<Language, FileTexts>> = {
  en: { ...english, ofReports: reportTexts('en') },
  de: { ...german, ofReports: reportTexts('de') },
}

/** Returns the texts of report files in a language. */
export const fileTexts = (language: Language): FileTexts => TEXTS[language]
