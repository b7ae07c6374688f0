import { describePart } from '../testing/describe-part.js'
import { ThemeMenu } from './theme-menu.js'

describePart('ThemeMenu', (probe) => <ThemeMenu value="system" onValueChange={() => {}} {...probe} />, {
  slot: 'theme-menu',
})
