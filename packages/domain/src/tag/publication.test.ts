import { describe, expect, it } from 'vitest'
import { publicationState } from './publication.js'

const live = (...moments: string[]) => moments.map((publishedAt, index) => ({ id: `live${index}`, publishedAt }))

describe('publicationState', () => {
  it('is a draft without a copy', () => {
    expect(publicationState({ liveCreatives: [], updatedAt: '2025-10-14T10:00:00Z' })).toEqual({ state: 'draft' })
  })

  it('goes by the newest copy, wherever it stands', () => {
    const liveCreatives = live('2025-10-14T10:00:00Z', '2025-10-12T10:00:00Z')
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-14T10:00:00.000Z' })).toEqual({
      state: 'published',
      publishedAt: '2025-10-14T10:00:00Z',
    })
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-14T10:00:01Z' }).state).toBe('changed')
  })
})
