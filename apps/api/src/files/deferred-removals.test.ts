import { expect, it } from 'vitest'
import { withDeferredRemovals } from './deferred-removals.js'
import type { FileStore } from './file-store.js'

it('removes files after a running backup, and otherwise at once', async () => {
  const removed: string[] = []
  const store = { remove: async (key: string) => void removed.push(key) } as unknown as FileStore
  const { files, removals } = withDeferredRemovals(store)
  await files.remove('before')
  const releaseFirst = removals.hold()
  const releaseSecond = removals.hold()
  await files.remove('during')
  releaseFirst()
  expect(removed).toEqual(['before'])
  releaseSecond()
  expect(removed).toEqual(['before', 'during'])
  await files.remove('after')
  expect(removed).toEqual(['before', 'during', 'after'])
})
