import { installVpaid } from './install-vpaid.js'
import { functionText } from './page-text.js'

/** The text of the VPAID 2.0 unit, the same for all creatives: it reads what to show from AdParameters. */
export const vpaidUnit = (): string => `${functionText(installVpaid)}();\n`
