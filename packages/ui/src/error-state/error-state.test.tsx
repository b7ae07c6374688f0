import { describePart } from '../testing/describe-part.js'
import { ErrorState } from './error-state.js'

describePart('ErrorState', (probe) => (
  <ErrorState title="The report could not be loaded" description="Try again." detail="504" {...probe} />
))
