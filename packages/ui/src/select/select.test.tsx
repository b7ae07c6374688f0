import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Select } from './select.js'

const options = [
  { value: '', label: 'All' },
  { value: 'live', label: 'Live' },
]

describePart('Select', (probe) => <Select aria-label="Status" options={options} value="live" {...probe} />)

describe('Select', () => {
  it('shows an option whose value is empty, and the placeholder for a value it does not know', async () => {
    const { rerender } = await mount(<Select aria-label="Status" options={options} value="" />)
    const trigger = page.getByRole('combobox').element()
    expect(trigger).toHaveTextContent('All')
    await rerender(<Select aria-label="Status" options={options} value="gone" placeholder="Choose a status" />)
    expect(trigger).toHaveTextContent('Choose a status')
  })
})
