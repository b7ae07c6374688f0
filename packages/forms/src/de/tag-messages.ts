/** German texts about macros and tags, by their English text. */
export const tagMessages: Readonly<Record<string, string>> = {
  // Macros that a user enters
  'Click macro': 'Klickmakro',
  'Click macro, URL-encoded': 'Klickmakro, URL-kodiert',
  Cachebuster: 'Cachebuster',
  'Deal ID': 'Deal-ID',
  'GDPR applies': 'DSGVO gilt',
  'Consent string': 'Consent-String',
  'App ID': 'App-ID',
  'Device ID': 'Geräte-ID',
  'Added before the landing page, so that the platform counts the click.':
    'Steht vor der Zielseite, damit die Plattform den Klick zählt.',
  'Used when the platform leaves the plain one unfilled.':
    'Wird verwendet, wenn die Plattform das unkodierte nicht füllt.',
  'A random number per impression.': 'Eine Zufallszahl je Impression.',
  'Used by creatives that run only with a deal.': 'Für Werbemittel, die nur mit einem Deal laufen.',
  '1 or 0. Used by creatives for viewers in the EU.':
    '1 oder 0. Für Werbemittel, die sich an Personen in der EU richten.',
  'IAB TCF string. Used by creatives for viewers in the EU.':
    'String nach dem TCF des IAB. Für Werbemittel, die sich an Personen in der EU richten.',
  'Bundle or store ID. Used by creatives that run in apps.':
    'Bundle- oder Store-ID. Für Werbemittel, die in Apps laufen.',
  'Advertising ID. Used by creatives that run in apps.': 'Werbe-ID. Für Werbemittel, die in Apps laufen.',
  'Enter the macro as text': 'Geben Sie das Makro als Text ein',
  'Enter the macro without spaces, quotes, angle brackets or backslashes':
    'Geben Sie das Makro ohne Leerzeichen, Anführungszeichen, spitze Klammern und Backslashes ein',
  'A link must start with https://': 'Ein Link muss mit https:// beginnen',
  'Enter one macro, without & or #': 'Geben Sie ein einziges Makro ein, ohne & und #',
  'At most {max} characters': 'Höchstens {max} Zeichen',
  "{labelText}: this macro of {platform} is known and can't be replaced":
    '{labelText}: Dieses Makro von {platform} ist bekannt und kann nicht ersetzt werden',

  // Macros of a tag
  'Prepended to the landing page URL': 'Wird der Adresse der Zielseite vorangestellt',
  'Replaces the landing page URL': 'Ersetzt die Adresse der Zielseite',
  'Not in this tag: the video player counts clicks through the XML':
    'Nicht in diesem Tag: Der Videoplayer zählt Klicks über das XML',
  'Not public. Ask {platform} for it': 'Nicht öffentlich. Fragen Sie bei {platform} danach',
  'Prevents caching': 'Verhindert Zwischenspeichern',
  'Without a deal, the fallback creative is shown': 'Ohne Deal wird das Ersatzwerbemittel angezeigt',
  'No published creative is set as the fallback': 'Kein veröffentlichtes Werbemittel ist als Ersatz gewählt',
  Consent: 'Einwilligung',
  "Without the consent string: your ID in the IAB's Global Vendor List is not set":
    'Ohne Consent-String: Ihre ID in der Global Vendor List des IAB ist nicht eingestellt',
  'Passes on the consent of viewers in the EU': 'Gibt die Einwilligung von Personen in der EU weiter',
  'Says whether GDPR applies; the macro for the consent string is not public':
    'Gibt an, ob die DSGVO gilt; das Makro für den Consent-String ist nicht öffentlich',
  App: 'App',
  'Passes on the app and device': 'Gibt App und Gerät weiter',
  'Left out until you enter their macros: {attributes}': 'Fehlt, bis Sie die Makros eingeben: {attributes}',
  'Additional consent': 'Zusätzliche Einwilligung',
  "Consent to vendors outside the IAB's list": 'Einwilligung für Anbieter, die nicht auf der Liste des IAB stehen',
  Preview: 'Vorschau',
  'Keeps previews on the platform out of the reports': 'Hält Vorschauen auf der Plattform aus den Berichten heraus',

  // Warnings of a tag
  "The {macroText} of {platform} is missing because it isn't public.":
    'Das {macroText} von {platform} fehlt, weil es nicht öffentlich ist.',
  'click macro': 'Klickmakro',
  'cachebuster macro': 'Cachebuster-Makro',
  'consent macro': 'Consent-Makro',
  'deal macro': 'Deal-Makro',
  'app macro': 'App-Makro',
  'Ask {platform} for it and enter it under Macros.':
    'Fragen Sie bei {platform} danach und geben Sie es unter „Makros“ ein.',
  'Without it, {platform} counts no clicks.': 'Ohne dieses Makro zählt {platform} keine Klicks.',
  'Without it, some impressions may not be counted.':
    'Ohne dieses Makro werden manche Impressionen vielleicht nicht gezählt.',
  'Without it, the tag passes on no consent of viewers in the EU.':
    'Ohne dieses Makro gibt der Tag keine Einwilligung von Personen in der EU weiter.',
  'Without it, the tag shows the creative whether or not there is a deal.':
    'Ohne dieses Makro zeigt der Tag das Werbemittel mit und ohne Deal.',
  'Without it, the tag passes on nothing about the app.':
    'Ohne dieses Makro gibt der Tag keine Angaben zur App weiter.',
  'No public source confirms how {platform} passes on clicks.':
    'Keine öffentliche Quelle bestätigt, wie {platform} Klicks weitergibt.',
  'Click the tag once on {platform} before it goes live.':
    'Klicken Sie den Tag auf {platform} einmal an, bevor er live geht.',
  "The consent string is left out: your ID in the IAB's Global Vendor List is not set.":
    'Der Consent-String fehlt: Ihre ID in der Global Vendor List des IAB ist nicht eingestellt.',
  'The consent string is left out: {platform} has no public macro for it.':
    'Der Consent-String fehlt: {platform} hat dafür kein öffentliches Makro.',
  'No published creative is set as the fallback, so this tag shows the creative with and without a deal.':
    'Kein veröffentlichtes Werbemittel ist als Ersatz gewählt, daher zeigt dieser Tag das Werbemittel mit und ohne Deal.',
  'Unconfirmed, so check with {platform} before the tag goes live: {macros}':
    'Unbestätigt, vor dem Start mit {platform} klären: {macros}',
}
