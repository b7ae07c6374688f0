import { settingOf } from '../platform/platform-rules.js'
import { PLATFORMS } from '../platform/platforms.js'
import { escapeHtml } from '../serving/page-text.js'
import { servingUrls } from '../serving/serving-url.js'
import type { TagModel } from './tag-model.js'
import { type TagParameters, tagParameters } from './tag-parameters.js'
import { tagWarnings } from './tag-warnings.js'

/** The text to give to a platform, and what a person must know or check before. */
export interface Tag {
  text: string
  warnings: string[]
}

/** Macros stand in an address as they are: escaped, no platform would find them. */
function addressWith(address: string, parameters: TagParameters): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? address : `${address}?${query.join('&')}`
}

/** The attributes of an `ins` tag, in their order, not escaped. */
function insAttributes({ creative, liveID, platform }: TagModel, parameters: TagParameters): Record<string, string> {
  const { name, width, height, fluid, settings } = creative
  const { click, thirdPartyAttributes } = PLATFORMS[platform]
  const theirs = settingOf(settings, 'inAppSupport') === true ? thirdPartyAttributes : []
  return {
    class: 'placard',
    'data-live-id': liveID,
    'data-name': name,
    'data-width': String(width),
    'data-height': String(height),
    ...(fluid && { 'data-fluid': 'true' }),
    'data-click': click.raw?.text ?? '',
    ...(click.kind === 'replacement' && { 'data-click-kind': click.kind }),
    ...Object.fromEntries(
      Object.entries(parameters).map(([parameter, value]) => [`data-${parameter.replaceAll('_', '-')}`, value]),
    ),
    ...Object.fromEntries(theirs.map((attribute) => [attribute, ''])),
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
    settingOf(model.creative.settings, 'inAppSupport') === true ? ['<script src="mraid.js"></script>'] : []
  return [...forApps, ins, script].join('\n')
}

/** The tag of a published creative for a platform: the address of its xml, or an `ins` tag with the script for it. */
export function tagOf(model: TagModel): Tag {
  const { creative, liveID, platform, servingHost, isPreview } = model
  const urls = servingUrls(servingHost)
  const parameters = {
    ...tagParameters(PLATFORMS[platform], creative.settings, model),
    ...(isPreview && { preview: '1' }),
  }
  const text =
    creative.type === 'Banner'
      ? insTag(model, parameters)
      : addressWith(creative.type === 'VAST' ? urls.vast(liveID) : urls.vpaid(liveID), parameters)
  return { text, warnings: tagWarnings(model, text) }
}
