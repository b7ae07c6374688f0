// Entry point `@placard/charts/de`, with the catalogs of the packages below.
import { de as domain } from '@placard/domain/de'
import { pickers } from '@placard/forms/de'
import type { PlacardCatalog } from '@placard/ui'
import { de as ui } from '@placard/ui/de'
import type { ChartLabels } from '../chart-labels.js'

const charts: ChartLabels = {
  campaignReport: {
    loading: 'Der Bericht wird geladen',
    updating: 'Der Bericht wird aktualisiert',
    failed: 'Der Bericht konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    todayInProgress: (days, previousDays) =>
      `Der heutige Tag läuft noch. Veränderungen vergleichen ${days} mit ${previousDays}.`,
    hourInProgress:
      'Die aktuelle Stunde läuft noch. Veränderungen vergleichen abgeschlossene Stunden mit denselben Stunden davor.',
    byHourOfWeek: (metric) => `${metric} nach Wochenstunde`,
    overTime: 'Auslieferung im Zeitverlauf',
    byCreative: 'Auslieferung nach Werbemittel',
    kind: 'Diagrammtyp',
    kinds: { line: 'Linien', area: 'Flächen', stacked: 'Gestapelt' },
  },
  chartFrame: {
    empty: {
      'no-data': {
        title: 'Keine Daten für diesen Zeitraum',
        description: 'Wählen Sie einen anderen Zeitraum oder kommen Sie zurück, sobald die Kampagne ausliefert.',
      },
      filtered: {
        title: 'Alles ist ausgeblendet',
        description: 'Für diesen Zeitraum gibt es Daten, aber Filter oder Legende blenden alle aus.',
      },
    },
    failed: (title) => `„${title}“ konnte nicht geladen werden`,
    retry: 'Erneut versuchen',
    loading: (title) => `„${title}“ wird geladen`,
    updating: 'Wird aktualisiert',
    updatingSince: 'Wird aktualisiert, Stand: ',
    metricOf: (title) => `Kennzahl von „${title}“`,
    viewOf: (title) => `Ansicht von „${title}“`,
    views: { chart: 'Diagramm', table: 'Tabelle' },
    download: 'Herunterladen',
    downloadOf: (title) => `„${title}“ herunterladen`,
    figures: 'Zahlen',
    picture: 'Bild',
    drawing: 'Zeichnung',
    pictureHeld: 'Wechseln Sie zuerst zum Diagramm',
    pictureFailed: 'Das Bild konnte nicht erstellt werden.',
  },
  metricDefinition: {
    one: (metric) => `Was bedeutet ${metric}?`,
    several: 'Was bedeuten diese Kennzahlen?',
    denominator: 'Geteilt durch',
    leavesOut: 'Nicht enthalten',
    noData: 'Keine Daten',
    source: 'Quelle',
  },
  quartileFunnel: {
    title: 'Videoquartile',
    empty: 'Kein Video wurde gestartet',
    emptyText: 'Nur bei Werbemitteln mit Video werden Starts und Quartile gezählt.',
    shareOf: (title) => `${title}: Anteil an den Starts`,
    keys: 'Mit den Pfeiltasten nach oben und unten wechseln Sie die Stufe, Escape blendet sie aus.',
    reached: 'Erreicht',
    views: 'Aufrufe',
    ofStarts: 'Der Starts',
    ofStartsIn: (period) => `Der Starts, ${period}`,
    dropOff: 'Abbrüche',
    change: 'Veränderung',
    points: 'PP',
    step: (label, views, share, more) => `${label}: ${[`${views} Aufrufe`, `${share} der Starts`, ...more].join(', ')}`,
    loss: (size, direction, before) =>
      `${size} Prozentpunkte ${direction === 'more' ? 'mehr' : 'weniger'} als ${before === undefined ? 'beim Start' : `bei ${before}`}`,
    noneLost: 'keine Abbrüche',
    changed: (direction, size, period) =>
      direction === 'same'
        ? `wie im Zeitraum ${period}`
        : `${size} Prozentpunkte ${direction === 'up' ? 'mehr' : 'weniger'} als im Zeitraum ${period}`,
    summary: (rate, largest, grown) => {
      const start = `Die Abschlussrate beträgt ${rate}`
      if (grown) return `${start}, aber mehr Videos erreichten ${grown} als die Stufe davor: Einige Zählungen fehlen.`
      if (!largest) return `${start}: Niemand brach vor dem Ende ab.`
      const { before = 'dem Start', at, points } = largest
      return `${start}. Die meisten brechen zwischen ${before} und ${at} ab (${points}\u00a0PP bei ${at}).`
    },
  },
  reportFacts: {
    asOf: (moment) => `Stand: ${moment}`,
    updated: (age) => `${age} aktualisiert`,
    creatives: (count) => `${count} Werbemittel`,
    timesIn: (offset) => `Zeiten in ${offset}`,
  },
  reportKpis: { label: 'Kennzahlen' },
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
  staleNotice: {
    failed: 'Neue Ergebnisse konnten nicht geladen werden.',
    since: 'Stand der angezeigten Ergebnisse: ',
    sinceEnd: '.',
    earlier: 'Angezeigt werden frühere Ergebnisse.',
    unknownAge: 'früher',
    retry: 'Erneut versuchen',
  },
  timeSeries: {
    stepsOf: (title) => `Zeitschritte von „${title}“`,
    steps: { day: 'Tage', week: 'Wochen' },
    linesOf: (title) => `Linien von „${title}“`,
    all: 'Alle',
    inProgress: 'läuft noch',
    partial: 'Läuft noch',
    partOfWeek: (days) => `${days} von 7 Tagen`,
    noData: (metric) => `keine Daten: ${metric}`,
    changeOn: (change, step) => `${change} als am ${step}`,
    note: (text) => `Anmerkung: ${text}`,
    none: (metric) => `Keine ${metric} in diesem Zeitraum.`,
    summary: ({ name, metric, total, peak, leads }) => {
      const highest = peak ? `Höchstwert ${peak.value} (${peak.step})` : ''
      if (total === undefined) return `${name}, ${metric}: ${highest}.`
      return `${name}${leads ? ' führt' : ''}, ${metric}: ${total}${highest && `, ${highest}`}.`
    },
    dashed: (name) => `Grau gestrichelt: ${name}.`,
    openMarker: (step) => `Offener Punkt: ${step}, läuft noch.`,
    openWeeks: (first, last) =>
      first && last
        ? `Offene Punkte: Von der ersten Woche zählen ${first}, von der letzten ${last}.`
        : `Offener Punkt: Von der ${first ? 'ersten' : 'letzten'} Woche zählen ${first || last}.`,
    onlyInTable: (count) => `${count} weitere ${count === 1 ? 'Linie steht' : 'Linien stehen'} nur in der Tabelle.`,
    stepNames: { moment: 'Stunde', day: 'Tag', week: 'Woche' },
    totalSteps: (count, kind) => {
      const names = { moment: ['Stunde', 'Stunden'], day: ['Tag', 'Tage'], week: ['Woche', 'Wochen'] }[kind]
      return `Summe, ${count} ${names[count === 1 ? 0 : 1]}`
    },
  },
}

/** German catalog of `@placard/charts`, `@placard/ui`, `@placard/domain` and the pickers of `@placard/forms`. */
export const de: PlacardCatalog = { ...ui, ...domain, ...pickers, ...charts }
