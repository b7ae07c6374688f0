import { describe } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { Checkbox } from './checkbox.js'

describePart('Checkbox', (probe) => <Checkbox aria-label="Include" checked {...probe} />)
describe('with a label', () => {
  describePart('Checkbox', (probe) => <Checkbox label="Include" {...probe} />, { control: '[role="checkbox"]' })
})
