import type { MacroRole } from './macro-catalog.js'

/** English names of macros by their roles. Translations have the same gender in all of them. */
const roles: Readonly<Record<MacroRole, string>> = {
  click: 'click macro',
  cachebuster: 'macro for the cachebuster',
  deal: 'macro for the deal ID',
  gdpr: 'macro for “GDPR applies”',
  gdprConsent: 'macro for the consent string',
  app: 'macro for the app ID',
  device: 'macro for the device ID',
  other: 'macro',
}

/** English texts of the checks of macros. */
export const lintTexts = {
  roles,
  noTag: 'This is no tag. Paste its HTML, or the address of a VAST document.',
  noScheme: 'The address must start with https://, with a colon and two slashes.',
  insecure: (url: string) => `${url} isn't secure. Pages with https:// block it.`,
  toHttps: 'Use https://',
  insert: (text: string) => `Insert ${text}`,
  replaceWith: (text: string) => `Replace with ${text}`,
  takeOut: (text: string) => `Take out ${text}`,

  // Tags
  encoded: (macro: string, platform: string) =>
    `${macro} is URL-encoded itself, so ${platform} doesn't find it. Enter the macro as it is; its value is encoded by ${platform}.`,
  wrongParameter: (name: string, role: string, macro: string) =>
    `The parameter “${name}” takes the ${role}, not ${macro}.`,
  onlyClickMacro: (macro: string) => `${macro} is before a URL, where only a click macro works.`,
  misspelt: (platform: string, macro: string, right: string) =>
    `${platform} doesn't know ${macro}. Did you mean ${right}?`,
  ofPlayers: (macro: string, platform: string) =>
    `${macro} is a macro of video players; ${platform} leaves it as text.`,
  ofPlatforms: (macro: string, owners: string, platform: string) =>
    `${macro} is a macro of ${owners}; ${platform} leaves it as text.`,
  instead: (macro: string) => `Use ${macro}.`,
  notPublic: (role: string, platform: string) => `Its ${role} isn't public: ask ${platform}.`,
  takeItOut: 'Take it out.',
  unknown: (macro: string, platform: string) =>
    `${macro} isn't a known macro of ${platform}. Ask the sender of the tag what replaces it.`,
  otherPlatform: (macro: string, platform: string, role: string, right: string) =>
    `${macro} isn't a macro of ${platform}. Its ${role} is ${right}.`,
  closedBeforeUrl: (macro: string, right: string | undefined) =>
    `${macro} is for a parameter of its own. Before a URL, use ${right}.`,
  openInParameter: (macro: string, right: string | undefined) =>
    `${macro} needs a URL after it. As the value of a parameter, use ${right}.`,
  prefixAlone: (macro: string) =>
    `${macro} is a prefix: the landing page has to follow it, or the click leads nowhere.`,
  encodedTimes: (count: number) =>
    ['not encoded', 'encoded once', 'encoded twice', 'encoded three times'][count] ?? `encoded ${count} times`,
  encodeMore: (macro: string, is: string, name: string, should: string) =>
    `${macro} is ${is}, but as the value of “${name}” it has to be ${should}: the first & of the click URL would end the parameter.`,
  encodeLess: (macro: string, is: string, name: string, should: string) =>
    `${macro} is ${is}, but as the value of “${name}” it has to be ${should}: the browser would open an encoded URL.`,
  encodeNotAtAll: (macro: string, is: string, name: string) =>
    `${macro} is ${is}, but as the value of “${name}” it must not be encoded: the browser would open an encoded URL.`,
  encodeNotBeforeUrl: (macro: string, is: string) =>
    `${macro} is ${is}, but before a URL it must not be encoded: the browser would open an encoded URL.`,
  testByHand: (platform: string) => `${platform} has no macro for that, so test this click by hand.`,
  noClickMacro: (platform: string, macro: string) =>
    `No click macro: ${platform} counts no clicks unless it adds ${macro} itself. Put it before the landing page.`,
  noCachebuster: (macro: string) =>
    `No cachebuster: some impressions may come from a cache and not be counted. Add ${macro} to the URL.`,

  // Trackers
  encodedInTracker: (macro: string) => `${macro} is URL-encoded itself, so it isn't replaced. Enter it as it is.`,
  inLandingPage: (macro: string) => `Nothing replaces ${macro} in the landing page: it is opened as entered.`,
  clickInTracker: (macro: string, platform: string) =>
    `${macro} is not filled in trackers: the tag passes clicks on to ${platform} itself. Take it out.`,
  otherInTracker: (macro: string, platform: string, right: string) =>
    `Nothing replaces ${macro} in a tracker of ${platform}. Use ${right}.`,
  onlyPlayers: (macro: string) => `Only video players replace ${macro}; a banner sends it as text.`,
  nothingReplaces: (macro: string) => `Nothing replaces ${macro} here: it is sent as text.`,
}

/** Texts of the checks of macros, in the language of their reader. */
export type LintTexts = typeof lintTexts
