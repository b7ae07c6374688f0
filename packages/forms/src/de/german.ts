import { de as domain } from '@placard/domain/de'
import { englishReportTexts } from '@placard/domain/internal/report'
import type { PlacardCatalog } from '@placard/ui'
import { de as ui } from '@placard/ui/de'
import type { FormsLabels } from '../forms-labels.js'
import { localizeValue } from '../localize-value.js'
import { accountForms } from './account-forms.js'
import { adBuilder } from './ad-builder.js'
import { adBuilderMessages } from './ad-builder-messages.js'
import { creativeForms } from './creative-forms.js'
import { creativeMessages } from './creative-messages.js'
import { discrepancies } from './discrepancies.js'
import { discrepancyMessages } from './discrepancy-messages.js'
import { fileMessages } from './file-messages.js'
import { landingPageMessages } from './landing-page-messages.js'
import { messages } from './messages.js'
import { pickers } from './pickers.js'
import { publishing } from './publishing.js'
import { tagChecks } from './tag-checks.js'
import { tagMessages } from './tag-messages.js'
import { tagsPanel } from './tags-panel.js'
import { uploadSheet } from './upload-sheet.js'
import { vastMessages } from './vast-messages.js'

const forms: Omit<
  FormsLabels,
  | keyof typeof accountForms
  | keyof typeof adBuilder
  | keyof typeof creativeForms
  | keyof typeof discrepancies
  | keyof typeof pickers
  | keyof typeof publishing
  | keyof typeof tagChecks
> = {
  campaignForm: {
    saveFailed: 'Die Kampagne konnte nicht gespeichert werden.',
    campaign: 'Kampagne',
    newCampaign: 'Neue Kampagne',
    save: 'Speichern',
    createCampaign: 'Kampagne anlegen',
    notSaved: 'Nicht gespeichert',
    notCreated: 'Nicht angelegt',
    name: 'Name',
    startDate: 'Startdatum',
    endDate: 'Enddatum',
    landingPage: 'Zielseite der Kampagne',
    landingPageHint: 'Für Werbemittel ohne eigene Zielseite.',
  },
  emailsField: {
    countAddresses: (count) => `${count} Adressen. `,
    added: (address) => `${address} hinzugefügt`,
    addressesAdded: (count) => `${count} Adressen hinzugefügt`,
    removed: (address) => `${address} entfernt`,
    notAnEmail: 'Keine E-Mail-Adresse:',
    removeAddress: (address) => `${address} entfernen`,
  },
  rowList: {
    moveUp: (row) => `${row} nach oben verschieben`,
    moveDown: (row) => `${row} nach unten verschieben`,
    remove: (row) => `${row} entfernen`,
    added: (row) => `${row} hinzugefügt`,
    rowsAdded: (count) => `${count} Zeilen hinzugefügt`,
    removed: (row) => `${row} entfernt`,
    moved: (place, count) => `Auf Position ${place} von ${count} verschoben`,
    columnOf: (column, row) => `${column}, ${row}`,
    setting: 'Einstellung',
    addSetting: 'Einstellung hinzufügen',
    key: 'Schlüssel',
    value: 'Wert',
    repeatedKey: (row) => `Derselbe Schlüssel steht in Zeile ${row}`,
    tracker: 'Tracker',
    addTracker: 'Tracker hinzufügen',
    addLandingPage: 'Zielseite hinzufügen',
    address: 'Adresse',
    type: 'Typ',
    typeOf: (type, row) => `${type}, ${row}`,
    repeatedTracker: (row) => `Derselbe Tracker steht in Zeile ${row}`,
    macroProblems: (row) => `Probleme mit Makros, ${row}`,
  },
  scheduleForm: {
    time: 'Uhrzeit',
    frequency: 'Häufigkeit',
    day: 'Tag',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    languageHint:
      'Für die Datei und für E-Mails an Personen ohne Konto. Nutzer erhalten E-Mails in ihrer eigenen Sprache.',
    ownersLanguage: 'Sprache der zuständigen Person',
    previewEmail: 'E-Mail ansehen',
    emailPreview: 'Vorschau der E-Mail',
    previewHint:
      'Für den letzten vollständigen Zeitraum, wie eine Person ohne Konto sie erhält. Links sind hier ohne Funktion.',
    previewIncomplete: 'Füllen Sie zuerst die Felder oben aus.',
    noPreview: 'Keine Vorschau',
    previewFailed: 'Die Vorschau konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    report: 'Bericht',
    reportHint: '„Vollständig“ hat eine Zeile je Werbemittel und Zeitschritt, „Zusammenfassung“ eine je Werbemittel.',
    format: 'Format',
    csvHint: 'Wo Excel ein Dezimalkomma verwendet, zeigt es CSV in einer Spalte. Wählen Sie dort Excel.',
    recipients: 'Empfänger',
    recipientsHint:
      'Trennen Sie Adressen mit der Eingabetaste oder einem Komma, oder fügen Sie eine Liste ein. Personen außerhalb des Unternehmens bestätigen zuerst per E-Mail.',
    withVideoQuartiles: 'Mit Videoquartilen',
    noEnd: ' ist nur mit Enddatum möglich: Diese Kampagne hat keines.',
    ended: ' ist nicht mehr möglich: Diese Kampagne ist beendet.',
    firstReport: (run) => `Erster Bericht: ${run}.`,
    whatIsSent: 'Was gesendet wird',
    nextReports: (count) => `Die nächsten ${count} Berichte`,
    theOnlyReport: 'Der einzige Bericht',
    covers: (range) => `für ${range}`,
    createFailed: 'Der Bericht konnte nicht geplant werden. Bitte versuchen Sie es erneut.',
    notScheduled: 'Nicht geplant',
    scheduleReport: 'Bericht planen',
    newSchedule: 'Neuer Zeitplan',
    saveFailed: 'Der Zeitplan konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    notSaved: 'Nicht gespeichert',
    save: 'Speichern',
    editSchedule: 'Zeitplan bearbeiten',
  },
  scheduleList: {
    scheduleName: (frequency, type, format) => `${frequency}, ${type} als ${format}`,
    reportAs: (type, format, withVideo) => `Bericht „${type}“ als ${format}${withVideo ? ' mit Videoquartilen' : ''}`,
    paused: 'Pausiert',
    pausedHint: 'Es wird nichts gesendet, bis Sie den Zeitplan fortsetzen.',
    next: 'Nächster Versand ',
    anyMomentNow: 'jeden Moment',
    lessThanMinute: 'in weniger als einer Minute',
    notSentYet: 'Noch nicht gesendet',
    sendFailed: 'Der Bericht konnte nicht gesendet werden.',
    deleteQuestion: 'Es werden keine Berichte mehr gesendet. Diesen Zeitplan löschen?',
    deleteSchedule: 'Zeitplan löschen',
    deleteFailed: 'Der Zeitplan konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    delete: 'Löschen',
    deleteName: (name) => `Löschen: ${name}`,
    edit: 'Bearbeiten',
    editName: (name) => `Bearbeiten: ${name}`,
    sendTest: 'Test senden',
    sendTestName: (name) => `Test senden: ${name}`,
    testSent: 'Eine Test-E-Mail ist unterwegs, nur an Sie.',
    testNotDelivered: 'Die Test-E-Mail konnte Ihnen nicht zugestellt werden.',
    toRecipient: (email) => `An ${email}`,
    countWaiting: (count) => `${count} noch nicht bestätigt`,
    countUnsubscribed: (count) => `${count} abgemeldet`,
    countUndelivered: (count) => `${count} nicht zugestellt`,
    notDelivered: 'Nicht zugestellt',
    skippedHint: 'Sie erhält keine Berichte mehr, bis Sie sie korrigieren oder es erneut versuchen.',
    nextReportHint: 'Der nächste Bericht wird wie gewohnt an sie gesendet.',
    retryEmail: (email) => `Erneut versuchen: ${email}`,
    retried: 'Der nächste Bericht wird wieder an diese Adresse gesendet.',
    waitingForConfirmation: 'Noch nicht bestätigt',
    unsubscribed: 'Abgemeldet',
    resendEmail: 'E-Mail erneut senden',
    resendEmailTo: (email) => `E-Mail erneut an ${email} senden`,
    confirmationEmailSent: 'Bestätigungs-E-Mail gesendet',
    remove: 'Entfernen',
    removeEmail: (email) => `${email} entfernen`,
    newSchedule: 'Neuer Zeitplan',
    noScheduledReports: 'Keine geplanten Berichte',
    emptyHint:
      'Ein Zeitplan sendet den Bericht dieser Kampagne täglich, wöchentlich, monatlich oder zum Kampagnenende per E-Mail.',
    limitReached: (max) => `Eine Kampagne hat höchstens ${max} geplante Berichte. Löschen Sie zuerst einen.`,
    countSchedules: (count) => `${count} ${count === 1 ? 'Zeitplan' : 'Zeitpläne'}`,
    schedules: 'Zeitpläne',
    loading: 'Die Zeitpläne werden geladen',
    forbidden: 'Sie haben keinen Zugriff auf diese Zeitpläne',
    loadFailed: 'Die Zeitpläne konnten nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    actionFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    failed: 'Fehlgeschlagen',
    sent: 'Gesendet',
    sentToSome: (sent, all) => `An ${sent} von ${all} gesendet`,
    sending: (sent, all) => `Wird gesendet, ${sent} von ${all} zugestellt`,
    resume: 'Fortsetzen',
    resumeName: (name) => `Fortsetzen: ${name}`,
    pause: 'Pausieren',
    pauseName: (name) => `Pausieren: ${name}`,
    toRecipients: (count) => `An ${count} Empfänger`,
    covers: (range) => `für ${range}`,
    allSent: 'Keine weiteren Berichte: Er wurde gesendet.',
    forYou: (time) => `${time} bei Ihnen`,
    dayAfterForYou: (time) => `${time} am Folgetag bei Ihnen`,
    history: 'Verlauf',
    historyName: (name) => `Verlauf: ${name}`,
    loadingHistory: 'Der Verlauf wird geladen…',
    historyFailed: 'Der Verlauf konnte nicht geladen werden.',
    noRuns: 'Noch nichts gesendet.',
    countMissed: (count) => `${count} ${count === 1 ? 'Bericht wurde' : 'Berichte wurden'} nicht gesendet`,
    missed: 'Ausgefallen',
    repeated: 'manuell gestartet',
    beingSent: 'Wird gesendet…',
    sendAgain: 'Erneut senden',
    sendNow: 'Jetzt senden',
    sendRange: (action, range) => `${action}: ${range}`,
    dayBeforeForYou: (time) => `${time} am Vortag bei Ihnen`,
  },
  scheduleReport: {
    cancel: 'Abbrechen',
    newSchedule: 'Neuer Zeitplan',
    newHint: 'Die Empfänger erhalten den Bericht als Anhang.',
    leaveNew: {
      title: 'Verlassen, ohne zu planen?',
      description: 'Ihre Eingaben sind noch nicht geplant.',
      leaveLabel: 'Verlassen, ohne zu planen',
    },
    editSchedule: 'Zeitplan bearbeiten',
    leaveEdit: {
      title: 'Ohne Speichern verlassen?',
      description: 'Ihre Änderungen sind noch nicht gespeichert.',
      leaveLabel: 'Ohne Speichern verlassen',
    },
    list: 'Geplante Berichte',
    listHint: 'Senden Sie den Bericht dieser Kampagne automatisch per E-Mail.',
  },
  tagsPanel,
  uploadSheet,
  urlField: {
    openNewTab: 'In einem neuen Tab öffnen',
    couldntLoadImage: 'Das Bild konnte nicht geladen werden',
  },
}

/** German catalog of `@placard/forms`, `@placard/ui` and `@placard/domain`. */
export const de: PlacardCatalog = {
  ...ui,
  ...domain,
  ...accountForms,
  ...adBuilder,
  ...creativeForms,
  ...discrepancies,
  ...publishing,
  ...pickers,
  ...forms,
  ...tagChecks,
  messageValues: (locale) => {
    const formats = englishReportTexts(locale)
    return { localize: (name, value) => localizeValue(name, value, formats) }
  },
  messages: {
    ...messages,
    ...creativeMessages,
    ...adBuilderMessages,
    ...discrepancyMessages,
    ...fileMessages,
    ...landingPageMessages,
    ...tagMessages,
    ...vastMessages,
  },
}
