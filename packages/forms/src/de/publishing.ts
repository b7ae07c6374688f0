import type { FormsLabels } from '../forms-labels.js'

/** German texts of publishing, of tags and of their versions. */
export const publishing: Pick<FormsLabels, 'publishButton' | 'tagActivityStatus' | 'tagVersions'> = {
  publishButton: {
    saveAndPublish: 'Speichern und veröffentlichen',
    publish: 'Veröffentlichen',
    publishChanges: 'Änderungen veröffentlichen',
    copyTag: 'Tag kopieren',
    publishAndTag: 'Veröffentlichen und Tag',
    morePublishing: 'Weitere Möglichkeiten zum Veröffentlichen',
    moreTags: 'Weitere Plattformen und Möglichkeiten zum Veröffentlichen',
    copyTagFor: 'Tag kopieren für',
    showTags: 'Tags anzeigen',
    publishAsNewTag: 'Als neuen Tag veröffentlichen',
    newTagHint: 'Fügt einen Tag hinzu, der für sich gezählt wird. Platzierte Tags zeigen weiter, was sie jetzt zeigen.',
    saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  },
  tagActivityStatus: {
    waiting: 'Warten auf die erste Impression …',
    none: 'Noch keine Impression',
    first: 'Erste Impression',
    counted: 'Zuletzt gezählt',
  },
  tagVersions: {
    title: 'Tags und Versionen',
    tag: 'Tag',
    newestTag: 'Neuester Tag',
    earlierTag: 'Früherer Tag',
    tagOf: (title, id) => `${title} ${id}`,
    serving: 'Wird ausgeliefert',
    paused: 'Pausiert',
    since: 'Seit',
    copyId: (id) => `${id} kopieren`,
    copyTag: 'Tag kopieren',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    publishHere: 'Hier veröffentlichen',
    publishHereHint: 'Zeigt das gespeicherte Werbemittel auch auf diesem Tag.',
    pausedHint:
      'Der Tag zeigt eine leere Anzeige und zählt nichts, bis Sie ihn fortsetzen. Kopieren können Sie ihn trotzdem.',
    unpublished:
      'Das Werbemittel hat Änderungen, die dieser Tag nicht zeigt. Veröffentlichen Sie sie, damit er sie zeigt.',
    unpublishedAfterRestore: (number) =>
      `Dieser Tag zeigt wieder Version ${number}. Spätere Änderungen sind nicht veröffentlicht.`,
    versionsOf: (id) => `Versionen von Tag ${id}`,
    version: (number) => `Version ${number}`,
    showsNow: 'Wird jetzt gezeigt',
    showsWhenResumed: 'Wird nach dem Fortsetzen gezeigt',
    restores: (number) => `Stellt Version ${number} wieder her`,
    publishedBy: (name) => `von ${name}`,
    goBack: (number) => `Zurück zu Version ${number}`,
    goBackQuestion: (number) => `Zurück zu Version ${number}?`,
    goBackHint: (number, next) =>
      `Der platzierte Tag zeigt in wenigen Sekunden wieder Version ${number}, als Version ${next}. Seine Ergebnisse laufen unter derselben ID weiter, und das Werbemittel im Editor bleibt, wie es ist.`,
    goBackPausedHint: (number) =>
      `Der Tag ist pausiert. Er zeigt Version ${number}, wenn Sie ihn fortsetzen. Das Werbemittel im Editor bleibt, wie es ist.`,
    showAll: (count) => `Alle ${count} Versionen anzeigen`,
    fasterTitle: 'Jemand anderes war schneller',
    fasterHint:
      'Der Tag hat sich inzwischen geändert, sonst wurde nichts geändert. Die Liste zeigt, was er jetzt zeigt.',
    failed: 'Der Tag konnte nicht geändert werden',
    pleaseTryAgain: 'Versuchen Sie es erneut.',
    loadFailed: 'Die Versionen konnten nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    keptVersions: (count) => `Gespeichert werden die letzten ${count} Versionen jedes Tags.`,
  },
}
