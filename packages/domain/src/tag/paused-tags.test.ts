import { expect, it } from 'vitest'
import { pauseState, publishEffect } from './publication.js'

const older = { id: 'live0', publishedAt: '2025-10-14T10:00:00Z' }
const newer = { id: 'live1', publishedAt: '2025-10-12T10:00:00Z' }
const pausedAt = '2025-10-15T10:00:00Z'

it('says whether all tags are paused, some or none', () => {
  expect(pauseState({ liveCreatives: [] })).toBeUndefined()
  expect(pauseState({ liveCreatives: [older, newer] })).toBeUndefined()
  expect(pauseState({ liveCreatives: [older, { ...newer, pausedAt }] })).toBe('partlyPaused')
  expect(pauseState({ liveCreatives: [{ ...newer, pausedAt }] })).toBe('paused')
})

it('says what publishing changes for placed tags', () => {
  expect(publishEffect({ liveCreatives: [] })).toBeUndefined()
  expect(publishEffect({ liveCreatives: [older] })).toBe('The placed tag will show the new version.')
  expect(publishEffect({ liveCreatives: [older, newer] })).toMatch(/^The newest tag will show/)
  expect(publishEffect({ liveCreatives: [{ ...older, pausedAt }] })).toMatch(/^The tag is paused/)
})
