/** German texts of the comparison of a report with a partner's file, by their English text. */
export const discrepancyMessages: Readonly<Record<string, string>> = {
  // Uploads
  'Too many files are compared right now. Try again in a moment.':
    'Gerade werden zu viele Dateien verglichen. Versuchen Sie es gleich noch einmal.',
  'Choose the report of the partner.': 'Wählen Sie den Bericht des Partners.',
  'A report is at most 50 MB large. Download a shorter period, or send it as a ZIP.':
    'Ein Bericht ist höchstens 50 MB groß. Laden Sie einen kürzeren Zeitraum herunter, oder senden Sie ihn als ZIP.',
  'The upload was interrupted. Try again.': 'Der Upload wurde unterbrochen. Versuchen Sie es erneut.',
  'The fields of the upload could not be read.': 'Die Felder des Uploads konnten nicht gelesen werden.',
  'Files are sent as multipart/form-data.': 'Dateien werden als multipart/form-data gesendet.',
  'The first day is after the last one.': 'Der erste Tag liegt nach dem letzten.',
  'Too many matches were corrected.': 'Es wurden zu viele Zuordnungen korrigiert.',
  'The choices could not be read.': 'Die Auswahl konnte nicht gelesen werden.',
  'The file has more than {keys} different creatives and placements. Download it with fewer columns, or for one campaign.':
    'Die Datei enthält mehr als {keys} verschiedene Werbemittel und Platzierungen. Laden Sie sie mit weniger Spalten oder für eine einzige Kampagne herunter.',
  'The campaign has too many creatives to compare so many days. Download a report of at most {days} days.':
    'Die Kampagne hat zu viele Werbemittel, um so viele Tage zu vergleichen. Laden Sie einen kürzeren Bericht herunter. Höchstzahl der Tage: {days}.',

  'The comparison was cancelled.': 'Der Vergleich wurde abgebrochen.',
  'A campaign keeps at most {count} checks. Delete one that is no longer needed.':
    'Mehr als {count} Abgleiche kann eine Kampagne nicht behalten. Löschen Sie einen, der nicht mehr gebraucht wird.',
  'This check is no longer there.': 'Diesen Abgleich gibt es nicht mehr.',
  'The file was deleted after reading. Choose it again to change how it is read.':
    'Die Datei wurde nach dem Lesen gelöscht. Wählen Sie sie erneut aus, um zu ändern, wie sie gelesen wird.',
  'This is another file than the one that was compared. Choose the same file, or start a new check.':
    'Das ist eine andere Datei als die verglichene. Wählen Sie dieselbe Datei, oder beginnen Sie einen neuen Abgleich.',

  // Files that cannot be read
  'The file is empty.': 'Die Datei ist leer.',
  'The file is damaged or not complete. Download it from the platform again.':
    'Die Datei ist beschädigt oder unvollständig. Laden Sie sie erneut von der Plattform herunter.',
  'The file is in the old binary format of Excel, or has a password. Open it in Excel and save it as .xlsx or CSV without a password.':
    'Die Datei hat das alte Binärformat von Excel oder ein Passwort. Öffnen Sie sie in Excel, und speichern Sie sie ohne Passwort als .xlsx oder CSV.',
  'The file is a workbook of another format than .xlsx. Save it as .xlsx or CSV.':
    'Die Datei ist eine Arbeitsmappe in einem anderen Format als .xlsx. Speichern Sie sie als .xlsx oder CSV.',
  'The file is a web page or XML, whatever its name says. Open it in Excel and save it as .xlsx or CSV.':
    'Die Datei ist trotz ihres Namens eine Webseite oder XML. Öffnen Sie sie in Excel, und speichern Sie sie als .xlsx oder CSV.',
  'The file is a PDF. Download the report as CSV or Excel instead.':
    'Die Datei ist ein PDF. Laden Sie den Bericht stattdessen als CSV oder Excel herunter.',
  'The ZIP has no files.': 'Das ZIP enthält keine Dateien.',
  'The ZIP has several files. Upload only the one with the report.':
    'Das ZIP enthält mehrere Dateien. Laden Sie nur die mit dem Bericht hoch.',
  'The archive has another archive in it. Unpack it and upload the report itself.':
    'Das Archiv enthält ein weiteres Archiv. Entpacken Sie es, und laden Sie den Bericht selbst hoch.',
  'The ZIP has a password. Create it again without one.':
    'Das ZIP hat ein Passwort. Erstellen Sie es ohne Passwort neu.',
  'The ZIP is compressed in an unusual way. Create it again with the method Deflate.':
    'Das ZIP ist auf ungewöhnliche Weise komprimiert. Erstellen Sie es neu mit der Methode Deflate.',
  'The workbook has a document type declaration, as harmful files do. Save it as .xlsx again.':
    'Die Arbeitsmappe enthält eine Dokumenttyp-Deklaration, wie bei schädlichen Dateien. Speichern Sie sie erneut als .xlsx.',
  'The workbook has no sheet of this name.': 'Die Arbeitsmappe hat kein Tabellenblatt mit diesem Namen.',
  'The workbook has no sheet with cells.': 'Die Arbeitsmappe hat kein Tabellenblatt mit Zellen.',
  'The file has more than {files} files in it.': 'Die Datei enthält mehr als {files} Dateien.',
  'The workbook has more than {sheets} sheets.': 'Die Arbeitsmappe hat mehr als {sheets} Tabellenblätter.',
  'The file is larger than {max} MB when it is unpacked. Download a shorter period.':
    'Die Datei ist entpackt größer als {max} MB. Laden Sie einen kürzeren Zeitraum herunter.',
  'The file unpacks to more than {ratio} times its size, as harmful archives do.':
    'Die Datei ist entpackt mehr als {ratio}-mal so groß, wie bei schädlichen Archiven.',
  'The file has more than {rows} rows. Download a shorter period.':
    'Die Datei hat mehr als {rows} Zeilen. Laden Sie einen kürzeren Zeitraum herunter.',
  'The file has more than {columns} columns. Download it with fewer columns.':
    'Die Datei hat mehr als {columns} Spalten. Laden Sie sie mit weniger Spalten herunter.',
  'The file has more than {cells} cells. Download a shorter period.':
    'Die Datei hat mehr als {cells} Zellen. Laden Sie einen kürzeren Zeitraum herunter.',
  'The cells of the file have more text than a report has.':
    'Die Zellen der Datei enthalten mehr Text, als ein Bericht hat.',
  'Reading the file took too long. Download a shorter period, or try again in a minute.':
    'Das Lesen der Datei hat zu lange gedauert. Laden Sie einen kürzeren Zeitraum herunter, oder versuchen Sie es in einer Minute noch einmal.',
  'The file needs more memory than a report may use. Download a shorter period.':
    'Die Datei benötigt mehr Arbeitsspeicher, als ein Bericht belegen darf. Laden Sie einen kürzeren Zeitraum herunter.',
  'The file is a workbook or archive, not text.': 'Die Datei ist eine Arbeitsmappe oder ein Archiv, kein Text.',
  'The file isn’t text.': 'Die Datei ist kein Text.',
  'The cell that starts in line {line} has more than {max} characters. Its quotation mark may not be closed.':
    'Die Zelle, die in Zeile {line} beginnt, hat mehr als {max} Zeichen. Vielleicht fehlt ihr schließendes Anführungszeichen.',
  'A cell in line {line} has more than {max} characters.': 'Eine Zelle in Zeile {line} hat mehr als {max} Zeichen.',
  'Line {line} has more than {max} cells.': 'Zeile {line} hat mehr als {max} Zellen.',
  'The file has more than {max} lines.': 'Die Datei hat mehr als {max} Zeilen.',
  'The quotation mark in line {line} is not closed.':
    'Zum Anführungszeichen in Zeile {line} fehlt das schließende Anführungszeichen.',
  'The file has more than {max} combinations of day, creative, placement and size. Export a shorter range or fewer dimensions.':
    'Die Datei hat mehr als {max} Kombinationen aus Tag, Werbemittel, Platzierung und Größe. Exportieren Sie einen kürzeren Zeitraum oder weniger Dimensionen.',

  // Encoding, cells and the header
  'You chose this.': 'Das haben Sie gewählt.',
  'You corrected this in an earlier file.': 'Das haben Sie bei einer früheren Datei korrigiert.',
  'The file is valid UTF-8.': 'Die Datei ist gültiges UTF-8.',
  'The file has a zero in every second byte, as UTF-16 has.': 'Jedes zweite Byte der Datei ist null, wie bei UTF-16.',
  'The file is read as Windows-1252 because it isn’t valid UTF-8.':
    'Die Datei wird als Windows-1252 gelesen, weil sie kein gültiges UTF-8 ist.',
  'The file begins with the byte order mark of its encoding.':
    'Die Datei beginnt mit der Bytereihenfolge-Markierung (BOM) ihrer Kodierung.',
  'Some characters could not be read. Choose another encoding if names look wrong.':
    'Manche Zeichen konnten nicht gelesen werden. Wählen Sie eine andere Kodierung, wenn Namen falsch aussehen.',
  'The cells are separated by “{sign}”: it results in the most known words of a header ({count}).':
    'Die Zellen sind durch „{sign}“ getrennt: So ergeben sich die meisten bekannten Wörter einer Kopfzeile ({count}).',
  'The cells are separated by “{sign}”: it results in the most lines of equal length ({count}).':
    'Die Zellen sind durch „{sign}“ getrennt: So ergeben sich die meisten Zeilen gleicher Länge ({count}).',
  'The file has one column: no line contains a comma, semicolon or tab.':
    'Die Datei hat eine einzige Spalte: Keine Zeile enthält ein Komma, ein Semikolon oder einen Tabulator.',
  'None of the first {lines} lines has the headers of a report.':
    'Keine der ersten {lines} Zeilen ist die Kopfzeile eines Berichts.',
  'Which line has the headers?': 'Welche Zeile ist die Kopfzeile?',
  'Line {line} is the header because of its known words ({count}).':
    'Zeile {line} ist die Kopfzeile, denn sie enthält bekannte Wörter ({count}).',
  'The header is below the line “Report Fields”.': 'Die Kopfzeile steht unter der Zeile „Report Fields“.',
  'Line {line} is the first one with days, impressions and another known header.':
    'Zeile {line} ist die erste mit Tagen, Impressionen und einer weiteren bekannten Spaltenüberschrift.',

  // Columns and counts
  '“{name}” occurs more than once. The first of these columns is compared.':
    '„{name}“ kommt mehrmals vor. Die erste dieser Spalten wird verglichen.',
  '“{name}” is compared. “{other}” could be compared instead.':
    '„{name}“ wird verglichen. Stattdessen könnte „{other}“ verglichen werden.',
  'Which column do you want to compare, “{name}” or “{other}”?':
    'Welche Spalte möchten Sie vergleichen, „{name}“ oder „{other}“?',
  'The file has no column with days, so it can only be compared as a whole.':
    'Die Datei hat keine Spalte mit Tagen und kann daher nur als Ganzes verglichen werden.',
  'Which column has the days?': 'Welche Spalte enthält die Tage?',
  'No column is known to have impressions or clicks.': 'Keine Spalte ist als Impressionen oder Klicks erkennbar.',
  'Which column has the impressions?': 'Welche Spalte enthält die Impressionen?',
  '“{header}” has rates, such as “{example}”, and isn’t compared.':
    '„{header}“ enthält Raten, z. B. „{example}“, und wird nicht verglichen.',
  '“{header}” has fractions up to 1, which are rates, and isn’t compared.':
    '„{header}“ enthält Bruchteile bis 1, also Raten, und wird nicht verglichen.',
  '{count} of the cells in “{header}” state only a limit, such as “{example}”, and are missing in the sums.':
    'In „{header}“ fehlen Zellen in den Summen, die nur eine Grenze angeben, z. B. „{example}“. Anzahl: {count}.',
  '{count} of the cells in “{header}” aren’t counts, such as “{example}”, and are missing in the sums.':
    'In „{header}“ fehlen Zellen in den Summen, die keine Anzahl enthalten, z. B. „{example}“. Anzahl: {count}.',
  '{count} of the cells in “{header}” aren’t whole numbers.':
    'Zellen in „{header}“, die keine ganze Zahl enthalten: {count}.',
  'Which decimal mark do the numbers have?': 'Welches Dezimaltrennzeichen haben die Zahlen?',
  'The decimal mark is a comma because of “{text}” in “{header}”.':
    'Das Dezimaltrennzeichen ist wegen „{text}“ in „{header}“ ein Komma.',
  'The decimal mark is a point because of “{text}” in “{header}”.':
    'Das Dezimaltrennzeichen ist wegen „{text}“ in „{header}“ ein Punkt.',
  'The decimal mark makes no difference to the counts.':
    'Das Dezimaltrennzeichen macht bei den Zahlen keinen Unterschied.',
  '“{text}” has a point before its decimals and “{other}” a comma.':
    '„{text}“ hat vor den Dezimalstellen einen Punkt und „{other}“ ein Komma.',
  '“{text}” and “{other}” don’t tell whether a point or a comma is the decimal mark.':
    'Aus „{text}“ und „{other}“ geht nicht hervor, ob ein Punkt oder ein Komma das Dezimaltrennzeichen ist.',
  '“{text}” is a whole number with a separator of thousands because no cell has decimals.':
    '„{text}“ ist eine ganze Zahl mit Tausendertrennzeichen, weil keine Zelle Dezimalstellen hat.',
  'No count has a decimal mark.': 'Keine Zahl hat ein Dezimaltrennzeichen.',

  // Days and time zone of the file
  'The day is first in dates because of “{text}”.': 'Im Datum steht der Tag vorn, wie „{text}“ zeigt.',
  'The month is first in dates because of “{text}”.': 'Im Datum steht der Monat vorn, wie „{text}“ zeigt.',
  'The day is first in dates because the file states the range {start} to {end}.':
    'Im Datum steht der Tag vorn, weil die Datei den Zeitraum {start} bis {end} angibt.',
  'The month is first in dates because the file states the range {start} to {end}.':
    'Im Datum steht der Monat vorn, weil die Datei den Zeitraum {start} bis {end} angibt.',
  'The day is first in “{text}”, but not in other dates.':
    'In „{text}“ steht der Tag vorn, in anderen Datumsangaben aber nicht.',
  '“{text}” can be {day} or {other}, and nothing in the file decides.':
    '„{text}“ kann {day} oder {other} bedeuten, und nichts in der Datei entscheidet das.',
  'Which day is “{text}”?': 'Welcher Tag ist „{text}“?',
  'In which time zone are the days of the file?': 'In welcher Zeitzone liegen die Tage der Datei?',
  'The lines have several time zones, such as “{zone}” and “{other}”.':
    'Die Zeilen haben mehrere Zeitzonen, z. B. „{zone}“ und „{other}“.',
  'The file doesn’t state a time zone.': 'Die Datei gibt keine Zeitzone an.',
  'The file states “{text}”, which isn’t the name of a time zone.':
    'Die Datei gibt „{text}“ an. Das ist nicht der Name einer Zeitzone.',
  'The file states the time zone “{zone}”.': 'Die Datei gibt die Zeitzone „{zone}“ an.',
  'The number of lines that cover more than one day, and can only be compared as a whole, is {count}.':
    'Zeilen, die mehr als einen Tag umfassen und nur als Ganzes verglichen werden können: {count}.',
  'The range ends on {day}, and figures of the last {days} days can still change.':
    'Der Zeitraum endet am {day}. Zahlen der letzten {days} Tage können sich noch ändern.',

  // Lines and sums
  'The total line states {total} for “{header}”, {difference} more than the sum of the lines.':
    'Die Summenzeile gibt für „{header}“ {total} an, {difference} mehr als die Summe der Zeilen.',
  'The total line states {total} for “{header}”, {difference} less than the sum of the lines.':
    'Die Summenzeile gibt für „{header}“ {total} an, {difference} weniger als die Summe der Zeilen.',
  'The number of lines that are exactly equal to an earlier one is {count}. They are part of the sums.':
    'Zeilen, die genau einer früheren gleichen: {count}. Sie sind in den Summen enthalten.',
  'The file has no data below its header.': 'Die Datei enthält unter der Kopfzeile keine Daten.',
  'The line has the sums of its day, but no name.': 'Die Zeile enthält die Summen ihres Tages, aber keinen Namen.',
  'The date of the line doesn’t exist in this order of day and month.':
    'Das Datum der Zeile gibt es in dieser Reihenfolge von Tag und Monat nicht.',
  'The first cell is “{text}”.': 'Die erste Zelle ist „{text}“.',
  'The line has figures, but neither day nor name.': 'Die Zeile enthält Zahlen, aber weder Tag noch Namen.',
  'The line is below a blank line after the data.': 'Die Zeile steht unter einer leeren Zeile nach den Daten.',
  'The line has no figures.': 'Die Zeile enthält keine Zahlen.',
  'The line has no day.': 'Die Zeile enthält keinen Tag.',
  '“{text}” is no date.': '„{text}“ ist kein Datum.',
  'The line is below the data.': 'Die Zeile steht unter den Daten.',

  // Range and time zone of the comparison
  'You chose the days.': 'Sie haben die Tage gewählt.',
  'The file states that it covers {start} to {end}.': 'Die Datei gibt den Zeitraum {start} bis {end} an.',
  'The rows of the file run from {start} to {end}.': 'Die Zeilen der Datei reichen vom {start} bis {end}.',
  'The file has no days and states no range: choose the range it covers.':
    'Die Datei enthält keine Tage und gibt keinen Zeitraum an: Wählen Sie den Zeitraum, den sie umfasst.',
  'The file has no days and states no range, so it is compared with the campaign’s flight, {start} to {end}.':
    'Die Datei enthält keine Tage und gibt keinen Zeitraum an. Sie wird daher mit der Laufzeit der Kampagne verglichen, {start} bis {end}.',
  'You chose the time zone.': 'Sie haben die Zeitzone gewählt.',
  'The file doesn’t state its time zone, so its days are taken as days in {zone}, the campaign’s time zone.':
    'Die Datei gibt ihre Zeitzone nicht an. Ihre Tage gelten daher als Tage in {zone}, der Zeitzone der Kampagne.',
  'The file states that its days are days in {zone}.': 'Nach Angabe der Datei sind ihre Tage solche in {zone}.',
  'The file states an unknown time zone, so its days are taken as days in {zone}, the campaign’s time zone.':
    'Die Datei gibt eine unbekannte Zeitzone an. Ihre Tage gelten daher als Tage in {zone}, der Zeitzone der Kampagne.',
  'Only its last {days} days are compared.': 'Nur die letzten {days} Tage davon werden verglichen.',
}
