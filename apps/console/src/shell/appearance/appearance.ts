import { onSettings } from '../../state/settings.js'
import { reportFailure } from '../failures.js'
import { followDensity } from './density.js'
import { showLanguage } from './language.js'
import { followTheme } from './theme.js'

// theme.js has applied the stored theme before the first paint; from here on the page follows changes.
followTheme()
followDensity()
onSettings(({ language }) => void showLanguage(language).catch(reportFailure))
