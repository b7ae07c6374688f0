import type { EmailMessages } from './email-messages.js'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const FREQUENCIES = {
  Daily: 'täglich',
  Weekly: 'wöchentlich',
  Monthly: 'monatlich',
  'On campaign end': 'nach Kampagnenende',
}

/** German messages of emails. */
export const germanEmails: EmailMessages = {
  unsubscribe: 'Abmelden',
  signIn: 'Anmelden',

  verification: {
    subject: (company) => `E-Mail-Adresse für ${company} bestätigen`,
    text: (company) => `Danke für Ihre Registrierung bei ${company}. Bitte bestätigen Sie diese E-Mail-Adresse.`,
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      'Dieser Link gilt 24 Stunden und einmal. Öffnen Sie ihn in dem Browser, in dem Sie sich registriert haben; in jedem anderen wählen Sie Ihr Passwort noch einmal.',
      'Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail. Ohne den Link kann niemand Ihre Adresse verwenden.',
    ],
  },
  existingAccount: {
    subject: (company) => `Sie haben bereits ein Konto bei ${company}`,
    text: 'Mit dieser Adresse wollte sich jemand registrieren. Sie hat bereits ein Konto, und nichts wurde geändert.',
    note: 'Wenn Sie Ihr Passwort vergessen haben, können Sie es dort zurücksetzen. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  },
  passwordReset: {
    subject: (company) => `Passwort für ${company} zurücksetzen`,
    text: 'Für Ihr Konto wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    notes: [
      'Dieser Link gilt 30 Minuten und einmal.',
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
    ],
  },
  passwordChanged: {
    subject: (company) => `Ihr Passwort für ${company} wurde geändert`,
    keptSession: 'Ihr Passwort wurde gerade in Ihrem Profil geändert, und alle anderen Geräte wurden abgemeldet.',
    endedSessions: 'Ihr Passwort wurde gerade geändert, und alle Geräte wurden abgemeldet.',
    revokedTokens: (tokens) =>
      `${count(tokens, 'Zugriffstoken wurde', 'Zugriffstoken wurden')} widerrufen. Programme, die sie verwendet haben, haben keinen Zugriff mehr.`,
    keptTokens: (tokens) =>
      `${count(tokens, 'Zugriffstoken gilt', 'Zugriffstoken gelten')} weiterhin. Widerrufen Sie in Ihrem Profil alle, die Sie nicht kennen.`,
    note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück, widerrufen Sie dabei Ihre Zugriffstoken und informieren Sie Ihren Administrator.',
  },
  newToken: {
    subject: (company) => `Neues Zugriffstoken für ${company}`,
    text: 'Für Ihr Konto wurde ein Zugriffstoken erstellt. Ein Programm, das es hat, kann das Konto ohne Ihr Passwort verwenden.',
    name: 'Name',
    access: 'Zugriff',
    accesses: { read: 'Lesen', write: 'Lesen und schreiben' },
    campaigns: 'Kampagnen',
    allCampaigns: 'Alle Kampagnen, die Sie öffnen können',
    someCampaigns: (number) => count(number, 'Kampagne', 'Kampagnen'),
    created: 'Erstellt',
    validUntil: 'Gültig bis',
    button: 'Ihre Zugriffstoken',
    note: 'Wenn Sie das nicht waren, verwendet jemand anderes Ihr Konto: Widerrufen Sie das Token, ändern Sie Ihr Passwort und informieren Sie Ihren Administrator.',
  },
  invitation: {
    subject: (company) => `Sie sind zu ${company} eingeladen`,
    text: (company) => `Sie wurden in die Werbekonsole von ${company} eingeladen.`,
    button: 'Einladung annehmen',
    note: 'Dieser Link gilt 7 Tage und einmal. Wenn Sie ihn nicht erwartet haben, ignorieren Sie diese E-Mail.',
  },

  report: {
    subject: (campaign, dates) => `Bericht über ${campaign}, ${dates}`,
    testSubject: (campaign, dates) => `Test: Bericht über ${campaign}, ${dates}`,
    isTest: 'Das ist der Test, den Sie angefordert haben. Er ging an niemanden sonst.',
    zone: (zone) => `Die Tage sind die der Zeitzone ${zone}.`,
    noActivity: 'Keine Aktivität in diesem Zeitraum.',
    comparedWith: (dates) => `Verglichen mit ${dates}.`,
    noEarlierData: (dates) => `Für ${dates} gibt es keine Daten zum Vergleich.`,
    points: (difference) => `${difference} Pp.`,
    unchanged: 'unverändert',
    trend: { day: 'Impressionen nach Tagen', hour: 'Impressionen nach Stunden' },
    highest: (value, at) => `Höchster Wert: ${value}, ${at}.`,
    lowest: (value, at) => `Niedrigster Wert: ${value}, ${at}.`,
    best: 'Bestes Werbemittel',
    worst: 'Schwächstes Werbemittel',
    result: (ctr, clicks, impressions) => `CTR ${ctr}, ${clicks} Klicks bei ${impressions} Impressionen`,
    open: 'Bericht öffnen',
    download: 'Datei herunterladen',
    notAttached: 'Die Datei ist nicht angehängt, weil sie größer ist, als der Mailserver erlaubt.',
    exportHint: 'Um sie herunterzuladen, öffnen Sie den Bericht und wählen Sie „Export“.',
    linkHint: 'Der Link dazu gilt 7 Tage, für alle, die ihn haben.',
    content: (isAttached, isFull) =>
      `${isAttached ? 'Die angehängte Datei' : 'Die Datei'} enthält die Ergebnisse ${isFull ? 'nach Werbemittel und Zeit' : 'nach Werbemittel'}.`,
    emptyContent: (isAttached) => `${isAttached ? 'Die angehängte Datei' : 'Die Datei'} enthält keine Zeilen.`,
    scheduledBy: (sender, frequency) => {
      const often = {
        Daily: 'jeden Tag',
        Weekly: 'jede Woche',
        Monthly: 'jeden Monat',
        'On campaign end': 'einmal nach dem Ende der Kampagne',
      }[frequency]
      return `${sender === undefined ? 'Sie haben' : `${sender} hat`} diesen Bericht geplant. Er wird ${often} gesendet.`
    },
    stopHint: 'Um ihn für alle zu beenden, löschen Sie ihn unter „Zeitpläne“ in der Kampagne.',
  },
  testNotSent: {
    subject: (campaign, dates) => `Test nicht gesendet: Bericht über ${campaign}, ${dates}`,
    text: (problem) => `Der Test, den Sie angefordert haben, wurde nicht gesendet. ${problem}`,
  },
  confirmation: {
    subject: (company) => `Berichte von ${company} per E-Mail bestätigen`,
    text: (owner, company) => `${owner} möchte Ihnen Kampagnenberichte von ${company} per E-Mail senden.`,
    nothingYet: 'Nichts wird gesendet, bevor Sie zustimmen.',
    button: 'Ansehen und bestätigen',
    notes: [
      'Dieser Link gilt 7 Tage und einmal.',
      'Wenn Sie diese Berichte nicht möchten, ignorieren Sie diese E-Mail oder melden Sie sich ab.',
    ],
  },
  notSent: {
    subject: (campaign, dates) => `Nicht gesendet: Bericht über ${campaign}, ${dates}`,
    text: (campaign, dates, problem) => `Der Bericht über ${campaign} für ${dates} wurde nicht gesendet. ${problem}`,
    next: (moment) => `Der nächste ist fällig: ${moment}.`,
    noNext: 'Er wird nicht noch einmal gesendet.',
  },
  recovered: {
    subject: (campaign, dates) => `Wieder gesendet: Bericht über ${campaign}, ${dates}`,
    text: (campaign, dates) =>
      `Der Bericht über ${campaign} für ${dates} wurde gesendet. Zuvor hatten wir Ihnen gemeldet, dass er ausfiel.`,
    note: 'Zeiträume, deren Bericht ausfiel, stehen unter „Zeitpläne“. Dort können Sie ihn jetzt senden.',
  },
  undelivered: {
    subject: (recipients, campaign) =>
      `Nicht zugestellt an ${count(recipients, 'Empfänger', 'Empfänger')}: Bericht über ${campaign}`,
    text: (campaign, frequency, recipients) =>
      `Sie haben den Bericht über ${campaign} geplant (${FREQUENCIES[frequency]}). E-Mails dazu konnten an ${count(recipients, 'Empfänger', 'Empfänger')} nicht zugestellt werden.`,
    button: 'Zeitpläne öffnen',
    skipped:
      'Adressen, die ein Mailserver nicht annimmt, erhalten keine weiteren Berichte. Korrigieren Sie sie unter „Zeitpläne“ oder wählen Sie dort „Erneut versuchen“.',
    once: 'Wir melden uns wegen dieser Empfänger erst wieder, nachdem sie erreicht oder erneut versucht wurden.',
  },
  lostAccess: {
    subject: 'Einer Ihrer geplanten Berichte wird nicht mehr gesendet',
    text: (frequency) =>
      `Ein Bericht, den Sie geplant haben (${FREQUENCIES[frequency]}), wird nicht mehr gesendet, weil Sie keinen Zugriff mehr auf seine Kampagne haben.`,
    hint: 'Wenn Sie ihn brauchen, bitten Sie einen Administrator um Zugriff oder jemanden, der Zugriff hat, ihn zu planen.',
    button: 'Ihre Kampagnen öffnen',
  },
  once: 'Wir melden uns deswegen erst wieder, nachdem ein Bericht gesendet wurde.',
  scheduleProblems: {
    disabled: 'Das Konto der Person, die ihn eingerichtet hat, ist deaktiviert.',
    notVisible: 'Die Person, die ihn eingerichtet hat, hat keinen Zugriff mehr auf die Kampagne.',
    notMade: 'Seine Datei konnte nach mehreren Versuchen nicht erstellt werden.',
    dailyLimit: 'Die Person, die ihn eingerichtet hat, hat die tägliche Höchstzahl an Berichts-E-Mails erreicht.',
    noRecipient: 'Noch niemand hat den Empfang bestätigt, oder alle haben sich abgemeldet.',
    allSkipped: 'Mailserver haben die Empfänger abgelehnt. Versuchen Sie es mit ihnen erneut oder ändern Sie sie.',
    notDelivered: 'Keine seiner E-Mails konnte zugestellt werden.',
    missed: 'Zu dieser Zeit lief kein Server.',
  },
  deliveryProblems: {
    unknownAddress: 'Laut Mailserver gibt es diese Adresse nicht.',
    mailboxDisabled: 'Laut Mailserver ist dieses Postfach deaktiviert.',
    addressRefused: 'Der Mailserver nimmt für diese Adresse keine E-Mails an.',
    policy: 'Der Mailserver hat die E-Mail wegen seiner Regeln abgelehnt, zum Beispiel gegen Spam.',
    emailRefused: 'Der Mailserver hat die E-Mail abgelehnt.',
    tooLarge: 'Der Mailserver hat die E-Mail wegen ihrer Größe abgelehnt.',
    mailboxFull: 'Das Postfach war drei Tage lang voll.',
    notReached: 'Der Mailserver hat drei Tage lang keine E-Mail angenommen.',
    ownServer:
      'Unser Mailserver hat drei Tage lang keine E-Mails angenommen. Bitten Sie einen Administrator, seine Einstellungen zu prüfen.',
  },
}
