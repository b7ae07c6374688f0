/** German texts about files, uploads and the file store, by their English text. */
export const fileMessages: Readonly<Record<string, string>> = {
  // Failed requests to the file store
  'Wrong region': 'Falsche Region',
  'The bucket is not in {region}.': 'Der Bucket ist nicht in {region}.',
  'The bucket “{bucket}” is not in {region}.': 'Der Bucket „{bucket}“ ist nicht in {region}.',
  'The bucket “{bucket}” is not in {region} but in {other}.':
    'Der Bucket „{bucket}“ ist nicht in {region}, sondern in {other}.',
  'Change the region in the bucket settings.': 'Ändern Sie die Region in den Bucket-Einstellungen.',
  'Bucket not found': 'Bucket nicht gefunden',
  'The bucket doesn’t exist.': 'Den Bucket gibt es nicht.',
  'There is no bucket named “{bucket}”.': 'Es gibt keinen Bucket namens „{bucket}“.',
  'Check its name in the bucket settings.': 'Prüfen Sie den Namen in den Bucket-Einstellungen.',
  'Access denied': 'Zugriff verweigert',
  'You don’t have access to these files. Ask the manager of the bucket for access.':
    'Sie haben keinen Zugriff auf diese Dateien. Bitten Sie die Person darum, die den Bucket verwaltet.',
  'The bucket doesn’t allow this site': 'Der Bucket erlaubt diese Website nicht',
  'Its CORS configuration lacks a rule for this site. Add the rule below to the bucket, then try again.':
    'In seiner CORS-Konfiguration fehlt eine Regel für diese Website. Fügen Sie dem Bucket die Regel unten hinzu und versuchen Sie es erneut.',
  'This bucket is not allowed here': 'Dieser Bucket ist hier nicht erlaubt',
  'This installation doesn’t let the browser connect to the bucket.':
    'Diese Installation lässt keine Verbindung des Browsers mit dem Bucket zu.',
  'This installation doesn’t let the browser connect to “{bucket}”.':
    'Diese Installation lässt keine Verbindung des Browsers mit „{bucket}“ zu.',
  'Ask your administrator to allow it, or select another bucket.':
    'Bitten Sie die Administration, sie zu erlauben, oder wählen Sie einen anderen Bucket.',
  'The time of this device is wrong': 'Die Uhrzeit dieses Geräts ist falsch',
  'It differs from the server’s by more than 15 minutes. Correct the date and time, then try again.':
    'Sie weicht um mehr als 15 Minuten von der des Servers ab. Korrigieren Sie Datum und Uhrzeit und versuchen Sie es erneut.',
  'You’re offline': 'Sie sind offline',
  'Check your connection, then try again.': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'Couldn’t reach the file store': 'Der Dateispeicher ist nicht erreichbar',
  'No space left': 'Kein Speicherplatz mehr',
  'The bucket has reached its limit. Delete files you no longer need, then try again.':
    'Der Bucket hat seine Grenze erreicht. Löschen Sie nicht mehr benötigte Dateien und versuchen Sie es erneut.',
  'File too large': 'Datei zu groß',
  'It’s larger than the bucket allows.': 'Sie ist größer, als der Bucket erlaubt.',
  'Your access has expired': 'Ihr Zugriff ist abgelaufen',
  'It was renewed, but refused again. Sign in again to continue.':
    'Er wurde erneuert, aber wieder abgelehnt. Melden Sie sich erneut an, um fortzufahren.',
  'No access to the file store': 'Kein Zugriff auf den Dateispeicher',
  'Ask your administrator to set up the file manager.': 'Bitten Sie die Administration, den Dateimanager einzurichten.',
  'The credentials were refused. Check the identity pool in the bucket settings, or ask your administrator.':
    'Die Zugangsdaten wurden abgelehnt. Prüfen Sie den Identitätspool in den Bucket-Einstellungen oder fragen Sie die Administration.',
  'No longer there': 'Nicht mehr vorhanden',
  'It was moved or deleted in the meantime. Reload the folder.':
    'Das Element wurde inzwischen verschoben oder gelöscht. Laden Sie den Ordner neu.',
  'Name taken': 'Name vergeben',
  'A file with this name was added in the meantime.': 'Inzwischen wurde eine Datei mit diesem Namen hinzugefügt.',
  'The file store is busy': 'Der Dateispeicher ist ausgelastet',
  'Try again in a moment.': 'Versuchen Sie es gleich noch einmal.',
  Cancelled: 'Abgebrochen',
  'It was cancelled.': 'Der Vorgang wurde abgebrochen.',
  'Something went wrong': 'Etwas ist schiefgegangen',
  'Please try again.': 'Bitte versuchen Sie es erneut.',
  'The file store gives no access at the moment. Try again in a minute.':
    'Der Dateispeicher gewährt gerade keinen Zugriff. Versuchen Sie es in einer Minute erneut.',
  'The file store cannot be reached. Try again in a minute.':
    'Der Dateispeicher ist nicht erreichbar. Versuchen Sie es in einer Minute erneut.',

  // Buckets, folders and names
  'A bucket has 3 to 63 small letters, digits, dots and hyphens':
    'Ein Bucket-Name hat 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche',
  'Fill in a region such as us-east-1': 'Geben Sie eine Region ein, z. B. us-east-1',
  'Fill in an identity pool such as us-east-1:1a2b…': 'Geben Sie einen Identitätspool ein, z. B. us-east-1:1a2b…',
  'A name cannot hold “..”, “//” or control characters':
    'Ein Name darf weder „..“ noch „//“ oder Steuerzeichen enthalten',
  'Not a directory': 'Kein Ordner',
  '“{name}” can’t be moved into itself.': '„{name}“ kann nicht in sich selbst verschoben werden.',
  '“{name}” can’t be copied into itself.': '„{name}“ kann nicht in sich selbst kopiert werden.',
  'It’s already in this folder.': 'Das Element ist bereits in diesem Ordner.',
  'They’re already in this folder.': 'Die Elemente sind bereits in diesem Ordner.',
  'A file can have 5 TB at most': 'Eine Datei kann höchstens 5 TB groß sein',

  // Files of creatives
  'Incorrect campaign or creative!': 'Falsche Kampagne oder falsches Werbemittel!',
  'Choose a file to upload.': 'Wählen Sie eine Datei zum Hochladen.',
  'The upload was interrupted. Send the files again.': 'Der Upload wurde unterbrochen. Senden Sie die Dateien erneut.',
  'There is no room for these files. Delete files that no creative needs any more, or ask for more room.':
    'Für diese Dateien ist kein Platz. Löschen Sie nicht mehr benötigte Dateien oder bitten Sie um mehr Platz.',
  '{name} cannot be used. Files can be {formatsText}.':
    '{name} kann nicht verwendet werden. Möglich sind {formatsText}.',
  'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP': 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 und ZIP',
  '{slotText} has to be {kindText} ({formats}). {name} is not.':
    '{slotText} muss {kindText} sein ({formats}). {name} passt nicht.',
  '{slotText} has to be {kindText} ({formats}).': '{slotText} muss {kindText} sein ({formats}).',
  '{name} is {kindText}: export it as H.264 MP4.':
    '{name} ist {kindText}: Exportieren Sie die Datei als MP4 mit H.264.',
  '{name} is {kindText}: export it as JPEG or PNG.':
    '{name} ist {kindText}: Exportieren Sie die Datei als JPEG oder PNG.',
  '{name} is {kindText}: export it as SVG or PNG.':
    '{name} ist {kindText}: Exportieren Sie die Datei als SVG oder PNG.',
  '{name} is {kindText}: convert it to WOFF2.': '{name} ist {kindText}: Wandeln Sie die Datei in WOFF2 um.',
  '{name} is {kindText}: unpack it, and create a ZIP.':
    '{name} ist {kindText}: Entpacken Sie es und erstellen Sie ein ZIP.',
  'a QuickTime video': 'ein QuickTime-Video',
  'an AVI video': 'ein AVI-Video',
  'a Windows Media video': 'ein Windows-Media-Video',
  'a Matroska video': 'ein Matroska-Video',
  'an MPEG video': 'ein MPEG-Video',
  'a WebM video': 'ein WebM-Video',
  'a HEIC photo': 'ein HEIC-Foto',
  'a TIFF image': 'ein TIFF-Bild',
  'a BMP image': 'ein BMP-Bild',
  'an AVIF image': 'ein AVIF-Bild',
  'a Photoshop file': 'eine Photoshop-Datei',
  'a PDF document': 'ein PDF-Dokument',
  'an Illustrator file': 'eine Illustrator-Datei',
  'an EPS file': 'eine EPS-Datei',
  'a TrueType font': 'eine TrueType-Schrift',
  'an OpenType font': 'eine OpenType-Schrift',
  'a WOFF font': 'eine WOFF-Schrift',
  'a RAR archive': 'ein RAR-Archiv',
  'a 7z archive': 'ein 7z-Archiv',
  'a tar archive': 'ein tar-Archiv',
  'a gzip archive': 'ein gzip-Archiv',
  'an image': 'ein Bild',
  'a video': 'ein Video',
  'a font': 'eine Schrift',
  'an archive': 'ein Archiv',
  '{size}, the creative is {other}': '{size}, das Werbemittel ist {other}',
  'There is no such kind of file': 'Diese Art von Datei gibt es nicht',
  'The list of assets could not be read.': 'Die Liste der Dateien konnte nicht gelesen werden.',
  'Width, height and duration must be numbers.': 'Breite, Höhe und Dauer müssen Zahlen sein.',
  'A file has no name.': 'Eine Datei hat keinen Namen.',
  'The name of a file is longer than {max} characters.': 'Der Name einer Datei ist länger als {max} Zeichen.',
  'The name of a file holds characters it must not.': 'Der Name einer Datei enthält unerlaubte Zeichen.',
  'The content of {name} is not {format}. Export it as {other}: renaming a file does not convert it.':
    'Der Inhalt von {name} ist nicht {format}. Exportieren Sie die Datei als {other}: Umbenennen wandelt sie nicht um.',
  '{name} is damaged or not complete.': '{name} ist beschädigt oder unvollständig.',
  '{name} is larger than 50 MB.': '{name} ist größer als 50 MB.',
  '{name} is larger than 2 MB, which is too much for an SVG.':
    '{name} ist größer als 2 MB, das ist zu viel für ein SVG.',
  '{name} is too wide, too high or has too many pixels.': '{name} ist zu breit, zu hoch oder hat zu viele Pixel.',
  '{name} is longer than an hour.': '{name} ist länger als eine Stunde.',
  '{name} is empty.': '{name} ist leer.',
  '{name} has no HTML page. Add one with the name index.html.':
    '{name} enthält keine HTML-Seite. Fügen Sie eine mit dem Namen index.html hinzu.',
  '{name} has several pages that could be the banner: {pages}. Name the one to start with index.html, and upload each size as a ZIP of its own.':
    '{name} enthält mehrere Seiten, die der Banner sein könnten: {pages}. Nennen Sie die Startseite index.html, und laden Sie jede Größe als eigenes ZIP hoch.',
  '{entry} in {name} is compressed with {method}. Create the ZIP again with the method Deflate.':
    '{entry} in {name} ist mit {method} komprimiert. Erstellen Sie das ZIP neu mit der Methode Deflate.',
  '{name} is encrypted. Save it again without a password.':
    '{name} ist verschlüsselt. Speichern Sie das Archiv ohne Passwort.',
  '{name} holds {entry}, which an HTML5 banner cannot use. It can hold HTML, CSS, JavaScript, JSON, images, videos, sounds and fonts.':
    '{name} enthält {entry}, was ein HTML5-Banner nicht verwenden kann. Erlaubt sind HTML, CSS, JavaScript, JSON, Bilder, Videos, Töne und Schriften.',
  'The content of {entry} in {name} is not {format}. Export it as {other}: renaming a file does not convert it.':
    'Der Inhalt von {entry} in {name} ist nicht {format}. Exportieren Sie die Datei als {other}: Umbenennen wandelt sie nicht um.',
  '{name} has more than {max} files. Remove those that the banner does not use.':
    '{name} enthält mehr als {max} Dateien. Entfernen Sie die, die der Banner nicht verwendet.',
  '{name} is larger than {max} MB when it is unpacked. Compress its images and videos, or remove files that the banner does not use.':
    '{name} ist entpackt größer als {max} MB. Komprimieren Sie Bilder und Videos, oder entfernen Sie Dateien, die der Banner nicht verwendet.',
  '{name} unpacks to more than {max} times its size, as harmful archives do. Remove files that are mostly empty.':
    '{name} ist entpackt mehr als {max}-mal so groß, wie bei schädlichen Archiven. Entfernen Sie Dateien, die fast leer sind.',
  'The files in {name} overlap, as in harmful archives. Create the ZIP again.':
    'Die Dateien in {name} überlappen sich, wie bei schädlichen Archiven. Erstellen Sie das ZIP neu.',
  '{name} has {entry} more than once. Keep one of them.':
    '{name} enthält {entry} mehrmals. Behalten Sie eine dieser Dateien.',
  '{name} has {entry} and {other}, which are one file on Windows and macOS. Rename one of them.':
    '{name} enthält {entry} und {other}. Unter Windows und macOS ist das dieselbe Datei. Benennen Sie eine davon um.',
  '{name} has a file and a folder with the name {entry}. Rename one of them.':
    '{name} enthält eine Datei und einen Ordner mit dem Namen {entry}. Benennen Sie eines davon um.',
  'Windows cannot store {entry} in {name}. Rename files and folders that end with a dot or a space, or that are called con, nul, com1 or like another device.':
    'Windows kann {entry} in {name} nicht speichern. Benennen Sie Dateien und Ordner um, die mit einem Punkt oder Leerzeichen enden oder wie ein Gerät heißen, etwa con, nul oder com1.',
  '{name} has two names for {entry}, as harmful archives do. Create the ZIP again.':
    '{name} enthält zwei Namen für {entry}, wie bei schädlichen Archiven. Erstellen Sie das ZIP neu.',
  '{entry} in {name} is damaged. Create the ZIP again from the original files.':
    '{entry} in {name} ist beschädigt. Erstellen Sie das ZIP neu aus den Originaldateien.',
  'Checking {name} took too much time or memory, so it was not added. Make it simpler, or try again in a minute.':
    'Die Prüfung von {name} hat zu viel Zeit oder Speicher gebraucht, daher wurde die Datei nicht hinzugefügt. Vereinfachen Sie sie, oder versuchen Sie es in einer Minute noch einmal.',
  'The file name {entry} in {name} is not safe. Use a path inside the archive without ., .., //, colons, backslashes and invisible characters, up to {max} characters long.':
    'Der Dateiname {entry} in {name} ist nicht sicher. Verwenden Sie einen Pfad innerhalb des Archivs ohne ., .., //, Doppelpunkte, umgekehrte Schrägstriche und unsichtbare Zeichen, höchstens {max} Zeichen lang.',
  '{entry} in {name} is a link or a special file. Replace it with the file itself.':
    '{entry} in {name} ist ein Link oder eine Spezialdatei. Ersetzen Sie sie durch die Datei selbst.',
  '{page} in {name} is larger than {max} MB. Move its images and scripts to files of their own.':
    '{page} in {name} ist größer als {max} MB. Verschieben Sie Bilder und Skripte in eigene Dateien.',
  '{name} is a font. Create creatives from {formatsText}, and add fonts to these.':
    '{name} ist eine Schrift. Legen Sie Werbemittel aus {formatsText} an, und fügen Sie diesen die Schriften hinzu.',
  'PNG, JPEG, GIF, WebP, SVG, MP4, WebM or ZIP': 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM oder ZIP',
  '{name} is {size}. A creative has at most {max} px per side.':
    '{name} ist {size}. Ein Werbemittel hat höchstens {max} px je Seite.',
  'Add an image, a video or a ZIP, or choose a layout':
    'Fügen Sie ein Bild, ein Video oder ein ZIP hinzu, oder wählen Sie ein Layout',
  'Keep one image, video or ZIP, or choose a layout':
    'Behalten Sie ein Bild, Video oder ZIP, oder wählen Sie ein Layout',
  'Add a video to see it': 'Fügen Sie ein Video hinzu, um es zu sehen',
  'Add {files} to see the layout': 'Fügen Sie {files} hinzu, um das Layout zu sehen',
}
