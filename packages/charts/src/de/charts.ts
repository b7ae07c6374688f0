import type { ChartLabels } from '../chart-labels.js'

type HeatExtreme = Parameters<ChartLabels['heatmap']['ratios']>[0]['most']

const heatAt = ({ hours, label, value }: HeatExtreme) =>
  hours > 1 ? `in ${hours} Stunden (${value})` : `am ${label} (${value})`

type Names =
  | 'barChart'
  | 'chartFrame'
  | 'chartLayer'
  | 'chartLegend'
  | 'donutChart'
  | 'heatmap'
  | 'quartileFunnel'
  | 'timeSeries'
  | 'trend'

/** German messages of charts. */
export const charts: Pick<ChartLabels, Names> = {
  barChart: {
    name: 'Name',
    showMost: (count) => `Nur ${count} anzeigen`,
    showAll: (count) => `Alle ${count} anzeigen`,
    seriesOf: (title) => `Datenreihen von „${title}“`,
    allBars: (title, count) => `${title}, alle ${count} Balken`,
    keys: (horizontal, opens) => {
      const [along, across] = horizontal
        ? ['oben und unten', 'links und rechts']
        : ['links und rechts', 'oben und unten']
      const keys = `Mit den Pfeiltasten nach ${along} wechseln Sie die Kategorie, nach ${across} die Datenreihe, Escape blendet den Balken aus.`
      return opens ? `${keys} Die Eingabetaste öffnet die Kategorie.` : keys
    },
    all: 'Alle',
    total: (count) => `Summe, ${count}`,
    previous: 'Vorheriger Zeitraum',
    previousOf: (series, period = 'vorheriger Zeitraum') => `${series}, ${period}`,
    noData: (metric) => `keine Daten: ${metric}`,
    changeOn: (change, period = 'dem vorherigen Zeitraum') => `${change} gegenüber ${period}`,
    barOf: (category, series) => `${category}, ${series},`,
    none: (metric) => `Keine Daten: ${metric}.`,
    only: (name, value, metric) => `${name}: ${value} ${metric}.`,
    noneAbove: (count, value, metric) => `Keiner der ${count} Einträge hat mehr als ${value} ${metric}.`,
    leadsOf: (name, value, total, metric) => `${name} führt mit ${value} von ${total} ${metric}.`,
    leads: (name, value, metric, total, listed) => {
      const whole = total === undefined ? '' : `, alle zusammen: ${total}`
      const rest = listed === undefined ? '' : `; die Tabelle enthält alle ${listed}`
      return `${name} führt mit ${value} ${metric}${whole}${rest}.`
    },
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
    broken: 'Die Daten sind vorhanden, konnten aber nicht dargestellt werden.',
  },
  chartLayer: {
    points: (name) => `${name}, Punkte`,
    keys: 'Mit den Pfeiltasten nach links und rechts wechseln Sie den Zeitpunkt, nach oben und unten die Datenreihe, Escape blendet den Punkt aus.',
    shortcuts: {
      group: 'Diagramm, wenn es den Fokus hat',
      move: 'Zwischen Punkten wechseln',
      hide: 'Punkt ausblenden',
    },
  },
  chartLegend: {
    showAll: 'Alle anzeigen',
    other: (count) => `Andere (${count})`,
  },
  donutChart: {
    name: 'Name',
    share: 'Anteil',
    total: (count) => `Summe, ${count}`,
    keys: 'Mit den Pfeiltasten nach links und rechts wechseln Sie das Segment, Escape blendet es aus.',
    empty: (metric) => `Keine ${metric}`,
    emptyText: 'Es gibt noch nichts aufzuteilen.',
    slice: (name, value, metric, share) => `${name}: ${value} ${metric}, ${share} der Summe`,
    none: (metric) => `Noch keine ${metric}.`,
    only: (name, total, metric) => `Alle ${total} ${metric} entfallen auf ${name}.`,
    summary: (first, second, total, metric, more) =>
      `${first.name} führt mit ${first.share} von ${total} ${metric}${more ? '; es folgt ' : ', '}${second.name} mit ${second.share}.`,
  },
  heatmap: {
    perHour: (metric) => `${metric} pro Stunde`,
    noDataFor: (metric) => `keine Daten: ${metric}`,
    noData: 'keine Daten',
    noDataKey: 'Keine Daten',
    extreme: (which) => `${which === 'most' ? 'höchster' : 'niedrigster'} Wert der Woche`,
    inProgress: 'läuft noch',
    hoursCounted: 'Gezählte Stunden',
    keys: (hoursAreRows) => {
      const [days, hours] = hoursAreRows
        ? ['links und rechts', 'oben und unten']
        : ['oben und unten', 'links und rechts']
      return `Mit den Pfeiltasten nach ${days} wechseln Sie den Tag, nach ${hours} die Stunde, Escape blendet die Stunde aus.`
    },
    none: (unit) => `Keine ${unit} in diesem Zeitraum.`,
    equal: (hours, value, unit, zone) =>
      `${hours === 1 ? 'Die einzige Stunde' : 'Jede Stunde'} mit Daten hat ${value} ${unit} (Ortszeit ${zone}).`,
    ratios: ({ unit, most, least, zone }) =>
      `${unit}: am höchsten ${heatAt(most)}, am niedrigsten ${heatAt(least)} (Ortszeit ${zone}).`,
    counts: ({ unit, most, least, zone }, zeroHours) => {
      const fewest =
        zeroHours === undefined
          ? `die wenigsten ${heatAt(least)}`
          : `keine in ${zeroHours === 1 ? '1 Stunde' : `${zeroHours} Stunden`} der Woche`
      return `Die meisten ${unit} ${heatAt(most)}, ${fewest} (Ortszeit ${zone}).`
    },
    running: (isCounted) =>
      isCounted ? 'Die laufende Stunde zählt bis zum aktuellen Stand.' : 'Die laufende Stunde ist nicht enthalten.',
    hour: 'Stunde',
    wholeDay: 'Ganzer Tag',
  },
  quartileFunnel: {
    title: 'Videoquartile',
    empty: 'Kein Video wurde gestartet',
    emptyText: 'Nur bei Werbemitteln mit Video werden Starts und Quartile gezählt.',
    shareOf: (title) => `${title}: Anteil an den Starts`,
    keys: 'Mit den Pfeiltasten nach oben und unten wechseln Sie die Stufe, Escape blendet sie aus.',
    reached: 'Erreicht',
    views: 'Aufrufe',
    ofStarts: 'Anteil',
    ofStartsIn: (period) => `Anteil, ${period}`,
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
  timeSeries: {
    stepsOf: (title) => `Zeitschritte von „${title}“`,
    steps: { day: 'Tage', week: 'Wochen' },
    linesOf: (title) => `Linien von „${title}“`,
    all: 'Alle',
    inProgress: 'läuft noch',
    partial: 'Läuft noch',
    partOfWeek: (days) => `${days} von 7 Tagen`,
    noData: (metric) => `keine Daten: ${metric}`,
    changeOn: (change, step) => `${change} gegenüber ${step}`,
    note: (text) => `Anmerkung: ${text}`,
    none: (metric) => `Keine ${metric} in diesem Zeitraum.`,
    summary: ({ name, metric, total, peak, leads }) => {
      const highest = peak ? `Höchstwert ${peak.value} (${peak.step})` : ''
      if (total === undefined) return `${name}, ${metric}: ${highest}.`
      return `${name}${leads ? ' führt' : ''}, ${metric}: ${total}${highest && `, ${highest}`}.`
    },
    // The name of the period may end with an abbreviated month.
    dashed: (name) => `Grau gestrichelt: ${name.replace(/\.$/, '')}.`,
    openMarker: (step) => `Offener Punkt: ${step}, läuft noch.`,
    openWeeks: (first, last) =>
      first && last
        ? `Offene Punkte: Von der ersten Woche zählen ${first}, von der letzten ${last}.`
        : `Offener Punkt: Von der ${first ? 'ersten' : 'letzten'} Woche zählen ${first || last}.`,
    onlyInTable: (count) => `${count} weitere ${count === 1 ? 'Linie steht' : 'Linien stehen'} nur in der Tabelle.`,
    stepNames: { moment: 'Stunde', day: 'Tag', week: 'Woche' },
    keys: (hasNotes) =>
      `Mit den Pfeiltasten nach links und rechts wechseln Sie den Zeitpunkt, mit Bild auf und Bild ab um ein Zehntel, nach oben und unten die Datenreihe, Escape blendet den Punkt aus.${hasNotes ? ' N springt zur nächsten Anmerkung, Umschalt und N zur vorherigen.' : ''}`,
    totalSteps: (count, kind) => {
      const names = { moment: ['Stunde', 'Stunden'], day: ['Tag', 'Tage'], week: ['Woche', 'Wochen'] }[kind]
      return `Summe, ${count} ${names[count === 1 ? 0 : 1]}`
    },
  },
  trend: {
    none: 'noch keine Daten',
    span: (count, unit) =>
      `in ${count} ${{ hours: ['Stunde', 'Stunden'], days: ['Tag', 'Tagen'], weeks: ['Woche', 'Wochen'] }[unit][count === 1 ? 0 : 1]}`,
    noData: (span) => `keine Daten ${span}`,
    added: (span) => `neu ${span}`,
    steady: (span) => `gleichbleibend ${span}`,
    changed: (direction, percent, span) =>
      `${percent === undefined ? '' : `${percent}\u00a0% `}${direction === 'up' ? 'mehr' : 'weniger'} ${span}`,
  },
}
