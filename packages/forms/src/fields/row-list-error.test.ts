import { expect, it } from 'vitest'
import { errorOfList } from './row-list-error.js'

it('returns the error of the list, not of its rows', () => {
  const row = [undefined, { url: { message: 'No address' } }]
  expect(errorOfList({ click: row }, 'click')).toBeUndefined()
  expect(errorOfList({ click: Object.assign(row, { root: { message: 'Too many' } }) }, 'click')).toBe('Too many')
  expect(errorOfList({ data: { click: { message: 'Refused' } } }, 'data.click')).toBe('Refused')
  expect(errorOfList({}, 'click')).toBeUndefined()
})
