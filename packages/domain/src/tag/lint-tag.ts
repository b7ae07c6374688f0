import type { PlatformName } from '../platform/platform.js'
import { type PlatformMacros, platformWithMacros } from '../platform/platform-macros.js'
import { type FoundMacro, findMacros } from './find-macros.js'
import { insecureUrls, noTagFinding } from './lint-address.js'
import { type LintTexts, lintTexts } from './lint-texts.js'
import {
  type CatalogMacro,
  guessRole,
  type MacroRole,
  macrosOfPlatform,
  matchesMacro,
  PLAYER_MACROS,
  platformsWith,
} from './macro-catalog.js'
import type { MacroFinding, MacroFix, MacroRule } from './macro-finding.js'

export interface LintOptions {
  platform: PlatformName
  /** Macros that the user entered for the platform. */
  macros?: PlatformMacros | undefined
  /** Our vendor id in the IAB's Global Vendor List. */
  vendorID?: number | undefined
}

/** Place of a macro in a tag. */
interface Place {
  kind: 'prefix' | 'parameter' | 'link' | 'attribute' | 'other'
  /** Name of the parameter or attribute. */
  name: string
  /** Number of times the value has to be URL-encoded here; undefined where nothing says so. */
  escaped?: number
}

const PARAMETER = /(?:[?&;]|&amp;|%(?:25)*(?:3F|26|3B))([\w.-]+)(=|%((?:25)*)3D)$/i
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*["']?$/
const URL_FOLLOWS = /^(?:https?(?::|%(?:25)*3A)|\/\/|%(?:25)*2F%(?:25)*2F)/i
const VALUE_ENDS = /^(?:["'\s>]|$)/

/** Names of parameters that take a cachebuster, a deal or consent. */
const PARAMETER_ROLES: readonly [RegExp, MacroRole][] = [
  [/^(cb|ord|rnd|rand|random|cachebuster|cachebust|correlator)$/i, 'cachebuster'],
  [/^gdpr$/i, 'gdpr'],
  [/^gdpr_?consent$/i, 'gdprConsent'],
  [/^deal(_?id)?$/i, 'deal'],
  [/^(click\d?|clicktag|clickurl|click_url)$/i, 'click'],
]
const roleOfParameter = (name: string) => PARAMETER_ROLES.find(([names]) => names.test(name))?.[1]

/** Times that a click macro is encoded in parameters of Campaign Manager style: `click0` not at all, `click2` twice. */
const levelOfParameter = (name: string, depth: number) => {
  const number = /^click([0-2])$/i.exec(name)?.[1]
  return number === undefined ? depth : depth - 1 + Number(number)
}

function findPlace(text: string, { start, end }: Pick<FoundMacro, 'start' | 'end'>): Place {
  const [before, after] = [text.slice(Math.max(0, start - 200), start), text.slice(end, end + 20)]
  const parameter = PARAMETER.exec(before)
  if (parameter) {
    const [, name = '', equals, levels = ''] = parameter
    const depth = equals === '=' ? 1 : 2 + levels.length / 2
    return { kind: 'parameter', name, escaped: levelOfParameter(name, depth) }
  }
  if (URL_FOLLOWS.test(after) && /(?:^|["'\s=(])$/.test(before)) return { kind: 'prefix', name: '', escaped: 0 }
  const name = ATTRIBUTE.exec(before)?.[1] ?? ''
  if (!name || !VALUE_ENDS.test(after)) return { kind: 'other', name: '' }
  if (/^(href|src|action|xlink:href)$/i.test(name)) return { kind: 'link', name, escaped: 0 }
  const escaped = name === 'data-click' ? 0 : name === 'data-click-escaped' ? 1 : undefined
  return { kind: 'attribute', name, ...(escaped !== undefined && { escaped }) }
}

/** Number of single-character changes between two texts, up to a limit above which the exact number is irrelevant. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Checks the macros of a pasted tag, or of the URL of a VAST tag, for the platform that will run it. Messages are in
 * English without `texts`.
 */
export function lintTag(text: string, options: LintOptions, texts: LintTexts = lintTexts): MacroFinding[] {
  const noTag = noTagFinding(text, texts)
  if (noTag) return [noTag]
  const platform = platformWithMacros(options.platform, options.macros)
  const own = macrosOfPlatform(platform)
  const found = findMacros(text, own)
  const findings = found.flatMap((macro) => checkMacro(text, macro, own, options, texts))
  return [...findings, ...insecureUrls(text, texts), ...missingMacros(text, found, own, options, texts)].sort(
    (one, other) => one.start - other.start,
  )
}

/** Returns the platform's macro for a role at a place: the right level if there is one. */
function macroFor(role: MacroRole, place: Place, own: readonly CatalogMacro[], found: string, vendorID?: number) {
  const choices = own.filter((macro) => macro.role === role)
  const closed =
    place.kind === 'parameter' && role === 'click' ? choices.find(({ form }) => form === 'closed') : undefined
  const best = closed ?? choices.find(({ escaped }) => escaped === (place.escaped ?? 0)) ?? choices[0]
  const text = role === 'click' || role === 'cachebuster' ? best?.text : (best ?? choices[0])?.text
  if (!text?.includes('{vendor}')) return text
  const vendor = /\d+/.exec(found)?.[0] ?? vendorID
  return vendor === undefined ? undefined : text.replace('{vendor}', String(vendor))
}

function checkMacro(
  text: string,
  found: FoundMacro,
  own: readonly CatalogMacro[],
  options: LintOptions,
  texts: LintTexts,
): MacroFinding[] {
  const { platform, vendorID } = options
  const place = findPlace(text, found)
  const { start, end } = found
  const isHtml = text.includes('<')
  const finding = (
    rule: MacroRule,
    message: string,
    replacement?: string,
    severity: MacroFinding['severity'] = 'error',
  ): MacroFinding[] => {
    const written = isHtml ? replacement?.replaceAll('&', '&amp;') : replacement
    const fix =
      written !== undefined && written !== text.slice(start, end)
        ? { start, end, text: written, label: texts.replaceWith(replacement ?? written) }
        : undefined
    return [{ rule, severity, macro: found.text, message, start, end, ...(fix && { fix }) }]
  }
  const ownMacro = own.find((macro) => matchesMacro(macro, found.text))
  if (!ownMacro) return checkForeign(found, place, own, options, finding, texts)
  if (found.isEncoded)
    return finding(
      'encoded',
      texts.encoded(found.text, platform),
      ownMacro.role === 'click' ? macroFor('click', place, own, found.text, vendorID) : found.text,
    )
  const parameterRole = place.kind === 'parameter' ? roleOfParameter(place.name) : undefined
  if (
    parameterRole &&
    parameterRole !== ownMacro.role &&
    ownMacro.role !== 'other' &&
    !(parameterRole === 'click' && ownMacro.role !== 'cachebuster')
  )
    return finding(
      'wrong place',
      texts.wrongParameter(place.name, texts.roles[parameterRole], found.text),
      macroFor(parameterRole, place, own, found.text, vendorID),
    )
  if (place.kind === 'prefix' && ownMacro.role !== 'click')
    return finding('wrong place', texts.onlyClickMacro(found.text), macroFor('click', place, own, found.text))
  return ownMacro.role === 'click' ? checkClick(text, found, ownMacro, place, own, platform, finding, texts) : []
}

type Report = (
  rule: MacroRule,
  message: string,
  replacement?: string,
  severity?: MacroFinding['severity'],
) => MacroFinding[]

function checkForeign(
  { text }: FoundMacro,
  place: Place,
  own: readonly CatalogMacro[],
  { platform, vendorID }: LintOptions,
  report: Report,
  texts: LintTexts,
): MacroFinding[] {
  const owners = platformsWith(text, platform)
  const inPlayer = PLAYER_MACROS.find((macro) => macro.text === text)
  const theirs = owners[0] && macrosOfPlatform(platformWithMacros(owners[0])).find((macro) => matchesMacro(macro, text))
  const role = (theirs ?? inPlayer)?.role ?? guessRole(text)
  const near = own
    .map((macro) => ({ macro, steps: distance(text.toUpperCase(), macro.text.toUpperCase(), 2) }))
    .filter(({ macro, steps }) => steps <= 2 && macro.text.length > 5)
    .sort((one, other) => one.steps - other.steps)[0]
  if (near && owners.length === 0 && !inPlayer)
    return report('misspelt', texts.misspelt(platform, text, near.macro.text), near.macro.text)
  const replacement = role === undefined || role === 'other' ? undefined : macroFor(role, place, own, text, vendorID)
  if (owners.length > 0 || inPlayer) {
    const reason = inPlayer ? texts.ofPlayers(text, platform) : texts.ofPlatforms(text, owners.join(', '), platform)
    const instead =
      replacement !== undefined
        ? texts.instead(replacement)
        : role && role !== 'other'
          ? texts.notPublic(texts.roles[role], platform)
          : texts.takeItOut
    return report('foreign', `${reason} ${instead}`, replacement)
  }
  return report(
    'unknown',
    replacement === undefined
      ? texts.unknown(text, platform)
      : texts.otherPlatform(text, platform, texts.roles[role ?? 'other'], replacement),
    replacement,
    replacement === undefined ? 'warning' : 'error',
  )
}

function checkClick(
  text: string,
  { text: macro, end }: FoundMacro,
  { escaped, form }: CatalogMacro,
  place: Place,
  own: readonly CatalogMacro[],
  platform: PlatformName,
  report: Report,
  texts: LintTexts,
): MacroFinding[] {
  const urlFollows = URL_FOLLOWS.test(text.slice(end))
  const formed = (wanted: 'open' | 'closed') => own.find((other) => other.form === wanted)?.text
  if (form === 'closed' && urlFollows)
    return report('wrong place', texts.closedBeforeUrl(macro, formed('open')), formed('open'))
  if (form === 'open' && place.kind === 'parameter' && !urlFollows)
    return report('wrong place', texts.openInParameter(macro, formed('closed')), formed('closed'))
  if (place.kind === 'link' && form !== 'closed') return report('wrong place', texts.prefixAlone(macro), undefined)
  const wanted = place.escaped
  // Values of a platform without encoded forms can only be used as they are.
  if (wanted === undefined || wanted === escaped || form === 'closed') return []
  const right = own.find((other) => other.role === 'click' && other.escaped === wanted)?.text
  const instead = right === undefined ? texts.testByHand(platform) : texts.instead(right)
  const isTooLow = escaped < wanted
  return report(
    isTooLow ? 'unescaped' : 'escaped twice',
    `${formatLevel(macro, escaped, wanted, place.name, texts)} ${instead}`,
    right,
    isTooLow && right === undefined ? 'warning' : 'error',
  )
}

/** Explains that a click macro is not encoded as often as its place needs: a parameter, an attribute or before a URL. */
function formatLevel(macro: string, escaped: number, level: number, name: string, texts: LintTexts): string {
  const [is, should] = [texts.encodedTimes(escaped), texts.encodedTimes(level)]
  if (escaped < level) return texts.encodeMore(macro, is, name, should)
  if (level > 0) return texts.encodeLess(macro, is, name, should)
  return name === '' ? texts.encodeNotBeforeUrl(macro, is) : texts.encodeNotAtAll(macro, is, name)
}

/** Scripts that create a random number themselves, also those of Campaign Manager's `ins` tags. */
const OWN_RANDOM = /Math\.random|Date\.now|getTime\(|new Date|getRandomValues|\bdcmads\b/

function missingMacros(
  text: string,
  found: readonly FoundMacro[],
  own: readonly CatalogMacro[],
  { platform, macros }: LintOptions,
  texts: LintTexts,
): MacroFinding[] {
  if (text.trim() === '') return []
  const isHtml = /<[a-z!]/i.test(text)
  const isVideo = !isHtml || /<VAST[\s>]/i.test(text)
  const roles = new Set(
    found.map((macro) => own.find((one) => matchesMacro(one, macro.text))?.role ?? findRole(macro.text)),
  )
  const missing = (role: MacroRole, message: string, at: { index: number; text: string } | undefined): MacroFinding => {
    const index = at?.index ?? 0
    const macro = macroFor(role, { kind: 'other', name: '' }, own, '') ?? ''
    const fix = at && { start: index, end: index, text: at.text, label: texts.insert(at.text) }
    return { rule: 'missing', severity: 'warning', macro, message, start: index, end: index, ...(fix && { fix }) }
  }
  const { click, cachebuster } = platformWithMacros(platform, macros)
  const findings: MacroFinding[] = []
  if (click.raw && !isVideo && !roles.has('click'))
    findings.push(
      missing('click', texts.noClickMacro(platform, click.raw.text), placeForClick(text, own, click.raw.text)),
    )
  if (cachebuster && !roles.has('cachebuster') && !OWN_RANDOM.test(text))
    findings.push(
      missing(
        'cachebuster',
        texts.noCachebuster(cachebuster.text),
        placeForCachebuster(text, cachebuster.text, isHtml),
      ),
    )
  return findings
}

const findRole = (text: string) => PLAYER_MACROS.find((macro) => macro.text === text)?.role ?? guessRole(text)

/** Empty click parameter or first link of a tag, with the click macro for it. */
function placeForClick(text: string, own: readonly CatalogMacro[], raw: string) {
  const empty = /[?&;](?:click\d?|clicktag|clickurl|click_url)=(?=["'&;\s]|$)/i.exec(text)
  const index = empty && empty.index + empty[0].length
  const macro = index === null ? undefined : macroFor('click', findPlace(text, { start: index, end: index }), own, '')
  if (index !== null && macro !== undefined) return { index, text: macro.replaceAll('&', '&amp;') }
  const link = /href\s*=\s*["']?(?=https?:)/i.exec(text)
  return link ? { index: link.index + link[0].length, text: raw.replaceAll('&', '&amp;') } : undefined
}

/** Empty cachebuster parameter of a tag, or the end of a URL's query, with the cachebuster for it. */
function placeForCachebuster(text: string, macro: string, isHtml: boolean) {
  const empty = /[?&;](?:cb|ord|rnd|rand|random|cachebuster|correlator)=(?=["'&;\s]|$)/i.exec(text)
  if (empty) return { index: empty.index + empty[0].length, text: macro }
  if (isHtml) return undefined
  const fragment = text.indexOf('#')
  const index = fragment < 0 ? text.trimEnd().length : fragment
  return { index, text: `${text.slice(0, index).includes('?') ? '&' : '?'}cb=${macro}` }
}

/** Applies a fix to the text it was found in. */
export const applyMacroFix = (text: string, { start, end, text: replacement }: MacroFix): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Applies all fixes, one after another, until none is left. */
export function fixMacros(text: string, lint: (text: string) => readonly MacroFinding[]): string {
  let fixed = text
  for (let step = 0; step < 200; step += 1) {
    const fix = lint(fixed).find((finding) => finding.fix)?.fix
    if (!fix) return fixed
    fixed = applyMacroFix(fixed, fix)
  }
  return fixed
}
