// Entry point `@placard/charts/de`, with the catalogs of the packages below.
import { de as domain } from '@placard/domain/de'
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
}

/** German catalog of `@placard/charts`, `@placard/forms`, `@placard/ui` and `@placard/domain`. */
export const de: PlacardCatalog = { ...ui, ...domain, ...charts }
