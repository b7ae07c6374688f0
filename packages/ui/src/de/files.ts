import type { UiLabels } from '../placard-labels.js'

const number = (count: number) => count.toLocaleString('de')
const items = (count: number) => `${number(count)} ${count === 1 ? 'Element' : 'Elemente'}`
const files = (count: number) => `${number(count)} ${count === 1 ? 'Datei' : 'Dateien'}`

type Names =
  | 'fileBrowser'
  | 'fileConflict'
  | 'fileDropzone'
  | 'filePicker'
  | 'filePreview'
  | 'fileProperties'
  | 'uploadQueue'

/** German messages of files and uploads. */
export const fileMessages: Pick<UiLabels, Names> = {
  fileBrowser: {
    path: (label) => `Pfad zu ${label}`,
    filter: 'Nach Namen filtern',
    newFolder: 'Neuer Ordner',
    newFolderName: 'Name des neuen Ordners',
    shortcuts: {
      group: 'Dateiliste',
      open: 'Öffnen',
      rename: 'Umbenennen',
      remove: 'Löschen',
      select: 'Auswählen oder abwählen',
      selectAll: 'Alle auswählen',
      up: 'Zum übergeordneten Ordner',
    },
    upload: 'Hochladen',
    uploadFiles: 'Dateien hochladen …',
    uploadFolder: 'Ordner hochladen …',
    dropHere: 'Zum Hochladen hier ablegen',
    dropInto: (name) => `Zum Hochladen in „${name}“ ablegen`,
    view: 'Ansicht',
    list: 'Liste',
    grid: 'Kacheln',
    sortBy: 'Sortieren nach',
    name: 'Name',
    size: 'Größe',
    modified: 'Geändert',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
    actions: 'Aktionen',
    moreActions: 'Weitere Aktionen',
    open: 'Öffnen',
    rename: 'Umbenennen',
    delete: 'Löschen',
    clearSelection: 'Auswahl aufheben',
    selectAll: 'Alle auswählen',
    select: (name) => `${name} auswählen`,
    actionsOf: (name) => `Aktionen für ${name}`,
    renameOf: (name) => `Neuer Name für ${name}`,
    folder: 'Ordner',
    noSize: 'ohne Größe',
    noDate: 'ohne Datum',
    count: items,
    filtered: (count, total) => `${number(count)} von ${items(total)}`,
    selectedCount: (count) => `${number(count)} ausgewählt`,
    selectedOf: (count, total) => `${number(count)} von ${items(total)} ausgewählt`,
    loading: 'Dateien werden geladen',
    emptyTitle: 'Dieser Ordner ist leer',
    emptyText: 'Legen Sie Dateien hier ab oder laden Sie sie hoch.',
    noMatchTitle: (query) => `Kein Name enthält „${query}“`,
    noMatchText: 'Gefiltert wird nur dieser Ordner.',
    clearFilter: 'Filter entfernen',
    errorTitle: 'Die Dateien konnten nicht geladen werden',
    errorText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    forbiddenTitle: 'Sie haben keinen Zugriff auf diesen Ordner',
    forbiddenText: 'Bitten Sie die Verwaltung des Speichers um Zugriff.',
    nameEmpty: 'Geben Sie einen Namen ein.',
    nameSlash: 'Ein Name darf keinen Schrägstrich enthalten.',
    nameReserved: 'Dieser Name ist reserviert.',
    nameTaken: (name) => `„${name}“ gibt es hier bereits.`,
  },
  fileConflict: {
    title: (name) => `„${name}“ gibt es bereits`,
    description: 'Wählen Sie, was mit der neuen Datei geschieht.',
    existing: 'Vorhandene Datei',
    incoming: 'Neue Datei',
    newer: 'Neuer',
    larger: 'Größer',
    sameSize: 'Beide sind gleich groß.',
    keptAs: (name) => `Wenn Sie beide behalten, heißt die neue „${name}“.`,
    all: (count) => (count === 1 ? 'Auch für den anderen Konflikt' : `Auch für die anderen ${count} Konflikte`),
    skip: 'Überspringen',
    keepBoth: 'Beide behalten',
    replace: 'Ersetzen',
    close: 'Hochladen abbrechen',
  },
  fileDropzone: {
    chooseOne: 'Datei auswählen',
    chooseMany: 'Dateien auswählen',
    chooseFolder: 'Ordner auswählen',
    orDrop: 'oder hier ablegen',
    orDropMany: 'oder hier ablegen',
    drop: 'Zum Hinzufügen ablegen',
    cannotDrop: 'Das kann hier nicht hinzugefügt werden',
    or: 'oder',
    upTo: (size) => `bis ${size}`,
    atMost: (count) => `höchstens ${files(count)}`,
    rejected: (count) =>
      count === 1 ? 'Diese Datei wurde nicht hinzugefügt' : `${files(count)} wurden nicht hinzugefügt`,
    wrongType: (types) => `Keine Datei vom Typ ${types}`,
    tooLarge: (size, most) => `${size} ist zu groß, höchstens ${most}`,
    tooMany: (most) => (most === 1 ? 'Nur eine Datei auf einmal' : `Höchstens ${files(most)} auf einmal`),
    dismiss: 'Ausblenden',
  },
  filePicker: {
    cancel: 'Abbrechen',
    error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
    nothingSelected: 'Wählen Sie mindestens eine Datei aus.',
  },
  filePreview: {
    loading: (name) => `Die Vorschau von ${name} wird geladen`,
    none: 'Keine Vorschau für diesen Dateityp.',
    broken:
      'Diese Datei kann nicht angezeigt werden. Sie ist beschädigt oder von einem Typ, den dieser Browser nicht unterstützt.',
    image: (name) => `Vorschau von ${name}`,
    content: (name) => `Inhalt von ${name}`,
    start: (size) => `Die ersten ${size}`,
    pixels: (width, height) => `${width} × ${height}`,
    sample: 'Franz jagt im komplett verwahrlosten Taxi quer durch Bayern. 0123456789',
  },
  fileProperties: {
    kind: 'Art',
    size: 'Größe',
    files: 'Dateien',
    modified: 'Geändert',
    path: 'Pfad',
    copyPath: 'Pfad kopieren',
    contentType: 'Medientyp',
    kinds: {
      folder: 'Ordner',
      image: 'Bild',
      video: 'Video',
      audio: 'Audio',
      archive: 'Archiv',
      code: 'Code',
      data: 'Daten',
      spreadsheet: 'Tabelle',
      document: 'Dokument',
      font: 'Schrift',
      other: 'Datei',
    },
    bytes: (count) => `${number(count)} Bytes`,
    fileCount: number,
  },
  uploadQueue: {
    region: 'Uploads',
    title: ({ open, running, count, done, failed, conflicts }) => {
      if (open > 0) return running > 0 ? `${files(count)} werden hochgeladen` : `${files(open)} in Warteschlange`
      if (failed + conflicts > 0) return `${files(failed + conflicts)} nicht hochgeladen`
      return done > 0 ? `${files(done)} hochgeladen` : 'Keine Uploads'
    },
    milestone: ({ open, count, done, failed, conflicts }, quarter) => {
      const progress =
        quarter === 0 ? `${files(count)} werden hochgeladen` : `${quarter}\u00a0% von ${files(count)} hochgeladen`
      const parts = [
        open === 0 ? `${files(done)} hochgeladen` : progress,
        failed > 0 && `${failed} fehlgeschlagen`,
        conflicts > 0 && `${conflicts} bereits vorhanden`,
      ]
      return count === 0 ? '' : parts.filter(Boolean).join(', ')
    },
    of: (loaded, size) => `${loaded} von ${size}`,
    rate: (rate) => `${rate}/s`,
    left: (time) => `noch ${time}`,
    total: 'Alle Uploads',
    progressOf: (name) => `${name} wird hochgeladen`,
    queued: 'Wartet',
    paused: 'Pausiert',
    done: 'Hochgeladen',
    error: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    conflict: 'Eine Datei mit diesem Namen gibt es bereits',
    cancel: (name) => `${name} abbrechen`,
    pause: (name) => `${name} pausieren`,
    resume: (name) => `${name} fortsetzen`,
    retry: (name) => `${name} erneut versuchen`,
    remove: (name) => `${name} aus der Liste entfernen`,
    resolve: 'Entscheiden …',
    resolveOf: (name) => `Über ${name} entscheiden`,
    cancelAll: 'Alle abbrechen',
    retryAll: (count) => (count === 1 ? 'Erneut versuchen' : `${count} erneut versuchen`),
    clear: 'Fertige entfernen',
    collapse: 'Dateien ausblenden',
    expand: 'Dateien anzeigen',
    attention: 'Aktion erforderlich',
    running: 'Wird hochgeladen',
    waiting: 'Wartet',
    finished: 'Fertig',
    showAll: (count) => `Alle ${number(count)} anzeigen`,
  },
}
