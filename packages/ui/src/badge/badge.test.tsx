import { describePart } from '../testing/describe-part.js'
import { Badge } from './badge.js'

describePart('Badge', (probe) => (
  <Badge tone="info" {...probe}>
    New
  </Badge>
))
