// Entry point `@placard/ui/de`.
import type { UiLabels } from '../placard-labels.js'
import { fileMessages } from './files.js'

const characters = (count: number) => `${count} Zeichen`
const combobox: UiLabels['combobox'] = {
  placeholder: 'Suchen …',
  open: 'Alle anzeigen',
  clear: 'Löschen',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  empty: 'Keine Ergebnisse',
  create: (text) => `„${text}“ anlegen`,
  results: (count) => `${count} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  more: (shown, total) => `${shown} von ${total} angezeigt. Tippen Sie, um die Liste einzugrenzen.`,
}
const failed = () => 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.'

/** German catalog of `@placard/ui`. */
export const de: UiLabels = {
  ...fileMessages,
  adFrame: {
    empty: 'Noch keine Vorschau',
    zoom: 'Zoom',
    fit: 'Einpassen',
    fluid: 'Fluid',
    pause: 'Pause',
    stop: 'Stopp',
    play: 'Abspielen',
    replay: 'Neu starten',
    skip: 'Vorschau überspringen',
    loading: 'Vorschau wird geladen',
    stopped: 'Gestoppt',
    failed: 'Die Vorschau konnte nicht geladen werden',
    failedHint: 'Es hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    unresponsive: 'Diese Anzeige wurde gestoppt',
    unresponsiveHint:
      'Ihr Skript reagiert nicht und würde daher die Seiten blockieren, die sie zeigen. Korrigieren Sie das Skript und starten Sie die Anzeige dann noch einmal.',
    runAgain: 'Noch einmal starten',
  },
  alert: { dismiss: 'Ausblenden' },
  alertDialog: {
    cancel: 'Abbrechen',
    confirm: (text) => `Geben Sie zur Bestätigung ${text} ein`,
    error: failed,
  },
  appShell: { menu: 'Menü', expand: 'Menü ausklappen', collapse: 'Menü einklappen' },
  avatarGroup: { more: (names) => `und ${names.length} weitere: ${names.join(', ')}` },
  banner: { label: 'Ankündigung', dismiss: 'Ausblenden' },
  breadcrumb: { label: 'Navigationspfad', more: 'Weitere Ebenen' },
  codeBlock: { copy: 'Kopieren', wrap: 'Zeilen umbrechen' },
  chip: { remove: (label) => `${label} entfernen` },
  colorInput: {
    pick: 'Farbe auswählen',
    opacity: 'Deckkraft',
    contrast: { readable: 'lesbar', large: 'nur in großer Schrift lesbar', hard: 'schwer lesbar' },
  },
  combobox,
  commandMenu: {
    label: 'Befehle',
    placeholder: 'Suchen oder Befehl ausführen …',
    recent: 'Zuletzt verwendet',
    results: 'Ergebnisse',
    empty: (query) => `Nichts gefunden für „${query}“`,
    none: 'Noch keine Einträge',
    loading: 'Suche läuft …',
    error: 'Die Suche ist fehlgeschlagen.',
    retry: 'Erneut versuchen',
    back: 'Zurück',
    close: 'Schließen',
    count: combobox.results,
    keys: { move: 'Bewegen', choose: 'Auswählen', back: 'Zurück', close: 'Schließen' },
  },
  copyButton: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    blocked: 'Kopieren ist hier nicht möglich. Drücken Sie Strg+C, auf einem Mac ⌘C.',
    missing: 'Der Text konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  cursorPagination: { previous: 'Zurück', next: 'Weiter' },
  delta: {
    none: 'keine Daten',
    flat: 'unverändert',
    change: (direction, size, unit) =>
      `${size} ${unit === 'percent' ? 'Prozent' : 'Prozentpunkte'} ${direction === 'up' ? 'mehr' : 'weniger'}`,
    amount: (size, unit) => `${size}\u00a0${unit === 'percent' ? '%' : 'PP'}`,
  },
  densitySwitch: { label: 'Zeilenabstand', comfortable: 'Komfortabel', compact: 'Kompakt' },
  dialog: { close: 'Schließen' },
  errorState: {
    detail: 'Technische Details',
    kinds: {
      failed: {
        title: 'Etwas ist schiefgegangen',
        description: 'Bitte versuchen Sie es erneut. Wenn es wieder passiert, wenden Sie sich an den Support.',
      },
      forbidden: {
        title: 'Sie haben keinen Zugriff',
        description: 'Bitten Sie die Eigentümerin oder den Eigentümer um eine Freigabe.',
      },
      offline: {
        title: 'Sie sind offline',
        description: 'Ihre Änderungen bleiben erhalten. Versuchen Sie es erneut, sobald Sie wieder online sind.',
      },
      outdated: {
        title: 'Eine neuere Version ist verfügbar',
        description: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
      },
      unavailable: {
        title: 'Der Server antwortet nicht',
        description: 'Er ist vielleicht ausgelastet. Versuchen Sie es in einer Minute erneut.',
      },
    },
  },
  field: {
    optional: '(optional)',
    limit: (limit) => `höchstens ${characters(limit)}`,
    remaining: (remaining) => (remaining < 0 ? `${characters(-remaining)} zu viel` : `noch ${characters(remaining)}`),
  },
  inlineConfirm: { cancel: 'Behalten', error: failed },
  input: { clear: 'Löschen' },
  linkButton: { external: 'öffnet einen neuen Tab' },
  meter: { good: 'Gut', fair: 'Mittel', poor: 'Schwach' },
  multiSelect: {
    ...combobox,
    clear: 'Alle entfernen',
    all: (count, allSelected) => `Alle ${count} ${allSelected ? 'abwählen' : 'auswählen'}`,
    selected: (labels) => `${labels.length} ausgewählt: ${labels.join(', ')}`,
    full: (max) => `${max} von ${max} ausgewählt`,
    marked: (label) => `${label} markiert. Die Rücktaste entfernt es.`,
    removed: (label) => `${label} entfernt`,
    remove: (label) => `${label} entfernen`,
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Diese Seite gibt es nicht. Prüfen Sie die Adresse oder nutzen Sie die Suche.',
  },
  numberInput: {
    decrease: 'Verringern',
    increase: 'Erhöhen',
    percent: 'Prozent',
    adjusted: ({ reason }, value) => {
      if (reason === 'text') return 'Das war keine Zahl, daher gilt wieder der letzte Wert'
      if (reason === 'step') return `Auf ${value} gerundet`
      return `Auf ${value} gesetzt, den ${reason === 'min' ? 'kleinsten' : 'größten'} Wert`
    },
  },
  pageRange: { range: (from, to, total) => `${from}–${to}${total === undefined ? '' : ` von ${total}`}` },
  pageSize: { label: 'Zeilen pro Seite' },
  pagination: {
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    position: (page, count) => `Seite ${page} von ${count}`,
  },
  passwordInput: { show: 'Passwort anzeigen', capsLock: 'Die Feststelltaste ist aktiv' },
  renameInput: { label: 'Neuer Name' },
  searchInput: { placeholder: 'Suchen', loading: 'Suche läuft', clear: 'Suche löschen' },
  select: { placeholder: 'Auswählen …', loading: 'Wird geladen …', empty: 'Keine Optionen' },
  skipLink: { label: 'Zum Inhalt springen' },
  slider: { thumbs: ['Minimum', 'Maximum'], percent: 'Prozent' },
  sliderInput: { box: 'genauer Wert', reset: (value) => `Auf ${value} zurücksetzen` },
  slowNotice: {
    loading: 'Wird geladen …',
    slow: 'Noch in Arbeit. Es dauert länger als sonst.',
    cancel: 'Abbrechen',
  },
  switch: { loading: 'Wird gespeichert' },
  tableLoadingRows: { label: 'Wird geladen' },
  themeSwitch: { label: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'System' },
  timeText: { now: 'gerade eben' },
  toast: {
    region: 'Benachrichtigungen (F8)',
    close: 'Schließen',
    more: (count) => `${count} weitere anzeigen`,
    progress: 'Fortschritt',
    times: (count) => `${count}-mal`,
    types: { success: 'Erfolg', error: 'Fehler', info: 'Hinweis', warning: 'Warnung' },
  },
  toastLog: {
    title: 'Benachrichtigungen',
    empty: 'Keine neuen Benachrichtigungen.',
    clear: 'Leeren',
    unread: (count, label) => `${label}, ${count} verpasst`,
  },
  tree: {
    loading: 'Wird geladen …',
    failed: 'Laden fehlgeschlagen',
    retry: 'Erneut versuchen',
    nothing: 'Leer',
  },
  valueText: { noData: 'keine Daten' },
}
