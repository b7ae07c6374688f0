import { createDraft } from '@placard/domain/creative'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoCreatives } from '../testing/creative.fixture.js'

const creative = demoCreatives[0]!
const base = createDraft(creative)
const draft = { version: 3, base, values: { ...base, name: 'Autumn, unsaved' } }
const map = new Map<string, string>()

/** Loads the module as a reload of the tab does: fresh modules over the same storage, for a signed-in user. */
async function reload(userID = 'u1') {
  vi.resetModules()
  vi.doMock('./session-store.js', () => ({ shownUser: () => ({ id: userID }) }))
  return import('./editor-drafts.js')
}

beforeEach(() => {
  map.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./session-store.js')
})

it('restores a draft after a reload, until it is removed', async () => {
  const before = await reload()
  before.writeDraft(creative, draft)
  const after = await reload()
  expect(after.readDraft(creative)).toEqual(draft)
  expect(after.readDraft({ id: 'another' })).toBeUndefined()
  after.writeDraft(creative, undefined)
  expect((await reload()).readDraft(creative)).toBeUndefined()
})

it('never shows a draft to another user', async () => {
  const first = await reload()
  first.writeDraft(creative, draft)
  expect((await reload('u2')).readDraft(creative)).toBeUndefined()
})

it('ignores damaged drafts and forbidden storage', async () => {
  const { readDraft, writeDraft } = await reload()
  writeDraft(creative, draft)
  for (const damaged of ['{', '7', JSON.stringify({ ...draft, values: { ...draft.values, trackers: ['x'] } })]) {
    for (const key of map.keys()) map.set(key, damaged)
    expect(readDraft(creative)).toBeUndefined()
  }
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => writeDraft(creative, draft)).not.toThrow()
  expect(readDraft(creative)).toBeUndefined()
})
