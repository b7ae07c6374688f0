import { BUILDER_TEMPLATES, newAdDesign } from '@placard/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const draft = { design: BUILDER_TEMPLATES[0]!.design, adSeconds: 15, knownHtml: '<b>Ride</b>' }
const map = new Map<string, string>()

/** Loads the module as a reload of the tab does: fresh modules over the same storage, for a signed-in user. */
async function reload(userID = 'u1') {
  vi.resetModules()
  vi.doMock('./session-store.js', () => ({ shownUser: () => ({ id: userID }) }))
  return import('./builder-drafts.js')
}

beforeEach(() => {
  map.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./session-store.js')
})

it('restores a draft of a creative or a new ad, until it is removed', async () => {
  const before = await reload()
  before.writeBuilderDraft('creative1', draft)
  before.writeBuilderDraft(undefined, { design: newAdDesign(), adSeconds: 0 })
  const after = await reload()
  expect(after.readBuilderDraft('creative1')).toEqual(draft)
  expect(after.readBuilderDraft(undefined)).toEqual({ design: newAdDesign(), adSeconds: 0 })
  after.writeBuilderDraft('creative1', undefined)
  expect((await reload()).readBuilderDraft('creative1')).toBeUndefined()
})

it('never shows a draft to another user', async () => {
  const first = await reload()
  first.writeBuilderDraft(undefined, draft)
  expect((await reload('u2')).readBuilderDraft(undefined)).toBeUndefined()
})

it('ignores damaged drafts, and says when it cannot store one', async () => {
  const { readBuilderDraft, writeBuilderDraft } = await reload()
  expect(writeBuilderDraft(undefined, draft)).toBe(true)
  for (const key of map.keys()) map.set(key, '{"design":"{}","adSeconds":1}')
  expect(readBuilderDraft(undefined)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(writeBuilderDraft(undefined, draft)).toBe(false)
  expect(readBuilderDraft(undefined)).toBeUndefined()
})
