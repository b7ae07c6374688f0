import type { CreativeType } from '../creative/creative.js'
import { LANDING_PAGE_VALUES } from '../landing-page/landing-page.js'
import type { PlatformName } from '../platform/platform.js'
import { PLATFORMS } from '../platform/platforms.js'
import type { Tracker } from '../tracker/tracker.js'
import { type FoundMacro, findMacros } from './find-macros.js'
import { type LintTexts, lintTexts } from './lint-texts.js'
import { EVERY_MACRO, guessRole, matchesMacro, PLAYER_MACROS } from './macro-catalog.js'
import type { MacroFinding, MacroFix } from './macro-finding.js'
import { fillableMacros } from './tracker-macros.js'

export interface LintTrackerOptions {
  platform: PlatformName
  /** Type of the creative: only video players replace all macros of VAST. */
  type: CreativeType
  /** Way the tracker is called; a redirect is the landing page. */
  calledAs: Tracker['type']
}

/**
 * Checks the macros of a tracker's URL. Platforms never see trackers: the ad or the video player fills their macros.
 * Messages are in English without `texts`.
 */
export function lintTracker(
  url: string,
  { platform, type, calledAs }: LintTrackerOptions,
  texts: LintTexts = lintTexts,
): MacroFinding[] {
  const filled = fillableMacros(platform, url)
  const inPlayer = (text: string) => PLAYER_MACROS.some((macro) => macro.text === text)
  const isLanding = calledAs === 'redirect'
  return findMacros(url, []).flatMap((found): MacroFinding[] => {
    const { start, end, text, isEncoded } = found
    const isFilled = isLanding ? false : filled.includes(text)
    const isLeftToPlayer = type !== 'Banner' && inPlayer(text)
    const report = (rule: MacroFinding['rule'], message: string, fix?: MacroFix): MacroFinding[] => [
      { rule, severity: 'warning', macro: text, message, start, end, ...(fix && { fix }) },
    ]
    const replace = (replacement: string): MacroFix => ({
      start,
      end,
      text: replacement,
      label: texts.replaceWith(replacement),
    })
    // Publishing fills them in.
    if (isLanding && LANDING_PAGE_VALUES.some((value) => text === `{{${value}}}`)) return []
    if (isFilled || isLeftToPlayer)
      return isEncoded ? report('encoded', texts.encodedInTracker(text), replace(text)) : []
    const removal = createRemovalFix(url, found, texts.takeOut(found.text))
    if (isLanding) return report('wrong place', texts.inLandingPage(text), removal)
    const catalogMacro = EVERY_MACRO.find((macro) => matchesMacro(macro, text))
    const role = catalogMacro?.role ?? guessRole(text)
    if (role === 'click') return report('wrong place', texts.clickInTracker(text, platform), removal)
    if (role === 'cachebuster')
      return report(
        catalogMacro ? 'foreign' : 'unknown',
        texts.otherInTracker(text, platform, '[CACHEBUSTING]'),
        replace('[CACHEBUSTING]'),
      )
    const own = findOwnMacro(platform, role)
    if (own !== undefined)
      return report(catalogMacro ? 'foreign' : 'unknown', texts.otherInTracker(text, platform, own), replace(own))
    return report(
      catalogMacro ? 'foreign' : 'unknown',
      inPlayer(text) ? texts.onlyPlayers(text) : texts.nothingReplaces(text),
      catalogMacro && removal,
    )
  })
}

/** Macro of VAST that has the value of a role in banners too. */
function findOwnMacro(platform: PlatformName, role: string | undefined): string | undefined {
  if (role === 'gdpr') return PLATFORMS[platform].consent?.applies.text ?? '[REGULATIONS]'
  if (role === 'gdprConsent') return '[GDPRCONSENT]'
  if (role === 'app') return '[APPBUNDLE]'
  return role === 'device' ? '[IFA]' : undefined
}

/** Returns the fix that takes out a macro, with its parameter if the macro is the whole value. */
function createRemovalFix(url: string, { start, end }: FoundMacro, label: string): MacroFix {
  const parameter = /([?&;])[\w.-]+=$/.exec(url.slice(0, start))
  const isWhole = /^(?:[&;#]|$)/.test(url.slice(end))
  if (!parameter || !isWhole) return { start, end, text: '', label }
  const isFollowed = /^[&;]/.test(url.slice(end))
  // The first parameter keeps its "?" and takes the separator after it.
  return isFollowed
    ? { start: parameter.index + 1, end: end + 1, text: '', label }
    : { start: parameter.index, end, text: '', label }
}
