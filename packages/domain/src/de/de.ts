// Entry point `@placard/domain/de`.
import type { ReportMessages } from '../language/report-texts.js'

const IAB = 'IAB-Richtlinien zur Messung von Display- und Videowerbung'
const ONCE =
  'Ungültige Zugriffe, Vorschauen, Wiederholungen desselben Ereignisses eines ausgelieferten Werbemittels und Ereignisse mehr als 48 Stunden nach der Auslieferung'
const NOT_YET = 'Der Zeitpunkt liegt noch in der Zukunft; eine Stunde oder ein Tag, in dem nichts gezählt wurde, ist 0'
const count = (name: string, formula: string, leavesOut = ONCE, source = IAB) => ({
  name,
  formula,
  leavesOut,
  noData: NOT_YET,
  source,
})

/** Returns the German messages of reports. */
const report = (locale: string): ReportMessages => {
  const list = new Intl.ListFormat(locale)
  const inDays = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false })
  return {
    metrics: {
      impressions: count(
        'Impressionen',
        'Anzahl der Male, die ein Werbemittel zu laden begann',
        'Ungültige Zugriffe, Anfragen, für die nichts angezeigt wurde, Vorschauen und Wiederholungen derselben Impression; die Sichtbarkeit wird nicht gemessen',
      ),
      engagement: count('Interaktionen', 'Interaktionen mit einem Werbemittel, die nicht zur Zielseite führen'),
      clicks: count('Klicks', 'Klicks, die zum Werbekunden führen'),
      ctr: {
        name: 'CTR',
        formula: 'Klickrate (CTR): Klicks ÷ Impressionen',
        denominator: 'Impressionen',
        leavesOut:
          'Interaktionen, die nicht zur Zielseite führen, und weitere Klicks auf ein einmal ausgeliefertes Werbemittel',
        noData: 'Es gibt keine Impression, durch die geteilt werden kann',
        source: IAB,
      },
      videoStarts: count('Videostarts', 'Anzahl der Male, die ein Video gestartet wurde'),
      videoCompletes: count('Videoabschlüsse', 'Anzahl der Male, die ein Video bis zum Ende lief'),
      vcr: {
        name: 'Abschlussrate',
        formula: 'Videoabschlussrate (VCR): Videoabschlüsse ÷ Videostarts',
        denominator: 'Videostarts',
        leavesOut: 'Impressionen, deren Video nie gestartet wurde',
        noData: 'Es gibt keinen Videostart, durch den geteilt werden kann',
        source: IAB,
      },
      vcrOfImpressions: {
        name: 'Abschlussrate nach Impressionen',
        formula: 'Videoabschlussrate nach Impressionen: Videoabschlüsse ÷ Impressionen',
        denominator: 'Impressionen',
        leavesOut: 'Nichts: Impressionen ohne Video gelten als nicht abgeschlossen',
        noData: 'Es gibt keine Impression, durch die geteilt werden kann',
        source: 'Üblich bei Einkaufsplattformen',
      },
      invalidTraffic: count(
        'Ungültige Zugriffe',
        'Herausgefilterte Impressionen und Klicks: von bekannten Robots und durch Vorabladen, über dem Limit einer Adresse pro Minute, Klicks ohne gültige Impression und Wiederholungen desselben Ereignisses. Dienste, die Werbung in Videostreams einfügen, rufen anstelle ihrer Zuschauer auf und zählen als Robots, solange der Betreiber dieses Servers ihre Adressen nicht als vertrauenswürdig eingetragen hat: Bitten Sie ihn, einen solchen Dienst einzutragen',
        'Vorschauen, gefälschte und verspätete Ereignisse; Video- und Interaktionsereignisse; Betrug, der wie menschliche Nutzung aussieht; Rechenzentren werden nicht erkannt',
        'IAB/MRC-Standards zur Erkennung und Filterung ungültiger Zugriffe (General Invalid Traffic)',
      ),
    },
    // Nouns keep their capital letter.
    metricInSentence: (name) => name,
    videoStart: 'Start',
    unchanged: 'unverändert',
    changed: (direction, size, unit) =>
      `${size} ${unit === 'pp' ? 'Prozentpunkte' : 'Prozent'} ${direction === 'up' ? 'mehr' : 'weniger'}`,

    timeOfDay: (day, time) => `${day}, ${time}`,
    atTime: (day, time) => `${day} um ${time}`,
    justNow: 'gerade eben',
    minutesAgo: (minutes) => `vor ${minutes} Min.`,
    hoursAgo: (hours) => `vor ${hours} Std.`,
    hourOfWeek: (weekday, from, to) => `${weekday} ${from} bis ${to}`,
    typedDays: { heute: 0, gestern: -1, morgen: 1 },
    dayExample: 'Geben Sie ein Datum ein, z. B. 30.09.2025',
    chooseTodayOrEarlier: 'Wählen Sie heute oder einen früheren Tag',
    chooseTodayOrLater: 'Wählen Sie heute oder einen späteren Tag',
    chooseOrEarlier: (day) => `Wählen Sie den ${day} oder einen früheren Tag`,
    chooseOrLater: (day) => `Wählen Sie den ${day} oder einen späteren Tag`,

    fixedOffset: 'Feste Abweichung',
    offsetFrom: (offset, day) => `${offset} ab ${day}`,
    offsetSinceChange: (zone, offset) => `${zone}, ${offset} seit der Zeitumstellung`,
    offsetCell: {
      later: ', später ',
      hours: (hours) => `${hours} Stunden`,
      dayWithHours: (day, hours) => `${day} hat ${hours} Stunden`,
      daysFrom: (times) => `Tage ab ${times}`,
    },
    clockChange: (day, hours, from, to) =>
      `Der ${day} hat ${hours} Stunden: Die Uhren werden von ${from} auf ${to} umgestellt.`,
    partHours: (starts) =>
      `Gezählt wird in ganzen UTC-Stunden. Tage in dieser Zeitzone beginnen daher um ${starts} Uhr Ortszeit.`,
    noClockChange: 'Im kommenden Jahr ohne Zeitumstellung',
    zoneDiffersTitle: 'Browser und Server haben verschiedene Zeitzonendaten',
    zoneDiffers: (zone, used, sent) =>
      `Die Ergebnisse folgen den Zeitzonendaten des Servers, nach denen in ${zone} ${used} gilt. Nach denen dieses Browsers gilt ${sent}. Eine der beiden Angaben ist veraltet.`,
    nextClockChange: (offset, day) => `Mit Zeitumstellung: ${offset} ab ${day}`,

    presets: {
      today: 'Heute',
      yesterday: 'Gestern',
      last7: 'Letzte 7 Tage',
      last14: 'Letzte 14 Tage',
      last30: 'Letzte 30 Tage',
      last90: 'Letzte 90 Tage',
      monthToDate: 'Laufender Monat',
      lastMonth: 'Letzter Monat',
      yearToDate: 'Laufendes Jahr',
    },
    lifetime: 'Laufzeit',
    lifetimeCut: (number) => `Die letzten ${number} Tage der Kampagne: Ein Bericht umfasst höchstens so viele`,
    endsBeforeStart: 'Der Zeitraum endet vor seinem Beginn',
    rangeTooLong: (number) => `Ein Bericht umfasst höchstens ${number} Tage`,
    comparisonModes: {
      off: 'Aus',
      previous: 'Vorheriger Zeitraum',
      lastYear: 'Vorjahreszeitraum',
      custom: 'Benutzerdefiniert',
    },
    comparedWith: (range, extraDays = 0) =>
      `ggü. ${range}${extraDays === 0 ? '' : extraDays < 0 ? ', ein Tag weniger' : ', ein Tag mehr'}`,
    comparisonShorter: (leapYear) =>
      `Verglichen wird mit denselben Daten, einem Tag weniger: Nur ${leapYear} hat einen 29. Februar.`,
    comparisonLonger: (leapYear) =>
      `Verglichen wird mit denselben Daten, einem Tag mehr: Nur ${leapYear} hat einen 29. Februar, der im Diagramm fehlt.`,
    leapDayMoved: (day, compared) =>
      `Der ${day} wird mit dem ${compared} verglichen, weil nur sein Jahr einen 29. Februar hat.`,
    withoutVideo: 'ohne Videoquartile',
    linkParts: {
      dates: 'Zeitraum',
      timeZone: 'Zeitzone',
      comparison: 'Vergleich',
      metric: 'Kennzahl',
      video: 'Videoquartile',
      view: 'Ansicht',
    },
    unreadLink: (parts, range, zone) =>
      `Nicht lesbar in diesem Link: ${list.format(parts)}. Angezeigt wird ${range} in ${zone}.`,

    exportFormats: { pdf: 'PDF', csv: 'CSV', xlsx: 'Excel', 'xlsx-pivot': 'Excel mit Pivot' },
    notPublished: 'Keine Live-IDs vorhanden. Veröffentlichen Sie dieses Werbemittel, um seinen Bericht zu exportieren.',
    notStarted: (day) => `Noch nichts zu exportieren: Die Kampagne startet am ${day}.`,

    notAnOrigin: 'Geben Sie eine Adresse ohne Pfad ein, z. B. https://www.example.com',
    wildcardOrigin: 'Ein * steht hier nicht für andere Namen. Geben Sie jede Website an, z. B. https://www.example.com',
    tooManyOrigins: (number) => `Höchstens ${number} Websites können einen Bericht einbetten`,
    linkProblems: {
      longName: (length) => `Verwenden Sie höchstens ${length} Zeichen`,
      noCreative: 'Wählen Sie ein Werbemittel',
      noFirstDay: 'Wählen Sie den ersten Tag',
      noLastDay: 'Wählen Sie den letzten Tag',
      wrongOrder: 'Der erste Tag liegt nach dem letzten',
      notAColor: 'Geben Sie eine Farbe ein, z. B. #1a6b3c',
      shortPassword: (length) => `Verwenden Sie mindestens ${length} Zeichen`,
      longPassword: (length) => `Verwenden Sie höchstens ${length} Zeichen`,
      passwordAndSites:
        'Ein Link mit Passwort kann nicht eingebettet werden. Entfernen Sie seine Websites oder sein Passwort.',
    },
    linkSummary: {
      wholeCampaign: (campaign) => `Kampagne ${campaign}, alle Werbemittel`,
      onlyCreatives: (campaign, creatives) => `Kampagne ${campaign}, nur ${list.format(creatives)}`,
      creatives: (count) => `${count} Werbemittel`,
      moreCreatives: (count) => `${count} weitere`,
      anyDates: 'der Betrachter wählt den Zeitraum',
      datesFrom: (day) => `der Betrachter wählt einen Zeitraum ab ${day}`,
      datesUntil: (day) => `der Betrachter wählt einen Zeitraum bis ${day}`,
      datesWithin: (range) => `der Betrachter wählt einen Zeitraum innerhalb von ${range}`,
      fixedDates: (range) => `immer ${range}`,
      rollingDates: (preset) => `immer „${preset}“`,
      inZone: (zone) => `in der Zeitzone ${zone}`,
      comparedFrom: (day) => `verglichen mit den Tagen ab ${day}`,
      comparisons: {
        off: 'ohne Vergleich',
        previous: 'verglichen mit dem vorherigen Zeitraum',
        lastYear: 'verglichen mit dem Vorjahreszeitraum',
      },
      allColumns: 'alle Spalten',
      without: (columns) => `ohne ${list.format(columns)}`,
      columns: {
        engagement: 'Interaktionen',
        clicks: 'Klicks',
        video: 'Videoquartile',
        invalidTraffic: 'ungültige Zugriffe',
      },
      downloads: 'mit Downloads',
      noDownloads: 'keine Downloads',
      hiddenSeries: (count) => `${count} ${count === 1 ? 'Reihe' : 'Reihen'} anfangs ausgeblendet`,
      languages: { en: 'auf Englisch', de: 'auf Deutsch' },
      themes: { light: 'helles Design', dark: 'dunkles Design' },
      logo: 'mit Logo',
      password: 'mit Passwort',
      embedded: (count) => `auf ${count} ${count === 1 ? 'Website' : 'Websites'} eingebettet`,
      neverExpires: 'läuft nie ab',
      expires: (day) => `gültig bis ${day}`,
    },

    campaignColumns: {
      name: 'Kampagne',
      status: 'Status',
      flight: 'Laufzeit',
      creatives: 'Werbemittel',
      trend: 'Trend',
      updated: 'Aktualisiert',
      edited: 'Zuletzt bearbeitet',
    },
    statuses: { live: 'Live', ended: 'Beendet', draft: 'Entwurf', scheduled: 'Geplant', ending: 'Endet bald' },
    starts: (day) => `Start ${day}`,
    endsToday: 'Endet heute',
    endsIn: (number) => `Noch ${inDays.format(number)}`,
    flightLength: (number, range) => `${inDays.format(number)}, ${range}`,
    noFlightDays: 'Noch keine Daten',
    flightFrom: (day) => `Ab ${day}`,
    flightOpen: (day) => `Ab ${day}, ohne Enddatum.`,
    liveWithoutDates: 'Ohne Laufzeit ist die Kampagne live, sobald ein Werbemittel veröffentlicht ist.',

    frequencies: {
      Daily: 'Täglich',
      Weekly: 'Wöchentlich',
      Monthly: 'Monatlich',
      'On campaign end': 'Zum Kampagnenende',
    },
    reportTypes: { Summary: 'Zusammenfassung', Full: 'Vollständig' },
    monthDay: (monthDay) => `${monthDay}.`,
    scheduleCovers: (frequency, weekday, monthDay, hours) => {
      if (frequency === 'Daily') return 'Wird täglich gesendet und umfasst den Vortag.'
      if (frequency === 'Weekly') return `Wird jeden ${weekday} gesendet und umfasst die sieben Tage davor.`
      if (frequency === 'Monthly')
        return `Wird am ${monthDay}.${monthDay > 28 ? ' oder am letzten Tag des Monats' : ''} gesendet und umfasst den vorigen Kalendermonat.`
      return `Wird einmal zu dieser Uhrzeit gesendet, frühestens ${hours} Stunden nach Ende des letzten Tages. Umfasst die gesamte Kampagne. Spätere Ereignisse ändern daran nichts: Sie zählen in der Stunde, in der sie eintreffen.`
    },
    scheduleWhen: (frequency, weekday, monthDay) => {
      if (frequency === 'Daily') return 'Täglich'
      if (frequency === 'Weekly') return `Jeden ${weekday}`
      if (frequency === 'Monthly') return `Am ${monthDay}.${monthDay > 28 ? ' oder letzten Tag' : ''} jedes Monats`
      return 'Einmal, nach dem letzten Tag der Kampagne,'
    },
    scheduleWhat: {
      Daily: 'für den Vortag',
      Weekly: 'für die sieben Tage davor',
      Monthly: 'für den Vormonat',
      'On campaign end': 'für die gesamte Kampagne',
    },
    scheduleSentence: (when, time, type, what, format, withVideo, to) =>
      `${when} um ${time}: Bericht „${type}“ ${what} als ${format}${withVideo ? ', mit Videoquartilen' : ''}${to && `, an ${to}`}.`,
    people: (number) => `${number} Personen`,
    tooEarly: (time) => `Versand erst um ${time}: Bis dahin treffen noch Zahlen des Vortags ein.`,
    runCovers: (moment, range) => `${moment}, umfasst ${range}`,
    nextRun: (run) => `Nächster Versand: ${run}.`,
    campaignHasEnded: 'Kein Versand mehr geplant: Die Kampagne ist beendet.',
    campaignHasNoEnd: 'Noch nicht geplant: Die Kampagne hat kein Enddatum.',

    numberUnits: { k: 1e3, tsd: 1e3, mio: 1e6, mrd: 1e9 },
    numberExample: 'Geben Sie eine Zahl ein, z. B. 1.000 oder 1,5 Mio',
    maxBelowMin: 'Der Höchstwert ist kleiner als der Mindestwert',
    filterContains: (column, text) => `${column} enthält „${text}“`,
    filterIs: (column, values) => `${column} ist ${values}`,
    filterBetween: (column, min, max) => `${column} ${min} bis ${max}`,
    emptyValue: 'leer',
    twoValues: (first, second) => `${first} oder ${second}`,
    moreValues: (first, second, more) => `${first}, ${second} oder ${more} weitere`,
    ascending: 'aufsteigend',
    descending: 'absteigend',
    notSorted: 'Nicht sortiert',
    sortedBy: (columns) => `Sortiert nach ${columns.join(', dann ')}`,
    notGrouped: 'Nicht gruppiert',
    groupedBy: (columns) => `Gruppiert nach ${columns.join(', dann ')}`,
    columnCount: (shown, all) => `${shown} von ${all} Spalten`,
    columnPlace: (column, place, number) => `${column}, Position ${place} von ${number}`,
    sortPlace: (place, number) => `${place}. von ${number}`,
    viewNeedsName: 'Geben Sie der Ansicht einen Namen',
    viewNameTooLong: (length) => `Ein Name hat höchstens ${length} Zeichen`,
    viewNameTaken: 'Es gibt bereits eine Ansicht mit diesem Namen',
    tooManyViews: (number) => `Es gibt ${number} Ansichten, mehr sind nicht möglich. Löschen Sie zuerst eine.`,
  }
}

/** German catalog of `@placard/domain`. */
export const de = { report }
