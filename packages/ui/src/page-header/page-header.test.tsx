import { describePart } from '../testing/describe-part.js'
import { PageHeader } from './page-header.js'

describePart('PageHeader', (probe) => <PageHeader title="Autumn 2025" description="5 creatives" {...probe} />)
