import { storedLayoutOptions } from '../ad-document/layout-html.js'
import { type Creative, creativeSize } from '../creative/creative.js'
import { settingsChoices, settingsFromChoices } from '../creative-settings/creative-settings.js'
import { GLOBAL_LAYOUT } from '../layout/layout.js'
import { shownLayoutOptions } from '../layout/layout-options.js'
import { type AdDesign, findArtboard } from './ad-builder.js'
import { type BuilderHtmlOptions, builderHtml } from './builder-html.js'
import { findDerivedSize } from './derived-sizes.js'

/** Returns the duration in seconds after which a creative ends; 0 for no limit. @experimental */
export const readAdSeconds = ({ settings }: Pick<Creative, 'settings'>): number =>
  Number(shownLayoutOptions(storedLayoutOptions({ settings }), GLOBAL_LAYOUT).ad_duration)

/**
 * Returns a creative with a size of a design: a banner without a layout, with the design's HTML and the duration of the
 * ad. Its name, platform, trackers and other settings stay. @experimental
 */
export function creativeOfDesign(
  creative: Creative,
  design: AdDesign,
  { sizeID = null, adSeconds }: Omit<BuilderHtmlOptions, 'title'>,
): Creative {
  const { width, height } = findDerivedSize(design, sizeID) ?? findArtboard(design)
  const choices = settingsChoices(creative.settings)
  return {
    ...creative,
    type: 'Banner',
    layout: null,
    fluid: false,
    width,
    height,
    size: creativeSize(width, height),
    html: builderHtml(design, { sizeID, adSeconds, title: creative.name }),
    settings: settingsFromChoices({
      ...choices,
      layoutOptions: { ...choices.layoutOptions, ad_duration: adSeconds },
    }),
  }
}
