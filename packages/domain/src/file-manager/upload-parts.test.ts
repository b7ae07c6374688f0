import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePartSize, MAX_OBJECT_BYTES, MAX_PARTS, MIN_PART_BYTES, partRanges, sortParts } from './upload-parts.js'

const MIB = 1024 ** 2
const size = fc.oneof(
  fc.integer({ min: 0, max: 100 * MIB }),
  fc.maxSafeInteger().map((n) => Math.abs(n) % MAX_OBJECT_BYTES),
)

describe('choosePartSize', () => {
  it.each([
    [0, 5],
    [50_000 * MIB, 5],
    [50_000 * MIB + 1, 6],
    [MAX_OBJECT_BYTES, 525],
  ])('%d bytes have parts of %d MiB', (bytes, mib) => {
    expect(choosePartSize(bytes)).toBe(mib * MIB)
  })

  it('keeps the limits of S3 (property)', () => {
    fc.assert(
      fc.property(size, (bytes) => {
        const part = choosePartSize(bytes)
        expect(part).toBeGreaterThanOrEqual(MIN_PART_BYTES)
        expect(Math.ceil(bytes / part)).toBeLessThanOrEqual(MAX_PARTS)
      }),
    )
  })
})

describe('parts', () => {
  it('cover the file once, in order (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * MIB }), (bytes) => {
        const ranges = partRanges(bytes, choosePartSize(bytes))
        expect(ranges[0]?.start).toBe(0)
        expect(ranges.at(-1)?.end).toBe(bytes)
        ranges.slice(1).forEach((range, index) => {
          expect(range.start).toBe(ranges[index]?.end)
          expect(range.number).toBe(index + 2)
        })
      }),
    )
  })

  it('are missing unless the service has them completely', () => {
    const uploaded = [
      { number: 1, size: 5, etag: 'one' },
      { number: 2, size: 3, etag: 'cut off' },
      { number: 4, size: 2, etag: 'last' },
      { number: 9, size: 5, etag: 'of another file' },
    ]
    const { present, missing } = sortParts(17, 5, uploaded)
    expect(present.map(({ etag }) => etag)).toEqual(['one', 'last'])
    expect(missing).toEqual([
      { number: 2, start: 5, end: 10 },
      { number: 3, start: 10, end: 15 },
    ])
  })

  it('are either present or missing (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * MIB }), fc.subarray([1, 2, 3, 4, 5, 6]), (bytes, numbers) => {
        const all = partRanges(bytes, MIN_PART_BYTES)
        const uploaded = all
          .filter(({ number }) => numbers.includes(number))
          .map(({ number, start, end }) => ({ number, size: end - start, etag: '' }))
        const { present, missing } = sortParts(bytes, MIN_PART_BYTES, uploaded)
        expect([...present, ...missing].map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          all.map(({ number }) => number),
        )
        const sent = present.reduce((sum, part) => sum + part.size, 0)
        const rest = missing.reduce((sum, { start, end }) => sum + end - start, 0)
        expect(sent + rest).toBe(bytes)
      }),
    )
  })
})
