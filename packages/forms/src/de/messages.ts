/** German texts of schemas, of tables of `@placard/domain` and of the server, by their English text. */
export const messages: Readonly<Record<string, string>> = {
  // Accounts
  'Fill in your email': 'Geben Sie Ihre E-Mail-Adresse ein',
  'Fill in your password at least 6 characters long': 'Geben Sie Ihr Passwort mit mindestens 6 Zeichen ein',
  'Repeat your password': 'Wiederholen Sie Ihr Passwort',
  'Passwords do not match!': 'Die Passwörter stimmen nicht überein!',
  'Fill in your current password': 'Geben Sie Ihr aktuelles Passwort ein',
  'That is not your current password': 'Das ist nicht Ihr aktuelles Passwort',
  'Invalid email!': 'Ungültige E-Mail-Adresse!',
  'Invalid URL!': 'Ungültige Adresse!',
  'Fill in your names': 'Geben Sie Ihre Namen ein',
  'Fill in your email correctly': 'Geben Sie Ihre E-Mail-Adresse richtig ein',
  'Fill in your password': 'Geben Sie Ihr Passwort ein',
  'Fill in both your passwords the same way': 'Geben Sie in beiden Feldern dasselbe Passwort ein',
  'You have to accept the terms!': 'Sie müssen die Bedingungen akzeptieren!',
  'A name has at most 100 characters': 'Ein Name hat höchstens 100 Zeichen',
  'This password is too common. Choose another one': 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes',
  'Choose a password of at least {least} characters': 'Wählen Sie ein Passwort mit mindestens {least} Zeichen',
  'Only {domain} emails allowed!': 'Nur Adressen von {domain} sind erlaubt!',
  'Confirm your email to sign in. Check your inbox for the link, or resend it.':
    'Bestätigen Sie Ihre E-Mail-Adresse, um sich anzumelden. Der Link ist in Ihrem Postfach, oder Sie fordern ihn erneut an.',
  'This account is disabled. Ask your administrator.':
    'Dieses Konto ist deaktiviert. Wenden Sie sich an die Administration.',
  'Demo accounts cannot sign in on a public server.':
    'Demokonten können sich auf einem öffentlichen Server nicht anmelden.',
  'This link no longer works. If you have already used it, sign in. Otherwise request a new one.':
    'Dieser Link ist nicht mehr gültig. Wenn Sie ihn schon verwendet haben, melden Sie sich an. Fordern Sie sonst einen neuen an.',
  'This link no longer works, or it belongs to another email. Request a new one.':
    'Dieser Link ist nicht mehr gültig oder gehört zu einer anderen E-Mail-Adresse. Fordern Sie einen neuen an.',
  'This invitation no longer works, or it belongs to another email. Ask for a new one.':
    'Diese Einladung ist nicht mehr gültig oder gehört zu einer anderen E-Mail-Adresse. Bitten Sie um eine neue.',
  'This set-up link no longer works. Restart the server to get a new one.':
    'Dieser Einrichtungslink ist nicht mehr gültig. Starten Sie den Server neu, um einen neuen zu erhalten.',
  'This email already has an account. Use another one.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Verwenden Sie eine andere.',
  'Fill in your password to create a token that can write':
    'Geben Sie Ihr Passwort ein, um ein Token zu erstellen, das Änderungen machen kann',
  'Wrong email or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'Email verified! Sign in below': 'E-Mail-Adresse bestätigt! Melden Sie sich unten an',
  'Sign up failed!': 'Die Registrierung ist fehlgeschlagen!',
  'Verification failed!': 'Die Bestätigung ist fehlgeschlagen!',
  'Too many attempts. Wait {wait} and try again.':
    'Zu viele Versuche. Warten Sie ({wait}) und versuchen Sie es dann erneut.',
  'Too many people are signing in right now. Try again in a moment.':
    'Gerade melden sich zu viele Personen an. Versuchen Sie es gleich noch einmal.',
  'Fill in the password': 'Geben Sie das Passwort ein',
  'This password is wrong. Ask the sender of the link for it.':
    'Dieses Passwort ist falsch. Fragen Sie die Person danach, die den Link gesendet hat.',
  'This link needs a password. Open it in a browser and fill in the password.':
    'Dieser Link braucht ein Passwort. Öffnen Sie ihn in einem Browser und geben Sie das Passwort ein.',
  'This link doesn’t show these dates. Reload the page to see its report.':
    'Dieser Link zeigt diesen Zeitraum nicht. Laden Sie die Seite neu, um seinen Bericht zu sehen.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  Staff: 'Team',
  Administrator: 'Administration',
  Advertiser: 'Werbetreibende',
  Agency: 'Agentur',
  'Can see all campaigns': 'Sieht alle Kampagnen',
  'Can see all campaigns and manage users': 'Sieht alle Kampagnen und verwaltet Konten',
  'Can see only their own campaigns': 'Sieht nur die eigenen Kampagnen',
  'Only administrators can do this.': 'Das ist nur der Administration möglich.',
  'Only staff can list all campaigns.': 'Nur das Team kann alle Kampagnen auflisten.',
  'Choose to end or transfer them': 'Wählen Sie Beenden oder Übertragen',
  'Choose another user whose account is active.': 'Wählen Sie eine andere Person mit aktivem Konto.',
  "This user has no access to one of the campaigns. Choose somebody from the company's staff.":
    'Diese Person hat auf eine der Kampagnen keinen Zugriff. Wählen Sie jemanden aus dem Team.',
  "This user has no access to {count} of the campaigns. Choose somebody from the company's staff.":
    'Diese Person hat auf {count} der Kampagnen keinen Zugriff. Wählen Sie jemanden aus dem Team.',
  'This is the last administrator. Make somebody else one first.':
    'Das ist die letzte Person in der Administration. Geben Sie zuerst jemand anderem diese Rolle.',
  'User not found!': 'Person nicht gefunden!',
  Active: 'Aktiv',
  'Not confirmed': 'Nicht bestätigt',
  Disabled: 'Deaktiviert',

  // Invitations and access tokens
  Invited: 'Eingeladen',
  'Has an account': 'Hat ein Konto',
  'Not an email': 'Keine E-Mail-Adresse',
  'Choose a role': 'Wählen Sie eine Rolle',
  'Fill in at least one email': 'Geben Sie mindestens eine E-Mail-Adresse ein',
  'At most {max} emails at once': 'Höchstens {max} E-Mail-Adressen auf einmal',
  Read: 'Lesen',
  'Read and write': 'Lesen und schreiben',
  'Fill in a name': 'Geben Sie einen Namen ein',
  'Use at most {max} characters': 'Verwenden Sie höchstens {max} Zeichen',
  'Choose what the token may do': 'Wählen Sie, was das Token darf',
  'Choose at least one campaign': 'Wählen Sie mindestens eine Kampagne',
  'Choose at most {max} campaigns': 'Wählen Sie höchstens {max} Kampagnen',
  'One of the campaigns no longer exists, or you have no access to it.':
    'Eine der Kampagnen gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
  'Choose how long the token is valid': 'Wählen Sie, wie lange das Token gültig ist',
  'You can have {max} access tokens. Revoke one first.':
    'Sie können {max} Zugriffstoken haben. Widerrufen Sie zuerst eines.',
  'That token was already revoked.': 'Dieses Token wurde bereits widerrufen.',

  // Campaigns and schedules
  'The name is too long': 'Der Name ist zu lang',
  'Fill in the start date too': 'Geben Sie auch das Startdatum ein',
  'The end date is before the start date': 'Das Enddatum liegt vor dem Startdatum',
  'Write a day like 30 Sep 2025': 'Geben Sie ein Datum ein, z. B. 30.09.2025',
  'The end date has passed: the campaign counts as ended.': 'Das Enddatum ist vorbei: Die Kampagne gilt als beendet.',
  'Campaign not found!': 'Kampagne nicht gefunden!',
  'No campaign found yet!': 'Noch keine Kampagne gefunden!',
  'No campaign': 'Keine Kampagne',
  'You have {max} campaigns, which is the most for one user. Delete some first.':
    'Sie haben {max} Kampagnen, mehr sind nicht möglich. Löschen Sie zuerst einige.',
  'Choose how often': 'Wählen Sie die Häufigkeit',
  'Choose Summary or Full': 'Wählen Sie Zusammenfassung oder Vollständig',
  'Choose a format': 'Wählen Sie ein Format',
  'Choose a metric': 'Wählen Sie eine Kennzahl',
  'Choose the days': 'Wählen Sie die Tage',
  'Choose parts of the report': 'Wählen Sie Teile des Berichts',
  'Choose a time zone': 'Wählen Sie eine Zeitzone',
  'Unknown time zone': 'Unbekannte Zeitzone',
  'Fill in a time such as 09:00': 'Geben Sie eine Uhrzeit ein, z. B. 09:00',
  'Fill in at least one recipient': 'Geben Sie mindestens eine Empfängeradresse ein',
  'Fill in emails only': 'Geben Sie nur E-Mail-Adressen ein',
  'At most 50 recipients': 'Höchstens 50 Empfänger',
  'You can have {max} scheduled reports. Delete one first.':
    'Sie können {max} geplante Berichte haben. Löschen Sie zuerst einen.',
  'This scheduled report is no longer there.': 'Diesen geplanten Bericht gibt es nicht mehr.',
  'The campaign has ended already. Choose another frequency.':
    'Die Kampagne ist bereits beendet. Wählen Sie eine andere Häufigkeit.',
  'The account of the person who set it up is disabled.':
    'Das Konto der Person, die ihn eingerichtet hat, ist deaktiviert.',
  'The person who set it up no longer has access to the campaign.':
    'Die Person, die ihn eingerichtet hat, hat keinen Zugriff mehr auf die Kampagne.',
  'Its file could not be created after several attempts.':
    'Seine Datei konnte nach mehreren Versuchen nicht erstellt werden.',
  'The person who set it up has reached the daily limit of report emails.':
    'Die Person, die ihn eingerichtet hat, hat die tägliche Höchstzahl an Berichts-E-Mails erreicht.',
  'No recipient has confirmed yet, or all have unsubscribed.':
    'Noch niemand hat den Empfang bestätigt, oder alle haben sich abgemeldet.',
  'Mail servers refused its recipients. Try them again or change them.':
    'Mailserver haben die Empfänger abgelehnt. Versuchen Sie es mit ihnen erneut oder ändern Sie sie.',
  'None of its emails could be delivered.': 'Keine seiner E-Mails konnte zugestellt werden.',
  'No server was running at that time.': 'Zu dieser Zeit lief kein Server.',
  'This period was sent again in the meantime. See its latest run.':
    'Dieser Zeitraum wurde inzwischen erneut gesendet. Sehen Sie sich den neuesten Eintrag an.',
  'This run is no longer in the history.': 'Dieser Versand steht nicht mehr im Verlauf.',
  'No recipient can get this report. Check the recipients: some haven’t confirmed, or their addresses were refused.':
    'Kein Empfänger kann diesen Bericht erhalten. Prüfen Sie die Empfänger: Einige haben nicht bestätigt, oder ihre Adressen wurden abgelehnt.',
  'Choose a weekday': 'Wählen Sie einen Wochentag',
  'Choose a day of the month': 'Wählen Sie einen Tag des Monats',
  'The mail server says that this address does not exist.': 'Laut Mailserver gibt es diese Adresse nicht.',
  'The mail server says that this mailbox is disabled.': 'Laut Mailserver ist dieses Postfach deaktiviert.',
  'The mail server accepts no emails for this address.': 'Der Mailserver nimmt für diese Adresse keine E-Mails an.',
  'The mail server refused the email because of its rules, for example against spam.':
    'Der Mailserver hat die E-Mail wegen seiner Regeln abgelehnt, zum Beispiel gegen Spam.',
  'The mail server refused the email.': 'Der Mailserver hat die E-Mail abgelehnt.',
  'The mail server refused the email because of its size.':
    'Der Mailserver hat die E-Mail wegen ihrer Größe abgelehnt.',
  'The mailbox was full for three days.': 'Das Postfach war drei Tage lang voll.',
  'The mail server accepted no email for three days.': 'Der Mailserver hat drei Tage lang keine E-Mail angenommen.',
  'Our mail server accepted no emails for three days. Ask an administrator to check its settings.':
    'Unser Mailserver hat drei Tage lang keine E-Mails angenommen. Bitten Sie einen Administrator, seine Einstellungen zu prüfen.',
  'This address was asked to confirm several times today. Try again tomorrow.':
    'Diese Adresse wurde heute mehrmals um Bestätigung gebeten. Versuchen Sie es morgen erneut.',
  'This recipient is no longer waiting to confirm.': 'Von dieser Adresse wird keine Bestätigung mehr erwartet.',
  'A schedule needs at least one recipient. Delete the schedule instead.':
    'Ein Zeitplan braucht mindestens eine Empfängeradresse. Löschen Sie stattdessen den Zeitplan.',
  'This recipient was removed already.': 'Diese Adresse wurde bereits entfernt.',

  'This link is incomplete. Copy the whole link from the email.':
    'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail.',
  'This link no longer works. It may have expired or been used already. Ask the sender for a new one.':
    'Dieser Link ist nicht mehr gültig. Er ist vielleicht abgelaufen oder wurde schon verwendet. Bitten Sie um einen neuen.',
  'Your scheduled reports can send {max} emails a day. Choose fewer recipients, or try again tomorrow.':
    'Ihre geplanten Berichte können {max} E-Mails am Tag senden. Wählen Sie weniger Adressen, oder versuchen Sie es morgen erneut.',
  'A campaign can have {max} scheduled reports. Delete one first.':
    'Eine Kampagne kann {max} geplante Berichte haben. Löschen Sie zuerst einen.',

  // Files of reports
  '{name} could not be made.': '{name} konnte nicht erstellt werden.',
  '{max} files are being made for you already. Wait until one is ready, or cancel one.':
    '{max} Dateien werden bereits für Sie erstellt. Warten Sie, bis eine fertig ist, oder brechen Sie eine ab.',
  'A pivot can have {max} rows at most. Choose fewer days or creatives, or Excel without a pivot.':
    'Ein Pivot kann höchstens {max} Zeilen haben. Wählen Sie weniger Tage oder Werbemittel oder Excel ohne Pivot.',

  // Shared reports
  'A campaign has {max} active share links at most. Revoke one first.':
    'Eine Kampagne kann höchstens {max} aktive Freigabelinks haben. Widerrufen Sie zuerst einen.',
  'Use at least 8 characters': 'Verwenden Sie mindestens 8 Zeichen',
  'Use at most {count} characters': 'Verwenden Sie höchstens {count} Zeichen',
  'Fill in a colour such as #1a6b3c': 'Geben Sie eine Farbe ein, z. B. #1a6b3c',
  'The first day is after the last one': 'Der erste Tag liegt nach dem letzten',
  'A link with a password can’t be embedded. Remove its websites or its password.':
    'Ein Link mit Passwort kann nicht eingebettet werden. Entfernen Sie seine Websites oder sein Passwort.',
  'Fill in an address without a path, such as https://www.example.com':
    'Geben Sie eine Adresse ohne Pfad ein, z. B. https://www.example.com',
  'At most {max} sites can embed a report': 'Höchstens {max} Websites können einen Bericht einbetten',
  'That link was already revoked.': 'Dieser Link wurde bereits widerrufen.',
  'This link no longer works. Ask the sender for a new one.':
    'Dieser Link ist nicht mehr gültig. Bitten Sie um einen neuen.',
  'Error!': 'Fehler!',
  'Welcome back!': 'Willkommen zurück!',
  'There has been a new release of bug fixes and some extra features.':
    'Eine neue Version enthält Fehlerbehebungen und einige neue Funktionen.',
  "Couldn't receive reporting! Please try again.":
    'Der Bericht konnte nicht geladen werden! Bitte versuchen Sie es erneut.',
  'This file is no longer there. Download the report again.':
    'Diese Datei gibt es nicht mehr. Laden Sie den Bericht erneut herunter.',

  // Server
  'The server could not be reached.': 'Der Server ist nicht erreichbar.',
  'The response was cut off. Please try again.': 'Die Antwort war unvollständig. Bitte versuchen Sie es erneut.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'Request timed out': 'Zeitüberschreitung der Anfrage',
  'The server answered {status}.': 'Der Server hat mit {status} geantwortet.',
  'The server is busy. Try again in a few seconds.':
    'Der Server ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The address is too long.': 'Die Adresse ist zu lang.',
  "The server couldn't read the request.": 'Der Server konnte die Anfrage nicht lesen.',
  'This file is no longer there.': 'Diese Datei gibt es nicht mehr.',
  'That was already done, before the server changed its secret.':
    'Das ist bereits geschehen, bevor der Server sein Geheimnis geändert hat.',
  'That already exists.': 'Das gibt es bereits.',
  'It belongs to something that no longer exists. Reload the page.':
    'Es gehört zu etwas, das es nicht mehr gibt. Laden Sie die Seite neu.',
  'One of the values is not allowed.': 'Einer der Werte ist nicht erlaubt.',
  'One of the values is too long.': 'Einer der Werte ist zu lang.',
  'One of the numbers is too large.': 'Eine der Zahlen ist zu groß.',
  'One of the values contains a character that cannot be stored.':
    'Einer der Werte enthält ein Zeichen, das nicht gespeichert werden kann.',
  "The server's storage is full. Nothing was saved, but you can still read.":
    'Der Speicher des Servers ist voll. Es wurde nichts gespeichert, aber Sie können weiterhin lesen.',
  "The server's storage is read-only. Nothing was saved, but you can still read.":
    'Der Speicher des Servers kann nur gelesen werden. Es wurde nichts gespeichert, aber Sie können weiter lesen.',
  'Part of the stored data cannot be read. An administrator has to restore it.':
    'Ein Teil der gespeicherten Daten ist nicht lesbar. Ein Administrator muss sie wiederherstellen.',
  'Reports cannot be read right now: their database does not answer. Try again in a minute.':
    'Berichte können gerade nicht gelesen werden: Ihre Datenbank antwortet nicht. Versuchen Sie es in einer Minute erneut.',
  'The database cannot be reached. Try again in a minute.':
    'Die Datenbank ist nicht erreichbar. Versuchen Sie es in einer Minute erneut.',
  'Somebody else changed this at the same time. Try again.':
    'Jemand anderes hat das gleichzeitig geändert. Versuchen Sie es erneut.',
  'Somebody else has changed this in the meantime. Review their changes before you save yours.':
    'Jemand anderes hat das inzwischen geändert. Prüfen Sie diese Änderungen, bevor Sie Ihre speichern.',
  'Too many requests. Wait {seconds} seconds and try again.':
    'Zu viele Anfragen. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  'The same request is still in progress. Try again in a moment.':
    'Dieselbe Anfrage läuft noch. Versuchen Sie es gleich noch einmal.',
  'Open Placard at {url}, reload the page and try again.':
    'Öffnen Sie Placard unter {url}, laden Sie die Seite neu und versuchen Sie es erneut.',
  'Take out the character that cannot be stored': 'Entfernen Sie das Zeichen, das nicht gespeichert werden kann',
  'Take out the line break or other control character':
    'Entfernen Sie den Zeilenumbruch oder ein anderes Steuerzeichen',
}
