import { functionText, scriptJson } from './page-text.js'
import { showBanners } from './show-banners.js'
import { UNFILLED } from './tag-query.js'

/** The text of the script that turns `ins` tags into banners. `host` is the base of the serving host. */
export const initScript = (host: string): string =>
  `${functionText(showBanners)}(${[host, UNFILLED.source].map(scriptJson).join(',')});\n`
