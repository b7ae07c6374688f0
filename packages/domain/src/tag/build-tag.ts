import type { CreativeSetting } from '../creative-settings/creative-settings.js'
import { platformWithMacros, type TagPlatform } from '../platform/platform-macros.js'
import { findSetting } from '../platform/platform-rules.js'
import { escapeHtml } from '../serving/page-text.js'
import { servingUrls } from '../serving/serving-url.js'
import type { TagModel } from './tag-model.js'
import { type TagParameters, tagParameters } from './tag-parameters.js'
import { tagWarnings, unconfirmedInTag } from './tag-warnings.js'

/** The text to give to a platform, and what a person must know or check before. */
export interface Tag {
  text: string
  warnings: string[]
  /** The macros in the text that no public source confirms, those that a user entered among them. */
  unconfirmed: string[]
}

/** Macros stand in an address as they are: escaped, no platform would find them. */
function addressWith(address: string, parameters: TagParameters): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? address : `${address}?${query.join('&')}`
}

/** The platform's own attributes for third parties that have a macro, and the parameters that they take the place of. */
function thirdPartyAttributes(
  { app, thirdPartyAttributes: attributes }: TagPlatform,
  settings: readonly CreativeSetting[],
) {
  if (findSetting(settings, 'inAppSupport') !== true) return []
  return attributes.flatMap(({ name, about }) => {
    const macro = app.find((one) => one.entered && one.about === about)
    return macro ? [{ name, text: macro.text, parameter: macro.parameter }] : []
  })
}

/** The attributes of an `ins` tag, in their order, not escaped. None of them is empty. */
function insAttributes(model: TagModel, parameters: TagParameters): Record<string, string> {
  const { name, width, height, fluid, settings } = model.creative
  const platform = platformWithMacros(model.platform, model.macros)
  const { click } = platform
  const escaped = click.escaped.find(({ entered }) => entered)
  const theirs = thirdPartyAttributes(platform, settings)
  const ours = Object.entries(parameters).filter(([key]) => !theirs.some(({ parameter }) => parameter === key))
  return {
    class: 'placard',
    'data-live-id': model.liveID,
    'data-name': name,
    'data-width': String(width),
    'data-height': String(height),
    ...(fluid && { 'data-fluid': 'true' }),
    ...(click.raw && { 'data-click': click.raw.text }),
    ...(escaped && { 'data-click-escaped': escaped.text }),
    ...(click.kind === 'replacement' && { 'data-click-kind': click.kind }),
    ...Object.fromEntries(ours.map(([key, value]) => [`data-${key.replaceAll('_', '-')}`, value])),
    ...Object.fromEntries(theirs.map((attribute) => [attribute.name, attribute.text])),
    style: fluid
      ? `display:block;width:100%;height:100%;aspect-ratio:${width}/${height}`
      : `display:inline-block;width:${width}px;height:${height}px`,
  }
}

function insTag(model: TagModel, parameters: TagParameters): string {
  const attributes = Object.entries(insAttributes(model, parameters))
  const ins = `<ins ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}></ins>`
  const script = `<script async src="${escapeHtml(servingUrls(model.servingHost).script)}"></script>`
  const forApps =
    findSetting(model.creative.settings, 'inAppSupport') === true ? ['<script src="mraid.js"></script>'] : []
  return [...forApps, ins, script].join('\n')
}

/** The tag of a published creative for a platform: the address of its xml, or an `ins` tag with the script for it. */
export function buildTag(model: TagModel): Tag {
  const { creative, liveID, platform, macros, servingHost, isPreview } = model
  const urls = servingUrls(servingHost)
  const parameters = {
    ...tagParameters(platformWithMacros(platform, macros), creative.settings, model),
    ...(isPreview && { preview: '1' }),
  }
  const text =
    creative.type === 'Banner'
      ? insTag(model, parameters)
      : addressWith(creative.type === 'VAST' ? urls.vast(liveID) : urls.vpaid(liveID), parameters)
  const unconfirmed = unconfirmedInTag(model, text)
  return { text, unconfirmed, warnings: tagWarnings(model, unconfirmed) }
}
