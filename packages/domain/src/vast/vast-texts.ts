/** English texts of the test of VAST documents. */
export const vastTexts = {
  notVast: (element: string) => `This is not VAST: the document starts with <${element}> instead of <VAST>.`,
  unknownVersion: (version: string) => `Players don't know VAST version ${version}.`,
  noVersion: 'The version of VAST is missing.',
  noAd: 'The document has no ad. The server had nothing to show, or the creative has no video.',
  severalAds: (count: number) =>
    `The document has ${count} ads. This test reads the one that players show first, and some players show only one of them.`,
  twoKinds: 'An ad is either InLine or a Wrapper, not both.',
  noKind: 'The ad has neither InLine nor Wrapper, so there is nothing to play.',
  missing: (element: string) => `${element} is missing, which every VAST version requires.`,
  empty: (element: string) => `${element} is empty.`,
  noServingID: 'AdServingId is missing, which VAST 4.1 and later require.',
  noUniversalID: 'UniversalAdId is missing, which VAST 4 requires.',
  noLinear: 'There is no linear creative: a video player shows nothing.',
  noClickThrough: 'There is no ClickThrough: a click on the video leads nowhere.',
  noMediaAddress: 'The media file has no web address.',
  noMediaAttribute: (attribute: string) => `The media file has no ${attribute}.`,
  vpaidType: (type: string) => `A VPAID unit is a script, but its type is ${type}.`,
  noVpaidType: 'A VPAID unit is a script, but it has no type.',
  insecure: (url: string) => `${url} is not https, so pages with https block it.`,
  insecureAddresses: (count: number, host: string) =>
    `${count} addresses of ${host} are not https, so pages with https block them.`,
  noDuration: 'Duration is missing, so players cannot send quartiles.',
  wrongDuration: (duration: string) => `Duration is ${duration}, not hours, minutes and seconds as in 00:00:15.`,
  wrongSkipOffset: (offset: string) =>
    `skipoffset must be a time such as 00:00:05 or a share up to 100%, not ${offset || 'empty'}.`,
  sharedSkipOffset: (offset: string) =>
    `Some players never let viewers skip an ad with a skipoffset of ${offset}. Write a time such as 00:00:05.`,
  sharedOffset: (offset: string) =>
    `Some players don't call a tracker with an offset of ${offset}. Write a time such as 00:00:05.`,
  noMedia: 'There is no media file to play.',
  onlyVpaid:
    'There is only a VPAID unit. Players without VPAID, such as those of apps and televisions, show nothing: add a video.',
  noPlayableType: (types: string) => `No media file is MP4 or WebM (${types}), so most players show nothing.`,
  unknownEvent: (event: string) => `Players don't know the event “${event}”.`,
  noEvent: 'The tracker has no event.',
  noTrackerAddress: (event: string) =>
    event
      ? `The ${event} tracker has no web address, so players can't call it.`
      : "The tracker has no web address, so players can't call it.",
  escapedTwice: (url: string) => `${url} contains &amp;amp;: inside CDATA, write & alone.`,
  unknownMacro: (macro: string) => `No player fills ${macro}: it is sent as text.`,

  // Chains of wrappers
  circle: (url: string) => `The wrapper leads back to ${url}, so players never reach an ad.`,
  tooManyWrappers: (max: number) => `Players stop after ${max} wrappers.`,
  emptyWrapper: (url: string) => `The wrapper leads to a document without an ad: ${url}`,
  notLoaded: "The document couldn't be loaded.",
  notXml: 'This is not valid XML. Look for an unclosed element or an & outside CDATA.',
  notXmlAt: (line: string, column: string) =>
    `This is not valid XML: see line ${line}, column ${column}. Look for an unclosed element or an & outside CDATA.`,
  blocked: (host: string) =>
    `Not played: files of ${host} aren't loaded here, only those of this ad server. To play the ad, open it in the player of its own ad server.`,
}

/** Texts of the test of VAST documents, in the language of their reader. */
export type VastTexts = typeof vastTexts
