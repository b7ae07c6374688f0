import { describePart } from '../testing/describe-part.js'
import { SegmentedControl } from './segmented-control.js'

const options = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

describePart('SegmentedControl', (probe) => (
  <SegmentedControl label="View" value="chart" onValueChange={() => {}} options={options} {...probe} />
))
