import type { FormsLabels } from '../forms-labels.js'

/** German explanations about tags, tested clicks and tested VAST documents. */
export const tagChecks: Pick<FormsLabels, 'clickTest' | 'macroLint' | 'vastTest'> = {
  clickTest: {
    intact: 'Der Klick erreicht die Zielseite unverändert',
    notReached: 'Der Klick erreicht die Zielseite nicht unverändert',
    partLost: 'Der Klick erreicht die Zielseite, aber unterwegs geht ein Teil verloren',
    notCounted: (platform) => `Der Klick erreicht die Zielseite, aber ${platform} zählt ihn nicht`,
    ad: 'Anzeige',
    landingPage: 'Zielseite',
    ourClickUrl: 'Unsere Klickadresse',
    site: 'Die Website',
    opened: 'Geöffnet',
    expected: 'Erwartet',
    published: 'Veröffentlicht',
    received: 'Empfangen',
    receivedAs: (name) => `Empfangen als „${name}“`,
    decoded: 'Dekodiert',
    notCalled: (platform) => `${platform} wird nicht aufgerufen und zählt daher keinen Klick.`,
    opensUrl: 'Die Anzeige öffnet diese Adresse selbst. Lassen Sie ihr HTML stattdessen clickTag öffnen.',
    encodedInPlain:
      'Der Wert von data-click ist URL-kodiert, dort kann der Tag ihn nicht verwenden. Geben Sie das Makro unter „Makros“ als „Klickmakro, URL-kodiert“ ein oder verwenden Sie das unkodierte.',
    plainInEncoded:
      'Der Wert von data-click-escaped ist nicht URL-kodiert, dort kann der Tag ihn nicht verwenden. Geben Sie das Makro unter „Makros“ als „Klickmakro“ ein.',
    encodedTwiceInTag:
      'Der Wert von data-click-escaped ist doppelt URL-kodiert. Geben Sie das einfach kodierte Makro ein.',
    noClickMacro: 'Der Tag hat kein Klickmakro. Geben Sie es unter „Makros“ ein.',
    withoutMacro: (url) => `Die Anzeige öffnet ${url} ohne das Klickmakro der Plattform.`,
    cutOff: (lost) =>
      `„${lost}“ geht verloren: Die Adresse war nicht kodiert. Verwenden Sie das URL-kodierte Klickmakro oder kodieren Sie die Zielseite nach dem Makro.`,
    encodedTwice:
      'Die Adresse ist doppelt kodiert: „%25“ steht für „%“. Verwenden Sie das einmal weniger kodierte Klickmakro oder kodieren Sie die Zielseite einmal weniger.',
    decodedTooOften:
      'Die Adresse wurde einmal zu oft dekodiert, daher haben Teile wie „%26“ ihre Bedeutung geändert. Verwenden Sie das einmal mehr kodierte Klickmakro oder kodieren Sie die Zielseite einmal mehr.',
    otherUrl: 'Das ist eine andere Adresse als die Zielseite. Prüfen Sie die Adresse, die der Tag öffnet.',
    noTarget: (site) => `${site} hat keine Adresse zum Weiterleiten erhalten, der Klick endet hier.`,
    parameterCutOff: (lost, name) =>
      `„${lost}“ geht verloren: Die Adresse nach „${name}=“ ist nicht kodiert, daher beendet ihr erstes & den Parameter. Verwenden Sie dort das URL-kodierte Klickmakro.`,
    stillEncoded: (site) =>
      `Nach dem Dekodieren ist die Adresse noch kodiert. ${site} kann nicht dorthin weiterleiten. Verwenden Sie das einmal weniger kodierte Klickmakro.`,
    invalidUrl: 'Die Adresse ist zu lang oder ungültig, der Klick endet hier.',
    noLandingPage:
      'Diese veröffentlichte Version hat keine Zielseite. Fügen Sie einen Klick-Tracker vom Typ Weiterleitung hinzu und veröffentlichen Sie erneut.',
  },
  macroLint: {
    // All of them are neuter.
    roles: {
      click: 'Klickmakro',
      cachebuster: 'Makro für den Cachebuster',
      deal: 'Makro für die Deal-ID',
      gdpr: 'Makro für „DSGVO gilt“',
      gdprConsent: 'Makro für den Consent-String',
      app: 'Makro für die App-ID',
      device: 'Makro für die Geräte-ID',
      other: 'Makro',
    },
    noTag: 'Das ist kein Tag. Fügen Sie sein HTML ein oder die Adresse eines VAST-Dokuments.',
    noScheme: 'Die Adresse muss mit https:// beginnen, mit Doppelpunkt und zwei Schrägstrichen.',
    insecure: (url) => `${url} ist nicht sicher. Seiten mit https:// blockieren es.`,
    toHttps: 'https:// verwenden',
    insert: (text) => `${text} einfügen`,
    replaceWith: (text) => `Durch ${text} ersetzen`,
    takeOut: (text) => `${text} entfernen`,
    encoded: (macro, platform) =>
      `${macro} ist selbst URL-kodiert, daher findet ${platform} es nicht. Geben Sie das Makro unverändert ein; seinen Wert kodiert ${platform}.`,
    wrongParameter: (name, role, macro) => `Der Parameter „${name}“ erwartet das ${role}, nicht ${macro}.`,
    onlyClickMacro: (macro) => `${macro} steht vor einer Adresse. Dort funktioniert nur ein Klickmakro.`,
    misspelt: (platform, macro, right) => `${platform} kennt ${macro} nicht. Meinten Sie ${right}?`,
    ofPlayers: (macro, platform) => `${macro} ist ein Makro von Videoplayern; ${platform} lässt es als Text stehen.`,
    ofPlatforms: (macro, owners, platform) =>
      `${macro} ist ein Makro von ${owners}; ${platform} lässt es als Text stehen.`,
    instead: (macro) => `Verwenden Sie ${macro}.`,
    notPublic: (role, platform) =>
      `Das ${role} dieser Plattform ist nicht öffentlich: Fragen Sie bei ${platform} nach.`,
    takeItOut: 'Entfernen Sie es.',
    unknown: (macro, platform) =>
      `${macro} ist kein bekanntes Makro von ${platform}. Klären Sie mit dem Absender des Tags, was es ersetzt.`,
    otherPlatform: (macro, platform, role, right) =>
      `${macro} ist kein Makro von ${platform}. Das ${role} dieser Plattform ist ${right}.`,
    closedBeforeUrl: (macro, right) =>
      `${macro} ist für einen eigenen Parameter bestimmt. Verwenden Sie vor einer Adresse ${right}.`,
    openInParameter: (macro, right) =>
      `Auf ${macro} muss eine Adresse folgen. Verwenden Sie als Wert eines Parameters ${right}.`,
    prefixAlone: (macro) =>
      `${macro} ist ein Präfix: Die Zielseite muss darauf folgen, sonst führt der Klick nirgendwohin.`,
    encodedTimes: (count) =>
      ['nicht kodiert', 'einfach kodiert', 'doppelt kodiert', 'dreifach kodiert'][count] ?? `${count}-fach kodiert`,
    encodeMore: (macro, is, name, should) =>
      `${macro} ist ${is}, muss als Wert von „${name}“ aber ${should} sein: Das erste & der Klickadresse würde den Parameter beenden.`,
    encodeLess: (macro, is, name, should) =>
      `${macro} ist ${is}, muss als Wert von „${name}“ aber ${should} sein: Der Browser würde eine kodierte Adresse öffnen.`,
    encodeNotAtAll: (macro, is, name) =>
      `${macro} ist ${is}, darf als Wert von „${name}“ aber nicht kodiert sein: Der Browser würde eine kodierte Adresse öffnen.`,
    encodeNotBeforeUrl: (macro, is) =>
      `${macro} ist ${is}, darf vor einer Adresse aber nicht kodiert sein: Der Browser würde eine kodierte Adresse öffnen.`,
    testByHand: (platform) => `${platform} hat dafür kein Makro. Testen Sie diesen Klick von Hand.`,
    noClickMacro: (platform, macro) =>
      `Kein Klickmakro: ${platform} zählt keine Klicks, außer es fügt ${macro} selbst hinzu. Setzen Sie es vor die Zielseite.`,
    noCachebuster: (macro) =>
      `Kein Cachebuster: Manche Impressionen kommen vielleicht aus einem Zwischenspeicher und werden nicht gezählt. Fügen Sie der Adresse ${macro} hinzu.`,
    encodedInTracker: (macro) =>
      `${macro} ist selbst URL-kodiert und wird daher nicht ersetzt. Geben Sie es unverändert ein.`,
    inLandingPage: (macro) =>
      `In der Zielseite wird ${macro} nicht ersetzt: Sie wird so geöffnet, wie sie eingegeben ist.`,
    clickInTracker: (macro, platform) =>
      `${macro} wird in Trackern nicht gefüllt: Der Tag gibt Klicks selbst an ${platform} weiter. Entfernen Sie es.`,
    otherInTracker: (macro, platform, right) =>
      `In einem Tracker von ${platform} wird ${macro} nicht ersetzt. Verwenden Sie ${right}.`,
    onlyPlayers: (macro) => `Nur Videoplayer ersetzen ${macro}; ein Banner sendet es als Text.`,
    nothingReplaces: (macro) => `${macro} wird hier nicht ersetzt, sondern als Text gesendet.`,
  },
  vastTest: {
    notVast: (element) => `Das ist kein VAST: Das Dokument beginnt mit <${element}> statt mit <VAST>.`,
    unknownVersion: (version) => `Player kennen die VAST-Version ${version} nicht.`,
    noVersion: 'Die VAST-Version fehlt.',
    noAd: 'Das Dokument enthält keine Anzeige. Der Server hatte nichts auszuliefern, oder das Werbemittel hat kein Video.',
    severalAds: (count) =>
      `Das Dokument enthält ${count} Anzeigen. Dieser Test liest die, die Player zuerst zeigen, und manche Player zeigen nur eine davon.`,
    twoKinds: 'Eine Anzeige ist entweder InLine oder Wrapper, nicht beides.',
    noKind: 'Die Anzeige hat weder InLine noch Wrapper, es gibt also nichts abzuspielen.',
    missing: (element) => `${element} fehlt, ist aber in jeder VAST-Version Pflicht.`,
    empty: (element) => `${element} ist leer.`,
    noServingID: 'AdServingId fehlt, ist ab VAST 4.1 aber Pflicht.',
    noUniversalID: 'UniversalAdId fehlt, ist in VAST 4 aber Pflicht.',
    noLinear: 'Es gibt kein lineares Werbemittel: Ein Videoplayer zeigt nichts.',
    noClickThrough: 'ClickThrough fehlt: Ein Klick auf das Video führt nirgendwohin.',
    noMediaAddress: 'Die Mediendatei hat keine Webadresse.',
    noMediaAttribute: (attribute) => `Der Mediendatei fehlt das Attribut ${attribute}.`,
    vpaidType: (type) => `Eine VPAID-Einheit ist ein Skript, als Typ ist aber ${type} angegeben.`,
    noVpaidType: 'Eine VPAID-Einheit ist ein Skript, hat aber keinen Typ.',
    insecure: (url) => `${url} verwendet kein https und wird von Seiten mit https blockiert.`,
    insecureAddresses: (count, host) =>
      `${count} Adressen von ${host} verwenden kein https und werden von Seiten mit https blockiert.`,
    noDuration: 'Duration fehlt, daher können Player keine Quartile senden.',
    wrongDuration: (duration) =>
      `Duration ist ${duration}. Erwartet werden Stunden, Minuten und Sekunden wie in 00:00:15.`,
    wrongSkipOffset: (offset) =>
      `skipoffset muss eine Zeit wie 00:00:05 oder ein Anteil bis 100% sein, nicht ${offset || 'leer'}.`,
    sharedSkipOffset: (offset) =>
      `Manche Player lassen eine Anzeige mit dem skipoffset ${offset} nie überspringen. Geben Sie eine Zeit wie 00:00:05 an.`,
    sharedOffset: (offset) =>
      `Manche Player rufen einen Tracker mit dem offset ${offset} nicht auf. Geben Sie eine Zeit wie 00:00:05 an.`,
    noMedia: 'Es gibt keine Mediendatei zum Abspielen.',
    onlyVpaid:
      'Es gibt nur eine VPAID-Einheit. Player ohne VPAID, etwa in Apps und auf Fernsehern, zeigen nichts: Fügen Sie ein Video hinzu.',
    noPlayableType: (types) =>
      `Keine Mediendatei ist MP4 oder WebM (${types}), daher zeigen die meisten Player nichts.`,
    unknownEvent: (event) => `Player kennen das Ereignis „${event}“ nicht.`,
    noEvent: 'Dem Tracker fehlt das Ereignis.',
    noTrackerAddress: (event) =>
      event
        ? `Der Tracker „${event}“ hat keine Webadresse, daher können Player ihn nicht aufrufen.`
        : 'Der Tracker hat keine Webadresse, daher können Player ihn nicht aufrufen.',
    escapedTwice: (url) => `${url} enthält &amp;amp;: Schreiben Sie in CDATA nur das Zeichen &.`,
    unknownMacro: (macro) => `Kein Player füllt ${macro}: Es wird als Text gesendet.`,
    circle: (url) => `Der Wrapper führt zurück zu ${url}, daher erreichen Player nie eine Anzeige.`,
    tooManyWrappers: (max) => `Player brechen nach ${max} Wrappern ab.`,
    emptyWrapper: (url) => `Der Wrapper führt zu einem Dokument ohne Anzeige: ${url}`,
    notLoaded: 'Das Dokument konnte nicht geladen werden.',
    notXml:
      'Das ist kein gültiges XML. Suchen Sie nach einem nicht geschlossenen Element oder einem & außerhalb von CDATA.',
    notXmlAt: (line, column) =>
      `Das ist kein gültiges XML, siehe Zeile ${line}, Spalte ${column}. Suchen Sie nach einem nicht geschlossenen Element oder einem & außerhalb von CDATA.`,
    blocked: (host) =>
      `Nicht abgespielt: Hier werden nur Dateien dieses Adservers geladen, keine von ${host}. Um die Anzeige abzuspielen, öffnen Sie sie im Player ihres eigenen Adservers.`,
  },
}
