import type { ChartLabels } from '../chart-labels.js'

type Names =
  | 'campaignReport'
  | 'creativeReport'
  | 'exportMenu'
  | 'liveReport'
  | 'metricDefinition'
  | 'reportFacts'
  | 'reportKpis'
  | 'reportPage'
  | 'reportSideMenu'
  | 'reportTable'
  | 'reportToolbar'
  | 'sharedReport'
  | 'staleNotice'

/** German messages of reports. */
export const reports: Pick<ChartLabels, Names> = {
  campaignReport: {
    loading: 'Der Bericht wird geladen',
    updating: 'Der Bericht wird aktualisiert',
    failed: 'Der Bericht konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    todayInProgress: (days, previousDays) =>
      `Der heutige Tag läuft noch. Für Veränderungen werden ${days} mit ${previousDays} verglichen.`,
    hourInProgress:
      'Die aktuelle Stunde läuft noch. Veränderungen vergleichen abgeschlossene Stunden mit denselben Stunden davor.',
    moreFigures: 'Weitere Kennzahlen',
    byHourOfWeek: (metric) => `${metric} nach Wochenstunde`,
    overTime: 'Auslieferung im Zeitverlauf',
    byCreative: 'Auslieferung nach Werbemittel',
    kind: 'Diagrammtyp',
    kinds: { line: 'Linien', area: 'Flächen', stacked: 'Gestapelt' },
  },
  creativeReport: {
    notFound: 'Werbemittel nicht gefunden',
    notFoundText: 'Dieses Werbemittel gehört nicht mehr zu dieser Kampagne.',
    type: 'Typ',
    size: 'Größe',
    liveVersions: 'Live-Versionen',
    share: 'Anteil an den Impressionen der Kampagne',
  },
  exportMenu: {
    export: 'Exportieren',
    format: 'Format',
    contents: {
      pdf: 'Diese Seite, fertig zum Drucken',
      csv: 'Eine Zeile pro Werbemittel und Zeitschritt. Wenn Ihr Excel ein Dezimalkomma verwendet, wählen Sie Excel',
      xlsx: 'Dieselben Zeilen, mit Erklärung aller Begriffe',
      'xlsx-pivot': 'Dieselben Zeilen und eine Pivot-Tabelle',
    },
    video: 'Videoquartile',
    onPage: 'Hier und in Exporten',
    notInPdf: 'Nicht für PDF',
    pdfReason: 'Ein PDF druckt die Seite, wie sie ist. Für die anderen Formate bleibt Ihre Auswahl erhalten.',
    print: 'Drucken oder als PDF speichern',
    printNote: 'Öffnet den Druckdialog Ihres Browsers',
    download: (format) => `${format} herunterladen`,
    making: (format) => `Die Datei (${format}) wird erstellt`,
    progress: (format) => `${format} wird erstellt`,
    waiting: 'Wartet …',
    cancel: 'Abbrechen',
    done: (format) => `Datei heruntergeladen (${format})`,
    cancelled: 'Abgebrochen',
    cancelledText: 'Sie haben den Download abgebrochen.',
    failed: 'Die Datei konnte nicht erstellt werden',
    failedText: 'Bitte versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  liveReport: {
    report: 'Kampagnenbericht',
    notFound: 'Kampagne nicht gefunden',
    notFoundText: 'Vielleicht wurde sie gelöscht oder Sie haben keinen Zugriff.',
    failed: 'Der Bericht konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    linksFailed: 'Bitte versuchen Sie es erneut.',
    timedOut: 'Zeitüberschreitung der Anfrage',
    unreachable: 'Der Server ist nicht erreichbar.',
    interrupted: 'Die Antwort war unvollständig. Bitte versuchen Sie es erneut.',
    invalidResponse: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  },
  metricDefinition: {
    one: (metric) => `Was bedeutet ${metric}?`,
    several: 'Was bedeuten diese Kennzahlen?',
    denominator: 'Geteilt durch',
    leavesOut: 'Nicht enthalten',
    noData: 'Keine Daten',
    source: 'Quelle',
    here: 'Hier',
    reasons: {
      robot: 'bekannte Robots',
      prefetch: 'vorab geladen, nicht gezeigt',
      rate: 'über dem Limit einer Adresse',
      no_view: 'Klicks ohne Impression',
      repeat: 'Wiederholungen desselben Ereignisses',
    },
  },
  reportFacts: {
    asOf: (moment) => `Stand: ${moment}`,
    updated: (age) => `${age} aktualisiert`,
    creatives: (count) => `${count} Werbemittel`,
    timesIn: (offset) => `Zeiten in ${offset}`,
  },
  reportKpis: { label: 'Kennzahlen' },
  reportPage: {
    notStarted: 'Noch nicht gestartet',
    startsOn: (day) => `Start am ${day}. Daten erscheinen hier, sobald Anzeigen ausgeliefert werden.`,
    last30: 'Letzte 30 Tage anzeigen',
    beforeFlight: 'Diese Tage beginnen vor dem Start der Kampagne.',
    showFlight: 'Laufzeit anzeigen',
    loading: 'Der Bericht wird geladen …',
    slow: 'Der Bericht wird noch geladen. Lange Zeiträume dauern länger.',
    retry: 'Erneut versuchen',
    stillShowing: (range, age) => `Angezeigt wird weiterhin ${range}${age === undefined ? '' : ` (geladen ${age})`}.`,
    noComparison: 'Kein Vergleich: Der vorherige Zeitraum konnte nicht geladen werden',
  },
  reportSideMenu: {
    report: 'Bericht',
    summary: 'Kampagnenübersicht',
    creatives: 'Werbemittel',
    search: 'Werbemittel suchen',
    searchAmong: (count) => `${count} Werbemittel durchsuchen`,
    found: (found, all) => `${found} von ${all} Werbemitteln`,
    none: 'In dieser Kampagne wurde noch kein Werbemittel veröffentlicht.',
    more: (count) => `${count} weitere: Suchen Sie nach dem Namen.`,
    noMatch: 'Kein Werbemittel hat diesen Namen.',
    export: 'Export',
  },
  reportTable: {
    rows: 'Zeilen der Tabelle',
    creatives: 'Werbemittel',
    days: 'Tage',
    hours: 'Stunden',
    byDay: 'Nach Tag',
    byHour: 'Nach Stunde',
    creative: 'Werbemittel',
    type: 'Typ',
    size: 'Größe',
    day: 'Tag',
    hour: 'Stunde',
    search: 'Werbemittel suchen',
    totalCreatives: (count) => `Summe, ${count} Werbemittel`,
    totalDays: (count, number) => `Summe, ${count} ${number === 1 ? 'Tag' : 'Tage'}`,
    totalHours: (count, number) => `Summe, ${count} ${number === 1 ? 'Stunde' : 'Stunden'}`,
  },
  reportToolbar: {
    toolbar: 'Inhalt des Berichts',
    video: 'Videoquartile',
    updated: (age) => `Aktualisiert ${age}`,
    refresh: 'Aktualisieren',
  },
  sharedReport: {
    readOnly: 'Nur Lesen',
    shared: 'Geteilter Bericht',
    dead: 'Dieser Link funktioniert nicht mehr',
    deadText: 'Er wurde widerrufen oder unvollständig kopiert. Bitten Sie den Absender um einen neuen.',
    needsPassword: 'Dieser Bericht braucht ein Passwort',
    passwordFromSender: 'Sie bekommen es von der Person, die Ihnen den Link gesendet hat.',
    password: 'Passwort',
    openReport: 'Bericht öffnen',
    notOpened: 'Bericht nicht geöffnet',
    openFailed: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    notEmbeddable: 'Dieser Bericht braucht ein Passwort und kann nicht eingebettet werden',
    openPage: 'Bericht auf seiner Seite öffnen',
  },
  staleNotice: {
    failed: 'Neue Ergebnisse konnten nicht geladen werden.',
    since: 'Stand der angezeigten Ergebnisse: ',
    // Ages such as 'vor 5 Min.' have a full stop already.
    sinceEnd: '',
    earlier: 'Angezeigt werden frühere Ergebnisse.',
    unknownAge: 'früher',
    retry: 'Erneut versuchen',
  },
}
