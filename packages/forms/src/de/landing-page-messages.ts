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
  Remove: 'Entfernen',
  'Remove one': 'Einmal entfernen',
  'Replace with %20': 'Durch %20 ersetzen',
  'Use https://': 'https:// verwenden',
}
