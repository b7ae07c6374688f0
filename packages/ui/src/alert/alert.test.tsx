import { describePart } from '../testing/describe-part.js'
import { Alert } from './alert.js'

describePart('Alert', (probe) => (
  <Alert tone="danger" title="Sign in" live {...probe}>
    Sign up failed!
  </Alert>
))
