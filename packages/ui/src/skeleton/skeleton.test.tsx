import { describePart } from '../testing/describe-part.js'
import { Skeleton } from './skeleton.js'

describePart('Skeleton', (probe) => <Skeleton {...probe} />)
