import { describePart } from '../testing/describe-part.js'
import { Footer } from './footer.js'

describePart('Footer', (probe) => <Footer {...probe}>Placard 0.1.0</Footer>)
