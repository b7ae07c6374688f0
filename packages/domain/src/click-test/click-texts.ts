/** English texts of the test of a click. */
export const clickTexts = {
  intact: 'The click reaches the landing page unchanged',
  notReached: "The click doesn't reach the landing page unchanged",
  partLost: 'The click reaches the landing page, but part of it is lost on the way',
  notCounted: (platform: string) => `The click reaches the landing page, but ${platform} doesn't count it`,

  // Steps and their URLs
  ad: 'Ad',
  landingPage: 'Landing page',
  ourClickUrl: 'Our click URL',
  site: 'The site',
  opened: 'Opened',
  expected: 'Expected',
  published: 'Published',
  received: 'Received',
  receivedAs: (name: string) => `Received as “${name}”`,
  decoded: 'Decoded',

  // Problems
  notCalled: (platform: string) => `${platform} isn't called, so it counts no click.`,
  opensUrl: 'The ad opens this URL itself. Let its HTML open clickTag instead.',
  encodedInPlain:
    "The value of data-click is URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro, URL-encoded”, or enter the plain one.",
  plainInEncoded:
    "The value of data-click-escaped isn't URL-encoded and the tag can't use it there. Enter the macro under Macros as “Click macro”.",
  encodedTwiceInTag: 'The value of data-click-escaped is URL-encoded twice. Enter the macro that is encoded once.',
  noClickMacro: 'The tag has no click macro. Enter it under Macros.',
  withoutMacro: (url: string) => `The ad opens ${url} without its click macro.`,
  cutOff: (lost: string) =>
    `“${lost}” is lost: the URL wasn't encoded. Use the URL-encoded click macro, or encode the landing page after the macro.`,
  encodedTwice:
    'The URL is encoded twice: “%25” stands for “%”. Use the click macro that is encoded once less, or encode the landing page once less.',
  decodedTooOften:
    'The URL was decoded once too often, so parts such as “%26” changed their meaning. Use the click macro that is encoded once more, or encode the landing page once more.',
  otherUrl: 'This is another URL than the landing page. Check the URL that the tag opens.',
  noTarget: (site: string) => `${site} received no URL to redirect to, so the click ends here.`,
  parameterCutOff: (lost: string, name: string) =>
    `“${lost}” is lost: the URL after “${name}=” isn't encoded, so its first & ends the parameter. Use the URL-encoded click macro there.`,
  stillEncoded: (site: string) =>
    `After decoding, the URL is still encoded, so ${site} can't redirect to it. Use the click macro that is encoded once less.`,
  invalidUrl: 'The URL is too long or invalid, so the click ends here.',
  noLandingPage:
    'This published version has no landing page. Add a click tracker of type Redirect, then publish again.',
}

/** Texts of the test of a click, in the language of their reader. */
export type ClickTexts = typeof clickTexts
