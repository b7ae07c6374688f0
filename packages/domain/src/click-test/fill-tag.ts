import type { PlatformName } from '../platform/platform.js'
import { type PlatformMacros, platformWithMacros } from '../platform/platform-macros.js'
import { keepClicksLocal } from '../serving/keep-clicks-local.js'
import { hopUrl, platformClickUrl } from '../tag/click-trail.js'
import { findMacros } from '../tag/find-macros.js'
import { type CatalogMacro, type MacroRole, macrosOfPlatform, matchesMacro } from '../tag/macro-catalog.js'
import { functionText, scriptJson } from '../text/page-text.js'

/** Sample values of macros by their purpose. */
const SAMPLES: Readonly<Record<Exclude<MacroRole, 'click'>, string>> = {
  cachebuster: '48151623',
  deal: 'sample-deal',
  gdpr: '0',
  gdprConsent: 'sample-consent',
  app: 'com.example.app',
  device: '00000000-0000-0000-0000-000000000000',
  other: '0',
}

/** Input of a click test. */
export interface ClickTestModel {
  platform: PlatformName
  /** Macros that the user entered for the platform. */
  macros?: PlatformMacros | undefined
  /** Base URL of the serving host, without a trailing slash. */
  servingHost: string
  /** ID of the test. */
  test: string
  /** Landing page, which a macro that replaces it leads to. */
  landing?: string | undefined
}

/** Macro inside an entered text, which may be a whole URL. */
const INNER_MACRO = /%%[^%]+%%|\$?\{[^{}]+\}|\[[^[\]]+\]|__\w+__/g

const encodedTimes = (text: string, times: number): string =>
  times <= 0 ? text : encodedTimes(encodeURIComponent(text), times - 1)

/** Number of times that an entered click macro is probably encoded, by its name: `[CLICK_ESC]` once. */
const namedLevel = (name: string): number | undefined =>
  /unesc|unenc/i.test(name) ? 0 : name.match(/enc|esc/gi)?.length

/** Returns the value of a click macro: the platform's click URL at its level of encoding. */
function clickValue({ text, escaped, form }: CatalogMacro, model: ClickTestModel): string {
  const { servingHost, test, landing = '' } = model
  const { click } = platformWithMacros(model.platform, model.macros)
  const address =
    platformClickUrl(servingHost, test) + (click.kind === 'replacement' ? encodeURIComponent(landing) : '')
  const isEntered = [click.raw, ...click.escaped].some((macro) => macro?.entered && macro.text === text)
  if (!isEntered) return encodedTimes(address, form === 'closed' ? 1 : escaped)
  const known = macrosOfPlatform(platformWithMacros(model.platform))
  const filledMacro = (macro: string) =>
    encodedTimes(address, known.find((one) => matchesMacro(one, macro))?.escaped ?? namedLevel(macro) ?? escaped)
  const filled = text.replace(INNER_MACRO, filledMacro)
  return filled === text ? filledMacro(text) : filled
}

/**
 * Replaces a platform's macros in a tag: click macros by a URL of our redirector, which stands in for the platform, and
 * others by samples. Macros of other platforms stay.
 */
export function fillTag(tag: string, model: ClickTestModel): string {
  const own = macrosOfPlatform(platformWithMacros(model.platform, model.macros))
  let filled = ''
  let end = 0
  for (const found of findMacros(tag, own)) {
    const macro = found.isEncoded ? undefined : own.find((one) => matchesMacro(one, found.text))
    if (!macro) continue
    filled += tag.slice(end, found.start) + (macro.role === 'click' ? clickValue(macro, model) : SAMPLES[macro.role])
    end = found.end
  }
  return filled + tag.slice(end)
}

/** Returns the page of a click test: the filled tag on a page of its own. */
export function clickTestPage(
  filled: string,
  { servingHost, test }: Pick<ClickTestModel, 'servingHost' | 'test'>,
): string {
  const values = [servingHost, hopUrl(servingHost, test)].map(scriptJson).join(',')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Click test</title><base target="_blank"><style>html,body{margin:0;height:100%}</style><script>${functionText(keepClicksLocal)}(${values})()</script></head><body>${filled}
</body></html>
`
}
