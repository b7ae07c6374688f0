import { SERVING_LIFE_MS } from '@placard/domain/internal/tags'
import { createId } from '@placard/domain/internal/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../secrets.js'
import { createServingIDs, isCounted, readClickPath } from './serving-id.js'

const ids = createServingIDs(createSigner('a secret', 'servings'))
const now = new Date('2026-03-01T12:00:00.123Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a serving id', () => {
  it('contains live id and time, is URL-safe and unique', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/), fc.boolean(), (liveID, isPreview) => {
        const [one, two] = [ids.create(liveID, now, isPreview), ids.create(liveID, now, isPreview)]
        expect(one).toMatch(/^[\w-]{35,80}$/)
        expect(ids.read(one)).toEqual({ liveID, servedAt: now, isPreview, key: expect.stringMatching(/^.{16}$/) })
        expect(ids.read(one)?.key).not.toBe(ids.read(two)?.key)
      }),
    )
  })

  it('contains the ID of a click test, and never counts there', () => {
    const serving = ids.read(ids.createForClickTest('live', now, 'Ab3-_xYz'))
    expect(serving).toMatchObject({ liveID: 'live', servedAt: now, isPreview: true, clickTest: 'Ab3-_xYz' })
    expect(serving && isCounted(serving, now)).toBe(false)
    expect(ids.read(ids.create('live', now, true))).not.toHaveProperty('clickTest')
  })

  it('cannot be forged, changed, or created with another secret or for another purpose', () => {
    const real = ids.create(createId(), now)
    for (let at = 0; at < real.length; at++)
      expect(ids.read(`${real.slice(0, at)}${real[at] === 'A' ? 'B' : 'A'}${real.slice(at + 1)}`)).toBeUndefined()
    for (const secret of ['another secret', 'a secret '])
      expect(createServingIDs(createSigner(secret, 'servings')).read(real)).toBeUndefined()
    expect(createServingIDs(createSigner('a secret', 'other')).read(real)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), fc.base64String(), (text, base64) => {
        for (const forged of [text, base64, real + text, real.slice(0, text.length)])
          if (forged !== real) expect(ids.read(forged)).toBeUndefined()
      }),
    )
  })

  it('counts for 48 hours, not from the future, and never in a preview', () => {
    const counts = (servedAt: Date, isPreview = false) => {
      const serving = ids.read(ids.create('live', servedAt, isPreview))
      return serving && isCounted(serving, now)
    }
    expect([counts(now), counts(later(-SERVING_LIFE_MS)), counts(later(60_000))]).toEqual([true, true, true])
    expect([counts(later(-SERVING_LIFE_MS - 1)), counts(later(301_000)), counts(now, true)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('readClickPath', () => {
  const servingID = ids.create(createId(), now)
  const path = `/serve/click/${servingID}`

  it('takes out whatever a page appended to a serving id', () => {
    for (const appended of [
      '',
      '/',
      '/index.html',
      '?a=1',
      '&a=1',
      '%',
      '%zz',
      '%20',
      ';x',
      'https://a.test',
      'A',
      '-',
    ])
      expect(readClickPath(path + appended, ids)).toBe(path)
    fc.assert(fc.property(fc.string(), (appended) => readClickPath(path + appended, ids) === path))
  })

  it('leaves other paths as they are', () => {
    for (const other of [
      '/',
      '/serve/click/',
      `/serve/click/x${servingID}`,
      `/serve/click-test/hop/${servingID}`,
      `/x${path}`,
    ])
      expect(readClickPath(other, ids)).toBe(other)
  })
})
