import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeProblems } from './place-problems.js'

describe('placeProblems', () => {
  it('follows document order, and keeps problems without a field', () => {
    const problems = [
      { path: 'password', message: 'Too short' },
      { path: 'company', message: 'Unknown company' },
      { path: 'username', message: 'Fill in your email' },
      { path: 'username', message: 'Another thing' },
    ]
    expect(placeProblems(problems, ['username', 'password', 'remember'])).toEqual({
      atFields: [
        { path: 'username', message: 'Fill in your email' },
        { path: 'password', message: 'Too short' },
      ],
      elsewhere: [{ path: 'company', message: 'Unknown company' }],
    })
  })

  it('assigns a nested problem to its field', () => {
    const problems = [
      { path: 'to.2', message: 'No email' },
      { path: 'to.extra.0', message: 'No number' },
      { path: 'total', message: 'Too much' },
    ]
    expect(placeProblems(problems, ['to', 'to.extra'])).toEqual({
      atFields: [
        { path: 'to', message: 'No email' },
        { path: 'to.extra', message: 'No number' },
      ],
      elsewhere: [{ path: 'total', message: 'Too much' }],
    })
  })

  it('never loses a problem', () => {
    const path = fc.constantFrom('a', 'b', 'c', 'd')
    fc.assert(
      fc.property(fc.array(fc.record({ path, message: fc.string() })), fc.uniqueArray(path), (problems, names) => {
        const { atFields, elsewhere } = placeProblems(problems, names)
        const shown = new Set([...atFields, ...elsewhere].map((problem) => problem.path))
        expect(shown).toEqual(new Set(problems.map((problem) => problem.path)))
      }),
    )
  })
})
