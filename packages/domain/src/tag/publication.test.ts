import { describe, expect, it } from 'vitest'
import { publicationState } from './publication.js'

const live = (...moments: string[]) => moments.map((publishedAt, index) => ({ id: `live${index}`, publishedAt }))

describe('publicationState', () => {
  it('is draft without a published version', () => {
    expect(publicationState({ liveCreatives: [], updatedAt: '2025-10-14T10:00:00Z' })).toEqual({ state: 'draft' })
  })

  it('uses the newest version, whatever the order', () => {
    const liveCreatives = live('2025-10-14T10:00:00Z', '2025-10-12T10:00:00Z')
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-14T10:00:00.000Z' })).toEqual({
      state: 'published',
      publishedAt: '2025-10-14T10:00:00Z',
    })
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-14T10:00:01Z' }).state).toBe('changed')
  })
})
