import { describePart } from '../testing/describe-part.js'
import { VisuallyHidden } from './visually-hidden.js'

describePart('VisuallyHidden', (probe) => <VisuallyHidden {...probe}>no data</VisuallyHidden>)
