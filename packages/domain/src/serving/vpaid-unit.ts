import { BUTTON_ICONS } from '../layout/button-icons.js'
import { installVpaid } from './install-vpaid.js'
import { functionText, scriptJson } from './page-text.js'
import { drawVpaidControls } from './vpaid-controls.js'
import { createVpaidEvents } from './vpaid-events.js'

/** The text of the VPAID 2.0 unit, the same for all creatives: it reads what to show from AdParameters. */
export const vpaidUnit = (): string =>
  `${functionText(installVpaid)}(${functionText(createVpaidEvents)},${functionText(drawVpaidControls)},${scriptJson(BUTTON_ICONS)});\n`
