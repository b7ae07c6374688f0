/** German texts of the console that are declared outside of components, by their English text. */
export const messages: Readonly<Record<string, string>> = {
  // Menu
  Dashboard: 'Dashboard',
  'Ad builder': 'Anzeigeneditor',
  'File manager': 'Dateimanager',
  Campaigns: 'Kampagnen',
  Profile: 'Profil',
  Tables: 'Tabellen',
  Billing: 'Abrechnung',
  Admin: 'Administration',
  'Invite users': 'Personen einladen',
  'Sign In': 'Anmelden',
  'Sign Up': 'Registrieren',

  // Notices
  'Saved data is not affected. If it happens again, reload the page.':
    'Gespeicherte Daten sind nicht betroffen. Wenn es wieder passiert, laden Sie die Seite neu.',
  'Loading chunk failed': 'Laden fehlgeschlagen',
  'Couldn’t load part of the console. The connection may be down, or a newer version was installed.':
    'Ein Teil der Konsole konnte nicht geladen werden. Die Verbindung ist vielleicht unterbrochen, oder es gibt eine neuere Version.',
  'Check your connection, or try a shorter range.':
    'Prüfen Sie Ihre Verbindung oder wählen Sie einen kürzeren Zeitraum.',
  'Nothing is saved in this browser': 'In diesem Browser wird nichts gespeichert',
  'Its storage is full or turned off. Your settings and your sign-in last until you reload.':
    'Sein Speicher ist voll oder abgeschaltet. Ihre Einstellungen und Ihre Anmeldung bleiben bis zum Neuladen.',

  // Campaigns and creatives
  Live: 'Live',
  'Ending soon': 'Endet bald',
  Scheduled: 'Geplant',
  Draft: 'Entwurf',
  Ended: 'Beendet',
  Creatives: 'Werbemittel',
  Tags: 'Tags',
  Schedules: 'Zeitpläne',
  'Share links': 'Freigabelinks',
  Discrepancies: 'Abweichungen',
  Publish: 'Veröffentlichen',
  'Publish changes': 'Änderungen veröffentlichen',
  'No changes since the last publish.': 'Keine Änderungen seit der letzten Veröffentlichung.',

  // Failed changes
  '{failed} of {all} campaigns were not deleted.': '{failed} von {all} Kampagnen wurden nicht gelöscht.',
  '{failed} of {all} creatives were not deleted.': '{failed} von {all} Werbemitteln wurden nicht gelöscht.',
  'Only {saved} of {all} sizes were saved.': 'Nur {saved} von {all} Größen wurden gespeichert.',
  'Somebody else has changed this ad since you opened it.':
    'Jemand anderes hat diese Anzeige geändert, seit Sie sie geöffnet haben.',
  '{name} can’t be copied. It may have been deleted.':
    '{name} kann nicht kopiert werden. Die Datei wurde vielleicht gelöscht.',
  'The server stored no file.': 'Der Server hat keine Datei gespeichert.',
  '{host} returned the status {status}.': '{host} hat mit dem Status {status} geantwortet.',

  // Files and uploads
  'The file has no content.': 'Die Datei hat keinen Inhalt.',
  'The file store is busy. Continues by itself': 'Der Dateispeicher ist ausgelastet. Wird automatisch fortgesetzt',
  'No connection. Continues by itself': 'Keine Verbindung. Wird automatisch fortgesetzt',
  'It’s already being uploaded.': 'Die Datei wird bereits hochgeladen.',
  'Interrupted. Resume to continue': 'Unterbrochen. Setzen Sie den Upload fort',
  'Interrupted. Select the same file again to continue':
    'Unterbrochen. Wählen Sie dieselbe Datei erneut aus, um fortzufahren',
  'The bucket’s CORS configuration doesn’t expose the header ETag.':
    'Die CORS-Konfiguration des Buckets gibt den Header ETag nicht frei.',
}
