import { describe, expect, it } from 'vitest'
import { findFallbackLiveID, publicationState, publications } from './publication.js'

const live = (...moments: string[]) => moments.map((publishedAt, index) => ({ id: `live${index}`, publishedAt }))

describe('publicationState', () => {
  it('is draft without a published version', () => {
    expect(publicationState({ liveCreatives: [], updatedAt: '2025-10-14T10:00:00Z' })).toEqual({ state: 'draft' })
  })

  it('uses the newest tag, which can show an older version than another one', () => {
    const liveCreatives = live('2025-10-14T10:00:00Z', '2025-10-12T10:00:00Z')
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-12T10:00:00.000Z' })).toEqual({
      state: 'published',
      publishedAt: '2025-10-12T10:00:00Z',
    })
    expect(publicationState({ liveCreatives, updatedAt: '2025-10-12T10:00:01Z' }).state).toBe('changed')
  })

  it('is what the server says about changes, whatever the times', () => {
    const published = { liveCreatives: live('2025-10-12T10:00:00Z'), updatedAt: '2025-10-14T10:00:00Z' }
    expect(publicationState({ ...published, unpublishedChanges: false }).state).toBe('published')
    expect(publicationState({ ...published, updatedAt: '2025-10-01T10:00:00Z', unpublishedChanges: true }).state).toBe(
      'changed',
    )
  })
})

describe('publications', () => {
  it('are the tags in the order of their creation, the newest first', () => {
    const liveCreatives = live('2025-10-14T10:00:00Z', '2025-10-12T10:00:00Z')
    expect(publications({ liveCreatives }).map(({ id }) => id)).toEqual(['live1', 'live0'])
    expect(
      findFallbackLiveID({ settings: [{ key: 'fallbackCreative', value: 'f' }] }, [{ id: 'f', liveCreatives }]),
    ).toBe('live1')
  })
})
