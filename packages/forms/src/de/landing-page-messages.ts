/** German texts about landing pages, by their English text. */
export const landingPageMessages: Readonly<Record<string, string>> = {
  'Fill in the landing page': 'Geben Sie die Zielseite ein',
  'The address contains a zero-width space, which is invisible.':
    'Die Adresse enthält ein Leerzeichen ohne Breite, das unsichtbar ist.',
  'The address contains a zero-width joiner, which is invisible.':
    'Die Adresse enthält ein Verbindungszeichen ohne Breite, das unsichtbar ist.',
  'The address contains a byte order mark, which is invisible.':
    'Die Adresse enthält ein Byte-Order-Mark, das unsichtbar ist.',
  'The address contains a soft hyphen, which is invisible.':
    'Die Adresse enthält ein weiches Trennzeichen, das unsichtbar ist.',
  'The address contains a text direction mark, which is invisible.':
    'Die Adresse enthält ein Zeichen für die Schreibrichtung, das unsichtbar ist.',
  'The address contains a no-break space, which looks like a space.':
    'Die Adresse enthält ein geschütztes Leerzeichen, das wie ein Leerzeichen aussieht.',
  'The address contains a control character, which is invisible.':
    'Die Adresse enthält ein Steuerzeichen, das unsichtbar ist.',
  'The address contains the character {code}, which is invisible.':
    'Die Adresse enthält das Zeichen {code}, das unsichtbar ist.',
  'The text contains two addresses. Enter one of them.': 'Der Text enthält zwei Adressen. Geben Sie eine davon ein.',
  'The address contains {character}, the full-width form of {other}. Replace it, or write it as {code}.':
    'Die Adresse enthält {character}, die Form von {other} in voller Breite. Ersetzen Sie es, oder schreiben Sie {code}.',
  'The address contains the quotation mark {mark}. Remove it, or write it as {code}.':
    'Die Adresse enthält das Anführungszeichen {mark}. Entfernen Sie es, oder schreiben Sie {code}.',
  'The address contains …, so a part of it is probably cut off. Copy it again.':
    'Die Adresse enthält …, also ist ein Teil davon vermutlich abgeschnitten. Kopieren Sie sie noch einmal.',
  'The address contains {entity}, which is escaped HTML. Write {character} instead.':
    'Die Adresse enthält {entity}, also maskiertes HTML. Schreiben Sie stattdessen {character}.',
  'The address contains the dash {dash}. Text programs write it for a hyphen. Check it.':
    'Die Adresse enthält den Gedankenstrich {dash}. Textprogramme schreiben ihn für einen Bindestrich. Prüfen Sie ihn.',
  "{labelText} tracker {number} can't be called.": '{labelText}-Tracker {number} kann nicht aufgerufen werden.',
  'The address contains a space.': 'Die Adresse enthält ein Leerzeichen.',
  'The address contains a space. Browsers write it as %20.':
    'Die Adresse enthält ein Leerzeichen. Browser schreiben es als %20.',
  'The address must start with https://, with a colon and two slashes.':
    'Die Adresse muss mit https:// beginnen, mit Doppelpunkt und zwei Schrägstrichen.',
  'The address starts with https:// or http:// twice.': 'Die Adresse beginnt doppelt mit https:// oder http://.',
  "The name of the site can't contain {macro}. Use macros and values after the first slash.":
    'Der Name der Website darf {macro} nicht enthalten. Verwenden Sie Makros und Werte nach dem ersten Schrägstrich.',
  'The name of the site is invalid. Check it for typing errors.':
    'Der Name der Website ist ungültig. Prüfen Sie ihn auf Tippfehler.',
  'The name of the site mixes Latin and Cyrillic letters, which look alike. Check it.':
    'Der Name der Website mischt lateinische und kyrillische Buchstaben, die gleich aussehen. Prüfen Sie ihn.',
  'The name of the site mixes Latin and Greek letters, which look alike. Check it.':
    'Der Name der Website mischt lateinische und griechische Buchstaben, die gleich aussehen. Prüfen Sie ihn.',
  "{name} isn't filled in when the ad is published. These are: {values}":
    '{name} wird beim Veröffentlichen nicht ausgefüllt. Ausgefüllt werden: {values}',
  'The landing page is invalid in {type}. Encode special characters, such as % as %25.':
    'Die Zielseite ist in {type} ungültig. Kodieren Sie Sonderzeichen, etwa % als %25.',
  Remove: 'Entfernen',
  'Remove one': 'Einmal entfernen',
  Replace: 'Ersetzen',
  'Keep the first': 'Die erste behalten',
  'Replace with -': 'Durch - ersetzen',
  'Replace with %20': 'Durch %20 ersetzen',
  'Use https://': 'https:// verwenden',
}
