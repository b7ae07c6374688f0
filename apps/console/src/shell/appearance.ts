import { followDensity } from './density.js'
import { followTheme } from './theme.js'

// theme.js has applied the stored theme before the first paint; from here on the page follows changes.
followTheme()
followDensity()
