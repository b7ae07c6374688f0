import { RANGE_PRESETS } from '@placard/domain/report'
import { expect, it } from 'vitest'
import { COMPARE_KEY, CUSTOM_KEY, choiceOfKey, findChoice, rangeChoices } from './range-choices.js'

const NOW = new Date('2025-10-14T10:00:00Z')
const flight = { start: '2025-08-20', end: '2025-12-24' }
const all = (options = {}) => rangeChoices({ now: NOW, tzCode: 'UTC', bounds: {}, flight, ...options })

it('has a unique, case-insensitive key per preset', () => {
  const keys = [...all().map(({ key }) => key), CUSTOM_KEY, COMPARE_KEY]
  expect(new Set(keys).size).toBe(RANGE_PRESETS.length + 3)
  expect(choiceOfKey('w', all())?.id).toBe('last7')
  expect(choiceOfKey('L', all())?.id).toBe('lifetime')
  expect(choiceOfKey('Enter', all())).toBeUndefined()
})

it('offers the flight of started campaigns first', () => {
  expect(all()[0]).toMatchObject({ label: 'Flight', range: { start: '2025-08-20', end: '2025-10-14' } })
  for (const none of [undefined, { start: null, end: null }, { start: '2025-11-01', end: null }])
    expect(all({ flight: none }).map(({ id }) => id)).not.toContain('lifetime')
  expect(all({ flight: { start: '2020-01-01', end: null } })[0]?.note).toMatch(/^The last 400 days/)
})

it('finds the preset of a range', () => {
  const readName = (start: string, end: string) => findChoice({ start, end, tzCode: 'UTC' }, all())?.label
  expect(readName('2025-10-01', '2025-10-14')).toBe('Last 14 days')
  expect(readName('2025-08-20', '2025-10-14')).toBe('Flight')
  expect(readName('2025-08-21', '2025-10-14')).toBeUndefined()
})

it('disables presets and keys outside the bounds', () => {
  const off = (bounds: object) => all({ bounds }).flatMap(({ id, disabled }) => (disabled ? [id] : []))
  expect(off({ min: '2025-09-01' })).toEqual(['lifetime', 'last90', 'yearToDate'])
  expect(off({ max: '2025-10-13' })).toEqual(
    ['lifetime', ...RANGE_PRESETS].filter((id) => !/yesterday|lastMonth/.test(id)),
  )
  expect(off({ max: '2030-01-01' })).toEqual([])
  expect(choiceOfKey('N', all({ bounds: { min: '2025-09-01' } }))).toBeUndefined()
})
