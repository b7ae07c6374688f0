import { describePart } from '../testing/describe-part.js'
import { Separator } from './separator.js'

describePart('Separator', (probe) => <Separator {...probe} />)
