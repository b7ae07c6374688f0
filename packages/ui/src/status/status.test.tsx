import { describePart } from '../testing/describe-part.js'
import { Status } from './status.js'

describePart('Status', (probe) => (
  <Status tone="warning" {...probe}>
    Ends in 3 days
  </Status>
))
