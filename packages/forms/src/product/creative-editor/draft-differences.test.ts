import { expect, it } from 'vitest'
import { compareDrafts } from './draft-differences.js'

const base = {
  name: 'Spring',
  width: 300,
  trackers: { click: [] as string[] },
  layoutOptions: { loop: 'no', size: 100 },
}

it('separates fields that both have changed from those that one has', () => {
  const mine = { ...base, name: 'Summer', width: 728, layoutOptions: { loop: 'yes', size: 80 } }
  const theirs = { ...base, name: 'Autumn', trackers: { click: ['a'] }, layoutOptions: { loop: 'yes', size: 60 } }
  expect(compareDrafts(base, mine, theirs)).toEqual({
    conflicts: [
      { path: 'name', mine: 'Summer', theirs: 'Autumn' },
      { path: 'layoutOptions.size', mine: 80, theirs: 60 },
    ],
    theirChanges: [{ path: 'trackers.click', mine: [], theirs: ['a'] }],
  })
})

it('has no conflicts between equal changes', () => {
  const changed = { ...base, name: 'Summer' }
  expect(compareDrafts(base, changed, changed)).toEqual({ conflicts: [], theirChanges: [] })
})
