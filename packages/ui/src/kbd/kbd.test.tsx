import { describePart } from '../testing/describe-part.js'
import { Kbd } from './kbd.js'

describePart('Kbd', (probe) => <Kbd {...probe}>Ctrl</Kbd>)
