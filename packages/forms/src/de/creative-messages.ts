/** German texts about creatives, layouts, trackers and files, by their English text. */
export const creativeMessages: Readonly<Record<string, string>> = {
  // Creatives
  'Choose a type': 'Wählen Sie einen Typ',
  'Choose a platform': 'Wählen Sie eine Plattform',
  'Choose a layout': 'Wählen Sie ein Layout',
  'Choose a creative': 'Wählen Sie ein Werbemittel',
  'Choose a campaign': 'Wählen Sie eine Kampagne',
  'Choose at least one size': 'Wählen Sie mindestens eine Größe',
  'Choose at least one creative.': 'Wählen Sie mindestens ein Werbemittel.',
  'Choose at least one platform.': 'Wählen Sie mindestens eine Plattform.',
  'At most {max} px': 'Höchstens {max} px',
  'Creative not found!': 'Werbemittel nicht gefunden!',
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
  'Changed since published': 'Seitdem geändert',
  'IAB fixed sizes': 'Feste Größen des IAB',
  'Other common sizes': 'Andere übliche Größen',
  'Half page': 'Halbe Seite',
  Square: 'Quadrat',
  'Square video': 'Quadratisches Video',
  'Small, wide': 'Klein, breit',
  Upright: 'Hochformat',
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

  // Trackers
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
  'The first redirect is where a click leads.': 'Ein Klick führt zur ersten Weiterleitung.',
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

  // Publishing
  'Add a landing page: a click tracker of the type Redirect. Without it, clicks lead nowhere.':
    'Fügen Sie eine Zielseite hinzu: einen Klick-Tracker vom Typ Weiterleitung. Ohne sie führen Klicks nirgendwohin.',
  'The landing page must start with https://. Browsers warn about others, and platforms reject them.':
    'Die Zielseite muss mit https:// beginnen. Browser warnen vor anderen, und Plattformen lehnen sie ab.',
  'Add {files}. The {layoutText} layout needs it.': 'Fügen Sie {files} hinzu. Das Layout {layoutText} benötigt es.',
  'Add a video file. A {type} creative needs an MP4 or WebM to play.':
    'Fügen Sie eine Videodatei hinzu. Ein Werbemittel vom Typ {type} benötigt ein MP4 oder WebM.',
  'The banner is empty. Add HTML, or choose a layout and add its files.':
    'Der Banner ist leer. Fügen Sie HTML hinzu, oder wählen Sie ein Layout und fügen Sie dessen Dateien hinzu.',
  'The banner has several files. Keep one image, video or ZIP, add HTML that shows them, or choose a layout.':
    'Der Banner hat mehrere Dateien. Behalten Sie ein Bild, Video oder ZIP, fügen Sie HTML hinzu, das sie zeigt, oder wählen Sie ein Layout.',
  "{platform} doesn't accept {size}. Choose another size or platform.":
    '{platform} akzeptiert {size} nicht. Wählen Sie eine andere Größe oder Plattform.',
  '{platform} accepts at most {max} px per side.': '{platform} akzeptiert höchstens {max} px je Seite.',
  "{name} uses the codec {codec}, which some browsers don't play. Upload it as H.264.":
    '{name} verwendet den Codec {codec}, den manche Browser nicht abspielen. Laden Sie es als H.264 hoch.',
  'The weight of {weight} is over the {limitText} of {max}.':
    'Das Gewicht von {weight} überschreitet die Grenze von {max} ({limitText}).',
  'Choose a fallback creative. Without it, impressions without a deal show this one.':
    'Wählen Sie ein Ersatzwerbemittel. Ohne Ersatz zeigen Impressionen ohne Deal dieses.',
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
  'Pages with https:// block it.': 'Seiten mit https:// blockieren es.',
  '{kindText} tracker {number} uses http://.': '{kindText}, Tracker {number}: verwendet http://.',
  'The HTML loads {url} with http://.': 'Das HTML lädt {url} mit http://.',
  '{labelText} uses http://.': '{labelText} verwendet http://.',
  'IAB limit for {size}': 'Grenze des IAB für {size}',
  '{platform} limit for video': 'Grenze von {platform} für Video',
  '{platform} limit with video': 'Grenze von {platform} mit Video',
  '{platform} limit': 'Grenze von {platform}',
  'Chrome heavy-ad limit': 'Grenze von Chrome',

  // Files
  'Incorrect campaign or creative!': 'Falsche Kampagne oder falsches Werbemittel!',
  'Choose a file to upload.': 'Wählen Sie eine Datei zum Hochladen.',
  'The upload was interrupted. Send the files again.': 'Der Upload wurde unterbrochen. Senden Sie die Dateien erneut.',
  'There is no room for these files. Delete files that no creative needs any more, or ask for more room.':
    'Für diese Dateien ist kein Platz. Löschen Sie nicht mehr benötigte Dateien oder bitten Sie um mehr Platz.',
  '{name} cannot be used. Files can be {formatsText}.':
    '{name} kann nicht verwendet werden. Möglich sind {formatsText}.',
  'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP': 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 und ZIP',
  '{name} is not what its name says. Save it again in the right format.':
    '{name} ist nicht, was der Name sagt. Speichern Sie die Datei im richtigen Format.',
  '{name} is damaged or not complete.': '{name} ist beschädigt oder unvollständig.',
  '{name} is larger than 50 MB.': '{name} ist größer als 50 MB.',
  '{name} is larger than 2 MB, which is too much for an SVG.':
    '{name} ist größer als 2 MB, das ist zu viel für ein SVG.',
  '{name} is too wide, too high or has too many pixels.': '{name} ist zu breit, zu hoch oder hat zu viele Pixel.',
  '{name} is longer than an hour.': '{name} ist länger als eine Stunde.',
  '{name} is empty.': '{name} ist leer.',
  '{name} has no index.html. Put one at the top of the archive, or in its only folder.':
    '{name} enthält keine index.html. Legen Sie eine ganz oben ins Archiv oder in dessen einzigen Ordner.',
  '{name} is encrypted. Save it again without a password.':
    '{name} ist verschlüsselt. Speichern Sie das Archiv ohne Passwort.',
  'Add an image, a video or a ZIP, or choose a layout':
    'Fügen Sie ein Bild, ein Video oder ein ZIP hinzu, oder wählen Sie ein Layout',
  'Keep one image, video or ZIP, or choose a layout':
    'Behalten Sie ein Bild, Video oder ZIP, oder wählen Sie ein Layout',
  'Add a video to see it': 'Fügen Sie ein Video hinzu, um es zu sehen',
  'Add {files} to see the layout': 'Fügen Sie {files} hinzu, um das Layout zu sehen',

  // Macros of tags
  'Click macro': 'Klickmakro',
  'Prepended to the landing page URL': 'Wird der Adresse der Zielseite vorangestellt',
  Cachebuster: 'Cachebuster',
  'Prevents caching': 'Verhindert Zwischenspeichern',

  // Values of layout options
  yes: 'ja',
  no: 'nein',
  default: 'Standard',
  none: 'keine',
  'your image': 'Ihr Bild',
  countdown: 'Countdown',
  'progress bar': 'Fortschrittsbalken',
}
