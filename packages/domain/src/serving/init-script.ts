import { NO_DEAL, UNFILLED } from './banner-query.js'
import { functionText, scriptJson } from './page-text.js'
import { showBanners } from './show-banners.js'

/** The text of the script that turns `ins` tags into banners. `host` is the base of the serving host. */
export const initScript = (host: string): string =>
  `${functionText(showBanners)}(${[host, UNFILLED.source, NO_DEAL.source].map(scriptJson).join(',')});\n`
