/** German texts about creatives, layouts and trackers, by their English text. */
export const creativeMessages: Readonly<Record<string, string>> = {
  // Creatives
  'Choose a type': 'Wählen Sie einen Typ',
  'Choose a platform': 'Wählen Sie eine Plattform',
  'Choose a layout: {layouts}': 'Wählen Sie ein Layout: {layouts}',
  'Choose a creative': 'Wählen Sie ein Werbemittel',
  'Choose a campaign': 'Wählen Sie eine Kampagne',
  'Choose at least one size': 'Wählen Sie mindestens eine Größe',
  'Choose at least one creative.': 'Wählen Sie mindestens ein Werbemittel.',
  'Choose at least one platform.': 'Wählen Sie mindestens eine Plattform.',
  'At most {max} px': 'Höchstens {max} px',
  'Fill in a size in whole pixels': 'Geben Sie eine Größe in ganzen Pixeln ein',
  'The owner of this campaign has {max} creatives, which is the most for one user. Delete some first.':
    'Die für diese Kampagne zuständige Person hat {max} Werbemittel, mehr sind nicht möglich. Löschen Sie zuerst einige.',
  'There is no room for this. Delete creatives and files that nobody needs any more, or ask for more room.':
    'Dafür ist kein Platz. Löschen Sie nicht mehr benötigte Werbemittel und Dateien oder bitten Sie um mehr Platz.',
  'The creative that is shown instead must be another one of this campaign':
    'Das Ersatzwerbemittel muss ein anderes Werbemittel dieser Kampagne sein',
  'A hand-over pack has at most {max} creatives. Select fewer.':
    'Ein Übergabepaket enthält höchstens {max} Werbemittel. Wählen Sie weniger aus.',
  'None of these creatives is published. Publish one to hand it over.':
    'Keines dieser Werbemittel ist veröffentlicht. Veröffentlichen Sie eines, um es zu übergeben.',
  "{name} has no tag because it isn't published. Publish it or leave it out.":
    '{name} hat keinen Tag, weil es nicht veröffentlicht ist. Veröffentlichen Sie es oder lassen Sie es weg.',
  'Tag not found!': 'Tag nicht gefunden!',
  'This version is no longer stored.': 'Diese Version ist nicht mehr gespeichert.',
  'Choose a tag or a new tag, not both.': 'Wählen Sie einen Tag oder einen neuen Tag, nicht beides.',
  'This tag is paused.': 'Dieser Tag ist pausiert.',
  'Creative not found!': 'Werbemittel nicht gefunden!',
  'No creative found yet!': 'Noch kein Werbemittel gefunden!',
  'HTML5 banner, served with an ins tag.': 'HTML5-Banner, mit einem ins-Tag ausgeliefert.',
  'Video ad for third-party players (VAST XML).': 'Videoanzeige für fremde Player (VAST-XML).',
  'Interactive video with its own player (VPAID).': 'Interaktives Video mit eigenem Player (VPAID).',
  'Its click macro is not public: ask the platform for it.':
    'Ihr Klickmakro ist nicht öffentlich: Fragen Sie die Plattform danach.',
  '(no public source says it for sure: check with the platform)':
    '(keine öffentliche Quelle bestätigt es: Klären Sie es mit der Plattform)',
  'A fluid creative takes the size of its place. This size is kept for when it is off again.':
    'Ein fluides Werbemittel nimmt die Größe seines Platzes an. Diese Größe gilt wieder, sobald es abgeschaltet ist.',
  'Not published': 'Nicht veröffentlicht',
  Published: 'Veröffentlicht',
  Paused: 'Pausiert',
  'Some tags paused': 'Einige Tags pausiert',
  'The tag is paused. It will show the new version when you resume it.':
    'Der Tag ist pausiert. Er zeigt die neue Version, wenn Sie ihn fortsetzen.',
  'The placed tag will show the new version.': 'Der platzierte Tag zeigt dann die neue Version.',
  'The newest tag will show the new version. The others stay as they are.':
    'Der neueste Tag zeigt dann die neue Version. Die anderen bleiben, wie sie sind.',
  'A robot requested it. Not counted.': 'Ein Bot hat ihn abgerufen. Nicht gezählt.',
  'A page prefetched it without showing it. Not counted.':
    'Eine Seite hat ihn vorab geladen, ohne ihn zu zeigen. Nicht gezählt.',
  'One address sent too many requests. Not counted.': 'Von einer Adresse kamen zu viele Anfragen. Nicht gezählt.',
  'A click came without an impression. Not counted.': 'Ein Klick kam ohne Impression. Nicht gezählt.',
  'The same event arrived again. Not counted twice.':
    'Dasselbe Ereignis kam noch einmal. Es wird nicht doppelt gezählt.',
  'Changed since published': 'Seitdem geändert',
  'IAB fixed sizes': 'Feste Größen des IAB',
  'Other common sizes': 'Andere übliche Größen',
  'Medium rectangle': 'Medium Rectangle',
  'Half page': 'Halbe Seite',
  'Super leaderboard': 'Super Leaderboard',
  'Large rectangle': 'Large Rectangle',
  'Large mobile banner': 'Mobile Banner, groß',
  'Mobile interstitial': 'Mobile Interstitial',
  'Narrow skyscraper': 'Schmaler Skyscraper',
  'Smartphone banner': 'Smartphone-Banner',
  'Smartphone banner, small': 'Smartphone-Banner, klein',
  Square: 'Quadrat',
  'Square video': 'Quadratisches Video',
  'Small, wide': 'Klein, breit',
  Upright: 'Hochformat',
  'Choose yes or no': 'Wählen Sie Ja oder Nein',
  'There is no such setting': 'Diese Einstellung gibt es nicht',
  'A creative has at most {max} settings': 'Ein Werbemittel hat höchstens {max} Einstellungen',
  'A setting stands there twice': 'Eine Einstellung kommt doppelt vor',
  'For viewers in the EU': 'Für Personen in der EU',
  'Tags hand over the consent of the viewer, by the macros of their platform.':
    'Tags übergeben die Einwilligung der Person über die Makros ihrer Plattform.',
  'Runs in apps': 'Läuft in Apps',
  'Tags load what apps need of a banner (MRAID) and tell which app it is.':
    'Tags laden, was Apps von einem Banner brauchen (MRAID), und nennen die App.',
  'Only with a deal': 'Nur mit einem Deal',
  'Shown only to viewers bought by a deal ID; all others see the fallback.':
    'Nur für Personen, die über eine Deal-ID gekauft wurden; alle anderen sehen den Ersatz.',

  // Layouts
  'In-Banner Video': 'Video im Banner',
  'Image banner': 'Bildbanner',
  'Video with end card': 'Video mit Endkarte',
  'VPAID video': 'VPAID-Video',
  'main image': 'Hauptbild',
  'end card': 'Endkarte',
  Playback: 'Wiedergabe',
  'Progress and countdown': 'Fortschritt und Countdown',
  Buttons: 'Schaltflächen',
  Player: 'Player',
  Image: 'Bild',
  Border: 'Rahmen',
  'End card': 'Endkarte',
  More: 'Weitere',
  'Ad duration': 'Dauer der Anzeige',
  Autoplay: 'Automatische Wiedergabe',
  Progress: 'Fortschritt',
  Loop: 'Wiederholen',
  Controls: 'Bedienelemente',
  'Show countdown': 'Countdown anzeigen',
  'Buttons placement': 'Position der Schaltflächen',
  'Buttons size': 'Größe der Schaltflächen',
  'Player delay': 'Verzögerung des Players',
  'Player X position': 'X-Position des Players',
  'Player Y position': 'Y-Position des Players',
  'Player size': 'Größe des Players',
  'Border radius': 'Eckenradius',
  'Player arrangement': 'Anordnung des Players',
  'Buttons X position': 'X-Position der Schaltflächen',
  'Buttons Y position': 'Y-Position der Schaltflächen',
  'Play button': 'Schaltfläche „Abspielen“',
  'Replay button': 'Schaltfläche „Wiederholen“',
  'Pause button': 'Schaltfläche „Pause“',
  'Mute button': 'Schaltfläche „Stumm“',
  'Unmute button': 'Schaltfläche „Ton an“',
  'Alt text': 'Alternativtext',
  Fit: 'Einpassung',
  'Image X position': 'X-Position des Bildes',
  'Image Y position': 'Y-Position des Bildes',
  'Background color': 'Hintergrundfarbe',
  'Border width': 'Rahmenbreite',
  'Border color': 'Rahmenfarbe',
  'End card alt text': 'Alternativtext der Endkarte',
  'End card fit': 'Einpassung der Endkarte',
  'End card background': 'Hintergrund der Endkarte',
  'End card delay': 'Verzögerung der Endkarte',
  'The ad stops after this time. 0 sets no limit.': 'Die Anzeige endet nach dieser Zeit. 0 bedeutet ohne Grenze.',
  'Starts muted, because browsers block autoplay with sound.':
    'Startet stumm, weil Browser automatische Wiedergabe mit Ton blockieren.',
  'Time before the player appears.': 'Zeit, bis der Player erscheint.',
  'Play, pause and sound.': 'Abspielen, Pause und Ton.',
  'Play, pause and sound. Without them, one button starts the video.':
    'Abspielen, Pause und Ton. Ohne sie startet eine Schaltfläche das Video.',
  '0 hides the buttons.': '0 blendet die Schaltflächen aus.',
  "Behind or in front of the creative's own HTML.": 'Hinter oder vor dem eigenen HTML des Werbemittels.',
  'Read aloud by screen readers, and shown if the image does not load.':
    'Wird von Screenreadern vorgelesen und angezeigt, wenn das Bild nicht lädt.',
  'Time between the end of the video and the end card.': 'Zeit zwischen dem Ende des Videos und der Endkarte.',
  'Progress bar': 'Fortschrittsbalken',
  'Bottom over': 'Unten, darüberliegend',
  'Bottom below': 'Unterhalb',
  'Top over': 'Oben, darüberliegend',
  'Top above': 'Oberhalb',
  'Left over': 'Links, darüberliegend',
  'Right over': 'Rechts, darüberliegend',
  'Centre over': 'Mittig, darüberliegend',
  Background: 'Hintergrund',
  Foreground: 'Vordergrund',
  'Show all': 'Ganz zeigen',
  'Fill and crop': 'Füllen und zuschneiden',
  Stretch: 'Strecken',

  'Fill in a web address that starts with https://': 'Geben Sie eine Webadresse ein, die mit https:// beginnt',
  'Fill in a color such as #ffffff': 'Geben Sie eine Farbe ein, z. B. #ffffff',
  '{labelText} must be between {min} and {max} {unit}': '{labelText} muss zwischen {min} und {max} {unit} liegen',
  '{labelText} must be one of: {choices}': '{labelText} muss eine dieser Angaben sein: {choices}',
  'A layout has at most {max} options': 'Ein Layout hat höchstens {max} Optionen',
  'Fill in “{labelText}”': 'Füllen Sie „{labelText}“ aus',
  '{labelText} has at most {max} characters': '{labelText} hat höchstens {max} Zeichen',

  // Trackers
  'Choose how it is called': 'Wählen Sie die Art des Aufrufs',
  'Take the user name and the password out of the address': 'Entfernen Sie Benutzernamen und Passwort aus der Adresse',
  'The address is too long': 'Die Adresse ist zu lang',
  'At most {max} of a kind': 'Höchstens {max} je Art',
  Click: 'Klick',
  Impression: 'Impression',
  Start: 'Start',
  'First quartile': 'Erstes Quartil',
  Midpoint: 'Hälfte',
  'Third quartile': 'Drittes Quartil',
  Complete: 'Ende',
  Pause: 'Pause',
  Resume: 'Fortsetzen',
  Mute: 'Stumm',
  Unmute: 'Ton an',
  Skip: 'Überspringen',
  'The first redirect is the landing page.': 'Die erste Weiterleitung ist die Zielseite.',
  'Once, when the creative comes into sight.': 'Einmal, wenn das Werbemittel sichtbar wird.',
  'The video begins to play.': 'Das Video beginnt.',
  'A quarter of the video was played.': 'Ein Viertel des Videos wurde gespielt.',
  'Half of the video was played.': 'Die Hälfte des Videos wurde gespielt.',
  'Three quarters of the video were played.': 'Drei Viertel des Videos wurden gespielt.',
  'The video was played to its end.': 'Das Video wurde bis zum Ende gespielt.',
  'The viewer pauses the video.': 'Die Person hält das Video an.',
  'The viewer goes on after a pause.': 'Die Person setzt nach einer Pause fort.',
  'The viewer turns the sound off.': 'Die Person schaltet den Ton aus.',
  'The viewer turns the sound on.': 'Die Person schaltet den Ton ein.',
  'The viewer skips the video.': 'Die Person überspringt das Video.',
  Redirect: 'Weiterleitung',
  Pixel: 'Pixel',
  Script: 'Skript',
  "{kindText} tracker {number} is a script, which {type} can't run. Use a pixel.":
    '{kindText}, Tracker {number}: {type} kann kein Skript ausführen. Verwenden Sie ein Pixel.',

  '{kindText} tracker {number} has a URL that is invalid in {type}. Encode special characters, such as % as %25.':
    '{kindText}, Tracker {number}: Die Adresse ist in {type} ungültig. Kodieren Sie Sonderzeichen, etwa % als %25.',

  // Publishing
  'Add a landing page. Without it, clicks lead nowhere.':
    'Fügen Sie eine Zielseite hinzu. Ohne sie führen Klicks nirgendwohin.',
  'The landing page must start with https://. Browsers warn about others, and platforms reject them.':
    'Die Zielseite muss mit https:// beginnen. Browser warnen vor anderen, und Plattformen lehnen sie ab.',
  'Add {files}. The {layoutText} layout needs it.': 'Fügen Sie {files} hinzu. Das Layout {layoutText} benötigt es.',
  'Add a video file. A {type} creative needs an MP4 or WebM to play.':
    'Fügen Sie eine Videodatei hinzu. Ein Werbemittel vom Typ {type} benötigt ein MP4 oder WebM.',
  'The banner is empty. Add an image, a video or a ZIP, or choose a layout.':
    'Der Banner ist leer. Fügen Sie ein Bild, ein Video oder ein ZIP hinzu, oder wählen Sie ein Layout.',
  'The banner has several files. Keep one image, video or ZIP, choose a layout, or design it in the ad builder.':
    'Der Banner hat mehrere Dateien. Behalten Sie ein Bild, Video oder ZIP, wählen Sie ein Layout, oder gestalten Sie ihn im Anzeigeneditor.',
  "{platform} doesn't accept {size}. Choose another size or platform.":
    '{platform} akzeptiert {size} nicht. Wählen Sie eine andere Größe oder Plattform.',
  'The tag was copied for the type {type} and calls another address. Publish this as a new tag.':
    'Der Tag wurde für den Typ {type} kopiert und ruft eine andere Adresse auf. Veröffentlichen Sie dies als neuen Tag.',
  'Placed tags keep the size {size}.': 'Platzierte Tags behalten die Größe {size}.',
  'Placed tags stay fluid.': 'Platzierte Tags bleiben fluid.',
  'Copy the tag again where it is placed, or publish as a new tag.':
    'Kopieren Sie den Tag dort neu, wo er platziert ist, oder veröffentlichen Sie einen neuen Tag.',
  '{platform} accepts at most {max} px per side.': '{platform} akzeptiert höchstens {max} px je Seite.',
  "{name} uses the codec {codec}, which some browsers don't play. Upload it as H.264 with 8 bits and 4:2:0.":
    '{name} verwendet den Codec {codec}, den manche Browser nicht abspielen. Laden Sie es als H.264 mit 8 Bit und 4:2:0 hoch.',
  'The duration of {name} is unknown, and players need it to count quartiles. Export the video again as MP4.':
    'Die Dauer von {name} ist unbekannt, und Player brauchen sie, um Quartile zu zählen. Exportieren Sie das Video neu als MP4.',
  'The HTML repeats its animation without an end.': 'Das HTML wiederholt seine Animation ohne Ende.',
  'The HTML repeats its animation {count} times within {duration}.':
    'Das HTML wiederholt seine Animation {count}-mal in {duration}.',
  'The HTML has an animation of {duration}.': 'Das HTML hat eine Animation von {duration}.',
  '{name} repeats its animation without an end.': '{name} wiederholt seine Animation ohne Ende.',
  '{name} repeats its animation {count} times within {duration}.':
    '{name} wiederholt seine Animation {count}-mal in {duration}.',
  '{name} has an animation of {duration}.': '{name} hat eine Animation von {duration}.',
  'Publishers that follow the IAB specifications accept {max} s and {count} loops. Shorten it, or set a shorter duration of the ad.':
    'Publisher, die den Vorgaben des IAB folgen, akzeptieren {max} s und {count} Durchläufe. Kürzen Sie sie, oder stellen Sie eine kürzere Dauer der Anzeige ein.',
  'The weight of {weight} is over the {limitText} of {max}.':
    'Das Gewicht von {weight} überschreitet die Grenze von {max} ({limitText}).',
  'Choose a fallback creative. Without it, impressions without a deal show this one.':
    'Wählen Sie ein Ersatzwerbemittel. Ohne Ersatz zeigen Impressionen ohne Deal dieses.',
  "A {type} can't be shown by the tag of a {other}. Choose another fallback. Until then, impressions without a deal show nothing.":
    'Der Tag eines {other} kann kein {type} zeigen. Wählen Sie einen anderen Ersatz. Bis dahin zeigen Impressionen ohne Deal nichts.',
  'Publish the fallback creative, too. Until then, impressions without a deal show this one.':
    'Veröffentlichen Sie auch das Ersatzwerbemittel. Bis dahin zeigen Impressionen ohne Deal dieses.',
  'No public source confirms these macros of {platform}: {macros}. Check them with {other}.':
    'Keine öffentliche Quelle bestätigt diese Makros von {platform}: {macros}. Klären Sie sie mit {other}.',
  'Review and confirm the warnings before you publish.':
    'Prüfen und bestätigen Sie die Warnungen, bevor Sie veröffentlichen.',
  'Publishers that follow the IAB specifications can refuse it.':
    'Publisher, die den Vorgaben des IAB folgen, können es ablehnen.',
  'The platform can refuse it.': 'Die Plattform kann es ablehnen.',
  'Chrome removes heavier ads that the viewer has not clicked.':
    'Chrome entfernt schwerere Anzeigen, die nicht angeklickt wurden.',
  'The ad used the processor for {used} within 30 s of its preview. Chrome removes ads that use it for more than {max} before the viewer clicks.':
    'Die Anzeige beanspruchte den Prozessor in der Vorschau für {used} innerhalb von 30 s. Chrome entfernt Anzeigen, die ihn vor einem Klick länger als {max} beanspruchen.',
  'The ad used the processor for {used} in total in its preview. Chrome removes ads that use it for more than {max} before the viewer clicks.':
    'Die Anzeige beanspruchte den Prozessor in der Vorschau für insgesamt {used}. Chrome entfernt Anzeigen, die ihn vor einem Klick länger als {max} beanspruchen.',
  'Pages with https:// block it.': 'Seiten mit https:// blockieren es.',
  '{kindText} tracker {number} uses http://.': '{kindText}, Tracker {number}: verwendet http://.',
  '{name} loads {url} with http://.': '{name} lädt {url} mit http://.',
  'The HTML loads {url} with http://.': 'Das HTML lädt {url} mit http://.',
  "{name}, {file}:{line}, loads {url}, which isn't in the ZIP. Add it, or correct its path.":
    '{name}, {file}:{line}, lädt {url}. Das ZIP enthält diese Datei nicht. Fügen Sie sie hinzu oder korrigieren Sie den Pfad.',
  '{name}, {file}:{line}, loads {url}, but the file is {actual}. It is found here, but not on servers that distinguish these names.':
    '{name}, {file}:{line}, lädt {url}, aber die Datei heißt {actual}. Hier wird sie gefunden, auf Servern, die diese Namen unterscheiden, aber nicht.',
  '{name}, {file}:{line}, opens {url} itself.': '{name}, {file}:{line}, öffnet {url} selbst.',
  'Line {line} of the HTML opens {url} itself.': 'Zeile {line} des HTML öffnet {url} selbst.',
  "Its clicks aren't counted. Open clickTag instead.":
    'Klicks darauf werden nicht gezählt. Öffnen Sie stattdessen clickTag.',
  '{labelText} uses http://.': '{labelText} verwendet http://.',
  'IAB limit for {size}': 'Grenze des IAB für {size}',
  '{platform} limit for video': 'Grenze von {platform} für Video',
  '{platform} limit with video': 'Grenze von {platform} mit Video',
  '{platform} limit': 'Grenze von {platform}',
  'Chrome download limit': 'Download-Grenze von Chrome',

  // Values of layout options
  yes: 'ja',
  no: 'nein',
  default: 'Standard',
  none: 'keine',
  'your image': 'Ihr Bild',
  countdown: 'Countdown',
  'progress bar': 'Fortschrittsbalken',
}
