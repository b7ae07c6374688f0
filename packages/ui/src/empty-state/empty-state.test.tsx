import { describePart } from '../testing/describe-part.js'
import { EmptyState } from './empty-state.js'

describePart('EmptyState', (probe) => (
  <EmptyState title="No campaigns to show" description="Campaigns that you make are listed here." {...probe} />
))
