import { followDensity } from './density.js'
import { followTheme } from './theme.js'

// theme.js has dressed the page before its first paint; from here on it follows what is chosen.
followTheme()
followDensity()
