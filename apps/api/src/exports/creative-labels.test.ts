import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedReport } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { creativeLabels } from './creative-labels.js'

const labelsOf = (names: string[]) => [...creativeLabels(generatedReport(names).subject.creatives).values()]

describe('what a pivot calls creatives', () => {
  it('is their names, with the id where a pivot could confuse two', () => {
    expect(labelsOf(['Spring', 'SPRING ', 'Summer', '', ' '])).toEqual([
      'Spring (creative0)',
      'SPRING  (creative1)',
      'Summer',
      ' (creative3)',
      '  (creative4)',
    ])
  })

  it('distinguishes a name from another one with an id', () => {
    expect(labelsOf(['a', 'a', 'a (creative0)'])).toEqual([
      'a (creative0)',
      'a (creative1)',
      'a (creative0) (creative2)',
    ])
  })

  it('is short enough for an item, and never half a character', () => {
    const [long = '', pairs = ''] = labelsOf(['x'.repeat(5000), `a${'😀'.repeat(300)}`])
    expect(long).toBe('x'.repeat(255))
    expect(pairs).toBe(`a${'😀'.repeat(127)}`)
  })

  it('is different for each creative, whatever the names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...HOSTILE_NAMES, 'a', 'A', 'a ', 'a (creative0)'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const labels = labelsOf(names)
        expect(new Set(labels.map((label) => label.trim().toLowerCase())).size).toBe(names.length)
        for (const label of labels) expect(label.length).toBeLessThanOrEqual(255)
      }),
      { numRuns: 1_000 },
    )
  })
})
