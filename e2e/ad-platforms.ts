// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { PLATFORM_NAMES, type PlatformName } from '@placard/domain/tags'
import { openSite } from './sites.js'

/** Click macro that the user enters for Cognitiv, because none is public. */
export const ENTERED_CLICK = '{COGNITIV_CLICK}'

/** Click macro of each platform and the end of the redirect that replaces it; AdRoll's is unknown and not entered. */
const CLICKS: Record<Exclude<PlatformName, 'AdRoll'>, [macro: string, end: string]> = {
  'Google Ad Manager': ['%%CLICK_URL_UNESC%%', '?xai=AKAOjst&sig=Cg0&adurl='],
  'Google Campaign Manager': ['%c', ';~sscs=%3f'],
  'Google DV360': ['${CLICK_URL}', '?xai=AKAOjst&sai=AMfl&adurl='],
  Quantcast: ['${CLICK}', '?labels=_click.adserver&redirecturl2='],
  Cognitiv: [ENTERED_CLICK, '?to='],
  'The Trade Desk': ['%%TTD_CLK%%', '?imp=6f1c&ag=x1&r='],
  MediaMath: ['[UNENCODED_CLICK_REDIRECT]', '?mt_aid=1&mt_id=2&redirect='],
  Xandr: ['${CLICK_URL}', '/AAAAAAAA8D8/bcr=AAAA/clickenc='],
  'Yahoo DSP': ['${CLICKURL}', '?xp=17&rd='],
  Adform: ['%%c1;cpdir=', '?bn=123;rtbwp=0;cpdir='],
}

/** Values of all other macros in the tags. */
const VALUES: Record<string, string> = {
  '%%CACHEBUSTER%%': '4711',
  '%n': '4711',
  '${CACHEBUSTER}': '4711',
  '%%TTD_CACHEBUSTER%%': '4711',
  '[RANDOM_NUMBER]': '4711',
  '${REQUESTID}': '4711',
  __ADFRND__: '4711',
  '${IS_PREVIEW}': '0',
}

const slug = (platform: PlatformName) => `/${platform.toLowerCase().replaceAll(' ', '-')}`

/** Starts the click servers of all platforms on one origin. They redirect to the URL at the end of their own. */
export async function openPlatforms() {
  const site = await openSite((path) => {
    const [, target = ''] = /(?:=|%3f)(https?(?::|%3A).*)$/i.exec(path) ?? []
    return { to: decodeURIComponent(target) }
  })
  const chooseClick = (platform: PlatformName) => (platform === 'AdRoll' ? undefined : CLICKS[platform])
  return {
    /** Replaces the macros of a tag as its platform does when it shows the ad. */
    fill: (platform: PlatformName, tag: string) => {
      const [macro, end] = chooseClick(platform) ?? []
      const clicked = macro === undefined ? tag : tag.replaceAll(macro, `${site.url}${slug(platform)}${end}`)
      return Object.entries(VALUES).reduce((text, [name, value]) => text.replaceAll(name, value), clicked)
    },
    /** Returns the number of clicks that each platform has counted, without platforms that get none. */
    clicks: () =>
      Object.fromEntries(
        PLATFORM_NAMES.flatMap((platform) => {
          const count = site.asked.filter((path) => path.split(/[?;]|\/AAA/)[0] === slug(platform)).length
          return count > 0 ? [[platform, count]] : []
        }),
      ),
    close: site.close,
  }
}
