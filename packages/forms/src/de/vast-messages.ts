/** German explanations of problems in VAST documents, by their English text. */
export const vastMessages: Readonly<Record<string, string>> = {
  // Tested documents
  'This is not VAST: the document starts with <{element}> instead of <VAST>.':
    'Das ist kein VAST: Das Dokument beginnt mit <{element}> statt mit <VAST>.',
  "Players don't know VAST version {version}.": 'Player kennen die VAST-Version {version} nicht.',
  'The version of VAST is missing.': 'Die VAST-Version fehlt.',
  'The document has no ad. The server had nothing to show, or the creative has no video.':
    'Das Dokument enthält keine Anzeige. Der Server hatte nichts auszuliefern, oder das Werbemittel hat kein Video.',
  'An ad is either InLine or a Wrapper, not both.': 'Eine Anzeige ist entweder InLine oder Wrapper, nicht beides.',
  'The ad has neither InLine nor Wrapper, so there is nothing to play.':
    'Die Anzeige hat weder InLine noch Wrapper, es gibt also nichts abzuspielen.',
  '{element} is missing, which every VAST version requires.':
    '{element} fehlt, ist aber in jeder VAST-Version Pflicht.',
  'AdServingId is missing, which VAST 4.1 and later require.': 'AdServingId fehlt, ist ab VAST 4.1 aber Pflicht.',
  'UniversalAdId is missing, which VAST 4 requires.': 'UniversalAdId fehlt, ist in VAST 4 aber Pflicht.',
  'There is no linear creative: a video player shows nothing.':
    'Es gibt kein lineares Werbemittel: Ein Videoplayer zeigt nichts.',
  'There is no ClickThrough: a click on the video leads nowhere.':
    'ClickThrough fehlt: Ein Klick auf das Video führt nirgendwohin.',
  'The media file has no web address.': 'Die Mediendatei hat keine Webadresse.',
  'The media file has no {attribute}.': 'Der Mediendatei fehlt das Attribut {attribute}.',
  '{url} is not https, so pages with https block it.':
    '{url} verwendet kein https und wird von Seiten mit https blockiert.',
  '{count} addresses of {host} are not https, so pages with https block them.':
    '{count} Adressen von {host} verwenden kein https und werden von Seiten mit https blockiert.',
  'A VPAID unit is a script, but its type is {type}.':
    'Eine VPAID-Einheit ist ein Skript, als Typ ist aber {type} angegeben.',
  'A VPAID unit is a script, but it has no type.': 'Eine VPAID-Einheit ist ein Skript, hat aber keinen Typ.',
  'Duration is missing, so players cannot send quartiles.':
    'Duration fehlt, daher können Player keine Quartile senden.',
  'Duration is {duration}, not hours, minutes and seconds as in 00:00:15.':
    'Duration ist {duration}. Erwartet werden Stunden, Minuten und Sekunden wie in 00:00:15.',
  'There is no media file to play.': 'Es gibt keine Mediendatei zum Abspielen.',
  'There is only a VPAID unit. Players without VPAID, such as those of apps and televisions, show nothing: add a video.':
    'Es gibt nur eine VPAID-Einheit. Player ohne VPAID, etwa in Apps und auf Fernsehern, zeigen nichts: Fügen Sie ein Video hinzu.',
  'No media file is MP4 or WebM ({types}), so most players show nothing.':
    'Keine Mediendatei ist MP4 oder WebM ({types}), daher zeigen die meisten Player nichts.',
  "Players don't know the event “{event}”.": 'Player kennen das Ereignis „{event}“ nicht.',
  'The tracker has no event.': 'Dem Tracker fehlt das Ereignis.',
  "The {event} tracker has no web address, so players can't call it.":
    'Der Tracker „{event}“ hat keine Webadresse, daher können Player ihn nicht aufrufen.',
  "The tracker has no web address, so players can't call it.":
    'Der Tracker hat keine Webadresse, daher können Player ihn nicht aufrufen.',
  '{url} contains &amp;amp;: inside CDATA, write & alone.':
    '{url} enthält &amp;amp;: Schreiben Sie in CDATA nur das Zeichen &.',
  'No player fills {macro}: it is sent as text.': 'Kein Player füllt {macro}: Es wird als Text gesendet.',
  'This is not valid XML: see line {line}, column {column}. Look for an unclosed element or an & outside CDATA.':
    'Das ist kein gültiges XML, siehe Zeile {line}, Spalte {column}. Suchen Sie nach einem nicht geschlossenen Element oder einem & außerhalb von CDATA.',
  'This is not valid XML. Look for an unclosed element or an & outside CDATA.':
    'Das ist kein gültiges XML. Suchen Sie nach einem nicht geschlossenen Element oder einem & außerhalb von CDATA.',

  // Wrappers
  'The wrapper leads back to {url}, so players never reach an ad.':
    'Der Wrapper führt zurück zu {url}, daher erreichen Player nie eine Anzeige.',
  'Players stop after {max} wrappers.': 'Player brechen nach {max} Wrappern ab.',
  'The wrapper leads to a document without an ad: {url}': 'Der Wrapper führt zu einem Dokument ohne Anzeige: {url}',
  "The document couldn't be loaded.": 'Das Dokument konnte nicht geladen werden.',
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
  "Not played: files of {host} aren't loaded here, only those of this ad server. To play the ad, open it in the player of its own ad server.":
    'Nicht abgespielt: Hier werden nur Dateien dieses Adservers geladen, keine von {host}. Um die Anzeige abzuspielen, öffnen Sie sie im Player ihres eigenen Adservers.',

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
