/** German explanations of problems in VAST documents, by their English text. */
export const vastMessages: Readonly<Record<string, string>> = {
  // Tested documents
  "The test ends here: documents of other hosts aren't loaded. Open the URL on {host} in a new tab, and paste its XML.":
    'Der Test endet hier: Dokumente anderer Server werden nicht geladen. Öffnen Sie die Adresse auf {host} in einem neuen Tab und fügen Sie das XML hier ein.',

  // Errors of players
  'The document is not valid XML.': 'Das Dokument ist kein gültiges XML.',
  'The document is not VAST that the player understands, or it could not be loaded.':
    'Das Dokument ist kein VAST, das der Player versteht, oder es konnte nicht geladen werden.',
  'The player does not support this VAST version.': 'Der Player unterstützt diese VAST-Version nicht.',
  'The ad is of a type that the player did not expect.': 'Der Player hat eine andere Art von Anzeige erwartet.',
  'The ad is not linear: the player expects a video.': 'Die Anzeige ist nicht linear: Der Player erwartet ein Video.',
  'The duration of the ad is not what the player expects.': 'Der Player erwartet eine andere Dauer der Anzeige.',
  'The size of the ad is not what the player expects.': 'Der Player erwartet eine andere Größe der Anzeige.',
  'A wrapper could not be followed.': 'Einem Wrapper konnte nicht gefolgt werden.',
  'The document of a wrapper did not arrive in time, or its host refuses other pages.':
    'Das Dokument eines Wrappers kam nicht rechtzeitig an, oder sein Server lehnt andere Seiten ab.',
  'There are too many wrappers.': 'Es gibt zu viele Wrapper.',
  'A wrapper leads to no ad.': 'Ein Wrapper führt zu keiner Anzeige.',
  'The video could not be played.': 'Das Video konnte nicht abgespielt werden.',
  'The video was not found at its URL.': 'Das Video wurde unter seiner Adresse nicht gefunden.',
  'The video did not arrive in time.': 'Das Video wurde nicht rechtzeitig geladen.',
  'No media file is in a format that the player supports, or the VPAID unit could not be loaded.':
    'Keine Mediendatei hat ein Format, das der Player unterstützt, oder die VPAID-Einheit konnte nicht geladen werden.',
  'The video was found, but the browser cannot play it. Encode it as MP4 with H.264 and AAC.':
    'Das Video wurde gefunden, der Browser kann es aber nicht abspielen. Kodieren Sie es als MP4 mit H.264 und AAC.',
  'The player found nothing to play.': 'Der Player hat nichts zum Abspielen gefunden.',
  'The VPAID unit failed or did not answer in time.':
    'Die VPAID-Einheit ist fehlgeschlagen oder hat nicht rechtzeitig geantwortet.',
  'The player stopped for a reason that it does not explain.':
    'Der Player hat angehalten, ohne einen Grund dafür zu nennen.',

  // Rules of published documents
  'The VAST document is invalid.': 'Das VAST-Dokument ist ungültig.',
  'The VAST document is invalid in line {line}.': 'Das VAST-Dokument ist in Zeile {line} ungültig.',
  'The document must start with VAST, not {element}.': 'Das Dokument muss mit VAST beginnen, nicht mit {element}.',
  'The document contains no ad.': 'Das Dokument enthält keine Anzeige.',
  'Ad needs either InLine or Wrapper.': 'Ad benötigt entweder InLine oder Wrapper.',
  '{parent} needs the element {child}.': '{parent} benötigt das Element {child}.',
  "{parent} can't contain {child}.": '{parent} darf {child} nicht enthalten.',
  '{parent} contains {child} more than once.': '{parent} enthält {child} mehrmals.',
  '{child} must come before {next} in {parent}.': '{child} muss in {parent} vor {next} stehen.',
  '{element} needs the attribute {attribute}.': '{element} benötigt das Attribut {attribute}.',
  "{element} isn't a valid URL: {url}": '{element} ist keine gültige Adresse: {url}',
  '{attribute} must be a time such as 00:00:05 or a share up to 100%, not {offset}.':
    '{attribute} muss eine Zeit wie 00:00:05 oder ein Anteil bis 100% sein, nicht {offset}.',
  'VAST 4.2 has no event {event}.': 'VAST 4.2 kennt das Ereignis {event} nicht.',
  'Duration must be longer than zero, such as 00:00:15, not {duration}.':
    'Duration muss länger als null sein, z. B. 00:00:15, nicht {duration}.',
  'Duration must be longer than zero, such as 00:00:15, not empty.':
    'Duration darf nicht leer sein und muss länger als null sein, z. B. 00:00:15.',
  "A MediaFile with the API {api} can't have the type {type}.":
    'Ein MediaFile mit der API {api} darf nicht den Typ {type} haben.',
  "A MediaFile for players can't have the type {type}.": 'Ein MediaFile für Player darf nicht den Typ {type} haben.',
  'MediaFile needs a size in whole pixels.': 'MediaFile benötigt eine Größe in ganzen Pixeln.',
  'delivery must be streaming or progressive.': 'delivery muss streaming oder progressive sein.',
  'Players without VPAID show nothing: add a video file.':
    'Player ohne VPAID zeigen nichts: Fügen Sie eine Videodatei hinzu.',
  "The VPAID unit can't read its AdParameters.": 'Die VPAID-Einheit kann ihre AdParameters nicht lesen.',
}
