import { describePart } from '../testing/describe-part.js'
import { ThemeSwitch } from './theme-switch.js'

describePart('ThemeSwitch', (probe) => <ThemeSwitch value="system" onValueChange={() => {}} {...probe} />)
