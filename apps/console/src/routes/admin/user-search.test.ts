import { describe, expect, it } from 'vitest'
import { parseUserSearch, userSearchParams } from './user-search.js'

describe('URL parameters of the user list', () => {
  it.each([
    ['', { q: '', page: 1 }],
    ['q=ada&page=3', { q: 'ada', page: 3 }],
    ['page=0', { q: '', page: 1 }],
    ['page=1.5', { q: '', page: 1 }],
    ['page=-2&q=%20', { q: ' ', page: 1 }],
    ['page=100001', { q: '', page: 1 }],
    [`q=${'a'.repeat(120)}`, { q: 'a'.repeat(100), page: 1 }],
  ])('parses %s', (address, search) => expect(parseUserSearch(new URLSearchParams(address))).toEqual(search))

  it('omits defaults', () => {
    expect(userSearchParams({ q: '', page: 1 }).toString()).toBe('')
    expect(userSearchParams({ q: 'a b', page: 2 }).toString()).toBe('q=a+b&page=2')
  })
})
