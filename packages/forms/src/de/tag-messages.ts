/** German explanations about macros, tags and tested clicks, by their English text. */
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

  // Problems with macros; all labels of roles are neuter
  macro: 'Makro',
  'macro for the cachebuster': 'Makro für den Cachebuster',
  'macro for the deal ID': 'Makro für die Deal-ID',
  'macro for “GDPR applies”': 'Makro für „DSGVO gilt“',
  'macro for the consent string': 'Makro für den Consent-String',
  'macro for the app ID': 'Makro für die App-ID',
  'macro for the device ID': 'Makro für die Geräte-ID',
  'This is no tag. Paste its HTML, or the address of a VAST document.':
    'Das ist kein Tag. Fügen Sie sein HTML ein oder die Adresse eines VAST-Dokuments.',
  "{url} isn't secure. Pages with https:// block it.": '{url} ist nicht sicher. Seiten mit https:// blockieren es.',
  'Replace with {macro}': 'Durch {macro} ersetzen',
  'Insert {macro}': '{macro} einfügen',
  'Take out {macro}': '{macro} entfernen',
  'Use {macro}.': 'Verwenden Sie {macro}.',
  'Take it out.': 'Entfernen Sie es.',
  "{macro} is URL-encoded itself, so {platform} doesn't find it.":
    '{macro} ist selbst URL-kodiert, daher findet {platform} es nicht.',
  'Enter the macro as it is; its value is encoded by {platform}.':
    'Geben Sie das Makro unverändert ein; seinen Wert kodiert {platform}.',
  'The parameter “{name}” takes the {roleText}, not {macro}.':
    'Der Parameter „{name}“ erwartet das {roleText}, nicht {macro}.',
  '{macro} is before a URL, where only a click macro works.':
    '{macro} steht vor einer Adresse. Dort funktioniert nur ein Klickmakro.',
  "{platform} doesn't know {macro}. Did you mean {other}?": '{platform} kennt {macro} nicht. Meinten Sie {other}?',
  '{macro} is a macro of video players; {platform} leaves it as text.':
    '{macro} ist ein Makro von Videoplayern; {platform} lässt es als Text stehen.',
  '{macro} is a macro of {owners}; {platform} leaves it as text.':
    '{macro} ist ein Makro von {owners}; {platform} lässt es als Text stehen.',
  "Its {roleText} isn't public: ask {platform}.":
    'Das {roleText} dieser Plattform ist nicht öffentlich: Fragen Sie bei {platform} nach.',
  "{macro} isn't a known macro of {platform}. Ask the sender of the tag what replaces it.":
    '{macro} ist kein bekanntes Makro von {platform}. Klären Sie mit dem Absender des Tags, was es ersetzt.',
  "{macro} isn't a macro of {platform}. Its {roleText} is {other}.":
    '{macro} ist kein Makro von {platform}. Das {roleText} dieser Plattform ist {other}.',
  '{macro} is for a parameter of its own. Before a URL, use {other}.':
    '{macro} ist für einen eigenen Parameter bestimmt. Verwenden Sie vor einer Adresse {other}.',
  '{macro} needs a URL after it. As the value of a parameter, use {other}.':
    'Auf {macro} muss eine Adresse folgen. Verwenden Sie als Wert eines Parameters {other}.',
  '{macro} is a prefix: the landing page has to follow it, or the click leads nowhere.':
    '{macro} ist ein Präfix: Die Zielseite muss darauf folgen, sonst führt der Klick nirgendwohin.',
  'not encoded': 'nicht kodiert',
  'encoded once': 'einfach kodiert',
  'encoded twice': 'doppelt kodiert',
  'encoded three times': 'dreifach kodiert',
  'encoded {count} times': '{count}-fach kodiert',
  '{macro} is {isText}, but as the value of “{name}” it has to be {shouldText}: the first & of the click URL would end the parameter.':
    '{macro} ist {isText}, muss als Wert von „{name}“ aber {shouldText} sein: Das erste & der Klickadresse würde den Parameter beenden.',
  '{macro} is {isText}, but as the value of “{name}” it has to be {shouldText}: the browser would open an encoded URL.':
    '{macro} ist {isText}, muss als Wert von „{name}“ aber {shouldText} sein: Der Browser würde eine kodierte Adresse öffnen.',
  '{macro} is {isText}, but as the value of “{name}” it must not be encoded: the browser would open an encoded URL.':
    '{macro} ist {isText}, darf als Wert von „{name}“ aber nicht kodiert sein: Der Browser würde eine kodierte Adresse öffnen.',
  '{macro} is {isText}, but before a URL it must not be encoded: the browser would open an encoded URL.':
    '{macro} ist {isText}, darf vor einer Adresse aber nicht kodiert sein: Der Browser würde eine kodierte Adresse öffnen.',
  '{platform} has no macro for that, so test this click by hand.':
    '{platform} hat dafür kein Makro. Testen Sie diesen Klick von Hand.',
  'No click macro: {platform} counts no clicks unless it adds {macro} itself. Put it before the landing page.':
    'Kein Klickmakro: {platform} zählt keine Klicks, außer es fügt {macro} selbst hinzu. Setzen Sie es vor die Zielseite.',
  'No cachebuster: some impressions may come from a cache and not be counted. Add {macro} to the URL.':
    'Kein Cachebuster: Manche Impressionen kommen vielleicht aus einem Zwischenspeicher und werden nicht gezählt. Fügen Sie der Adresse {macro} hinzu.',

  // Macros of trackers
  "{macro} is URL-encoded itself, so it isn't replaced. Enter it as it is.":
    '{macro} ist selbst URL-kodiert und wird daher nicht ersetzt. Geben Sie es unverändert ein.',
  'Nothing replaces {macro} in the landing page: it is opened as entered.':
    'In der Zielseite wird {macro} nicht ersetzt: Sie wird so geöffnet, wie sie eingegeben ist.',
  '{macro} is not filled in trackers: the tag passes clicks on to {platform} itself. Take it out.':
    '{macro} wird in Trackern nicht gefüllt: Der Tag gibt Klicks selbst an {platform} weiter. Entfernen Sie es.',
  'Nothing replaces {macro} in a tracker of {platform}.': 'In einem Tracker von {platform} wird {macro} nicht ersetzt.',
  'Only video players replace {macro}; a banner sends it as text.':
    'Nur Videoplayer ersetzen {macro}; ein Banner sendet es als Text.',
  'Nothing replaces {macro} here: it is sent as text.': '{macro} wird hier nicht ersetzt, sondern als Text gesendet.',

  // Tested clicks
  'The click reaches the landing page unchanged': 'Der Klick erreicht die Zielseite unverändert',
  "The click doesn't reach the landing page unchanged": 'Der Klick erreicht die Zielseite nicht unverändert',
  'The click reaches the landing page, but part of it is lost on the way':
    'Der Klick erreicht die Zielseite, aber unterwegs geht ein Teil verloren',
  "The click reaches the landing page, but {platform} doesn't count it":
    'Der Klick erreicht die Zielseite, aber {platform} zählt ihn nicht',
  Ad: 'Anzeige',
  'Landing page': 'Zielseite',
  'Our click URL': 'Unsere Klickadresse',
  'The site': 'Die Website',
  Opened: 'Geöffnet',
  Expected: 'Erwartet',
  Received: 'Empfangen',
  'Received as “{name}”': 'Empfangen als „{name}“',
  Decoded: 'Dekodiert',
  "{platform} isn't called, so it counts no click.": '{platform} wird nicht aufgerufen und zählt daher keinen Klick.',
  'The ad opens this URL itself. Let its HTML open clickTag instead.':
    'Die Anzeige öffnet diese Adresse selbst. Lassen Sie ihr HTML stattdessen clickTag öffnen.',
  "The value of data-click is URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro, URL-encoded”, or enter the plain one.":
    'Der Wert von data-click ist URL-kodiert, dort kann der Tag ihn nicht verwenden. Geben Sie das Makro unter „Makros“ als „Klickmakro, URL-kodiert“ ein oder verwenden Sie das unkodierte.',
  "The value of data-click-escaped isn't URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro”.":
    'Der Wert von data-click-escaped ist nicht URL-kodiert, dort kann der Tag ihn nicht verwenden. Geben Sie das Makro unter „Makros“ als „Klickmakro“ ein.',
  'The value of data-click-escaped is URL-encoded twice. Enter the macro that is encoded once.':
    'Der Wert von data-click-escaped ist doppelt URL-kodiert. Geben Sie das einfach kodierte Makro ein.',
  'The tag has no click macro. Enter it under Macros.': 'Der Tag hat kein Klickmakro. Geben Sie es unter „Makros“ ein.',
  'The ad opens {url} without its click macro.': 'Die Anzeige öffnet {url} ohne das Klickmakro der Plattform.',
  "“{lost}” is lost: the URL wasn't encoded. Use the URL-encoded click macro, or encode the landing page after the macro.":
    '„{lost}“ geht verloren: Die Adresse war nicht kodiert. Verwenden Sie das URL-kodierte Klickmakro oder kodieren Sie die Zielseite nach dem Makro.',
  'The URL is encoded twice: “%25” stands for “%”. Use the click macro that is encoded once less, or encode the landing page once less.':
    'Die Adresse ist doppelt kodiert: „%25“ steht für „%“. Verwenden Sie das einmal weniger kodierte Klickmakro oder kodieren Sie die Zielseite einmal weniger.',
  'The URL was decoded once too often, so parts such as “%26” changed their meaning. Use the click macro that is encoded once more, or encode the landing page once more.':
    'Die Adresse wurde einmal zu oft dekodiert, daher haben Teile wie „%26“ ihre Bedeutung geändert. Verwenden Sie das einmal mehr kodierte Klickmakro oder kodieren Sie die Zielseite einmal mehr.',
  'This is another URL than the landing page. Check the URL that the tag opens.':
    'Das ist eine andere Adresse als die Zielseite. Prüfen Sie die Adresse, die der Tag öffnet.',
  '{siteText} received no URL to redirect to, so the click ends here.':
    '{siteText} hat keine Adresse zum Weiterleiten erhalten, der Klick endet hier.',
  "“{lost}” is lost: the URL after “{name}=” isn't encoded, so its first & ends the parameter. Use the URL-encoded click macro there.":
    '„{lost}“ geht verloren: Die Adresse nach „{name}=“ ist nicht kodiert, daher beendet ihr erstes & den Parameter. Verwenden Sie dort das URL-kodierte Klickmakro.',
  "After decoding, the URL is still encoded, so {siteText} can't redirect to it. Use the click macro that is encoded once less.":
    'Nach dem Dekodieren ist die Adresse noch kodiert. {siteText} kann nicht dorthin weiterleiten. Verwenden Sie das einmal weniger kodierte Klickmakro.',
  'The URL is too long or invalid, so the click ends here.':
    'Die Adresse ist zu lang oder ungültig, der Klick endet hier.',
  'This published version has no landing page. Add a click tracker of type Redirect, then publish again.':
    'Diese veröffentlichte Version hat keine Zielseite. Fügen Sie einen Klick-Tracker vom Typ Weiterleitung hinzu und veröffentlichen Sie erneut.',
}
