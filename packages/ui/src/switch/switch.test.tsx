import { describe } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { Switch } from './switch.js'

describePart('Switch', (probe) => <Switch aria-label="Compare" checked {...probe} />)
describe('with a label', () => {
  describePart('Switch', (probe) => <Switch label="Compare" {...probe} />, { control: '[role="switch"]' })
})
