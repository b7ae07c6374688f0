// Names of console that only Placard's packages and apps use. They may change in any release.
export type { ConsoleConfig } from '../../console-config/console-config.js'
export { parseConsoleConfig } from '../../console-config/console-config.js'
export { guard, HOME_PATH, safeTarget } from '../../navigation/guard.js'
export type { ScreenName } from '../../navigation/screens.js'
export { SCREENS, screenAt } from '../../navigation/screens.js'
export { NOTIFICATION_DELAY_MS, REPORT_FAILED, WELCOME_BACK } from '../../notification/notification.js'
export type { Settings } from '../../settings/settings.js'
export { DEFAULT_SETTINGS, parseSettings } from '../../settings/settings.js'
