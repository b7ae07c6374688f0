import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UploadSheetRecord } from './upload-sheet-records.js'

const record: UploadSheetRecord = {
  pages: { landingPage: 'https://shop.test/bikes', own: { 'set-summer': 'https://shop.test/summer' } },
  platforms: ['Xandr'],
  files: [{ id: 'f1', name: 'summer.mp4', size: 5 }],
  groups: [
    {
      ...{ id: 'f1', set: null, files: [{ id: 'f1', name: 'summer.mp4', place: 'whole' }] },
      ...{ creativeID: 'c1', arrived: ['f1'], isPublished: true, key: 'k1' },
    },
  ],
}
const map = new Map<string, string>()

/** Loads the module as a reload of the page does: fresh modules over the same storage, for a signed-in user. */
async function reload(userID = 'u1') {
  vi.resetModules()
  vi.doMock('./session-store.js', () => ({ shownUser: () => ({ id: userID }) }))
  return import('./upload-sheet-records.js')
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

it('restores the sheet of a campaign after a reload, until it is removed', async () => {
  const before = await reload()
  before.writeUploadSheet(before.uploadSheetKey('campaign'), record)
  const after = await reload()
  expect(after.readUploadSheet(after.uploadSheetKey('campaign'))).toEqual(record)
  expect(after.readUploadSheet(after.uploadSheetKey('another'))).toBeUndefined()
  after.writeUploadSheet(after.uploadSheetKey('campaign'), undefined)
  const last = await reload()
  expect(last.readUploadSheet(last.uploadSheetKey('campaign'))).toBeUndefined()
})

it('never shows a sheet to another user', async () => {
  const first = await reload()
  first.writeUploadSheet(first.uploadSheetKey('campaign'), record)
  const second = await reload('u2')
  expect(second.readUploadSheet(second.uploadSheetKey('campaign'))).toBeUndefined()
})

it('ignores damaged sheets and forbidden storage', async () => {
  const { readUploadSheet, writeUploadSheet } = await reload()
  writeUploadSheet('campaign', record)
  for (const damaged of ['{', '7', JSON.stringify({ ...record, platforms: ['Nowhere'] })]) {
    for (const key of map.keys()) map.set(key, damaged)
    expect(readUploadSheet('campaign')).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeUploadSheet('campaign', record)).not.toThrow()
  expect(readUploadSheet('campaign')).toBeUndefined()
})
