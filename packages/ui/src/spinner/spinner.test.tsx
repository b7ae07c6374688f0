import { describePart } from '../testing/describe-part.js'
import { Spinner } from './spinner.js'

describePart('Spinner', (probe) => <Spinner label="Loading" {...probe} />)
