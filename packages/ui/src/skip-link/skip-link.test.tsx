import { describePart } from '../testing/describe-part.js'
import { SkipLink } from './skip-link.js'

describePart('SkipLink', (probe) => (
  <>
    <SkipLink {...probe} />
    <main id="content">Content</main>
  </>
))
