// Entry point `@placard/charts/de`, with the catalogs of the packages below.
import { de as domain } from '@placard/domain/de'
import type { PlacardCatalog } from '@placard/ui'
import { de as ui } from '@placard/ui/de'
import type { ChartLabels } from '../chart-labels.js'

const charts: ChartLabels = {
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
