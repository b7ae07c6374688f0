import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedReport } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { creativeLabels } from './creative-labels.js'

const listLabels = (names: string[]) => [...creativeLabels(generatedReport(names).subject.creatives).values()]

describe('the labels of creatives in a pivot table', () => {
  it('are their names, with the id where names are alike', () => {
    expect(listLabels(['Spring', 'SPRING ', 'Summer', '', ' '])).toEqual([
      'Spring (creative0)',
      'SPRING  (creative1)',
      'Summer',
      ' (creative3)',
      '  (creative4)',
    ])
  })

  it('distinguish a name from another one with an id', () => {
    expect(listLabels(['a', 'a', 'a (creative0)'])).toEqual([
      'a (creative0)',
      'a (creative1)',
      'a (creative0) (creative2)',
    ])
  })

  it('fit a pivot item, and never end in half a character', () => {
    const [long = '', pairs = ''] = listLabels(['x'.repeat(5000), `a${'😀'.repeat(300)}`])
    expect(long).toBe('x'.repeat(255))
    expect(pairs).toBe(`a${'😀'.repeat(127)}`)
  })

  it('are unique for any names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...HOSTILE_NAMES, 'a', 'A', 'a ', 'a (creative0)'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const labels = listLabels(names)
        expect(new Set(labels.map((label) => label.trim().toLowerCase())).size).toBe(names.length)
        for (const label of labels) expect(label.length).toBeLessThanOrEqual(255)
      }),
      { numRuns: 1_000 },
    )
  })
})
