import { BUILDER_TEMPLATES, newAdDesign } from '@placard/domain/ad-builder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const draft = { design: BUILDER_TEMPLATES[0]!.design, adSeconds: 15, knownHtml: '<b>Ride</b>' }
const map = new Map<string, string>()
const held = new Set<string>()

/** Loads the module as a new tab does: fresh modules over the same storage, for a signed-in user. */
async function newTab(userID = 'u1') {
  vi.resetModules()
  vi.doMock('./session-store.js', () => ({ shownUser: () => ({ id: userID }) }))
  return (await import('./builder-drafts.js')).openBuilderDraft
}

beforeEach(() => {
  map.clear()
  held.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  })
  vi.stubGlobal('navigator', {
    locks: {
      request: async (key: string, _: LockOptions, callback: (lock: object | null) => Promise<void> | undefined) => {
        if (held.has(key)) return callback(null)
        held.add(key)
        await callback({})
        held.delete(key)
      },
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./session-store.js')
})

it('restores the draft of a closed tab, of a creative or a new ad, until it is removed', async () => {
  const open = await newTab()
  const [slot, other] = [await open('creative1'), await open(undefined)]
  expect([slot.draft, other.draft]).toEqual([undefined, undefined])
  slot.write(draft)
  other.write({ design: newAdDesign(), adSeconds: 0 })
  slot.release()
  other.release()
  await vi.waitFor(() => expect(held.size).toBe(0))
  const again = await newTab()
  const restored = await again('creative1')
  expect(restored.draft).toMatchObject(draft)
  expect((await again(undefined)).draft).toMatchObject({ design: newAdDesign(), adSeconds: 0 })
  restored.write(undefined)
  restored.release()
  await vi.waitFor(() => expect(held.size).toBe(1))
  expect((await (await newTab())('creative1')).draft).toBeUndefined()
})

it('gives each open tab a draft of its own, and restores those of closed tabs one by one', async () => {
  const open = await newTab()
  const [first, second] = [await open('creative1'), await open('creative1')]
  first.write(draft)
  second.write({ ...draft, adSeconds: 20 })
  expect((await open('creative1')).draft).toBeUndefined()
  first.write(undefined)
  second.release()
  await vi.waitFor(async () => expect((await open('creative1')).draft).toMatchObject({ adSeconds: 20 }))
})

it('never shows a draft to another user', async () => {
  const slot = await (await newTab())(undefined)
  slot.write(draft)
  slot.release()
  expect((await (await newTab('u2'))(undefined)).draft).toBeUndefined()
})

it('ignores damaged drafts, says when it cannot store one, and works without locks', async () => {
  const open = await newTab()
  const slot = await open(undefined)
  expect(slot.write(draft)).toBe(true)
  for (const key of map.keys()) map.set(key, '{"design":"{}","adSeconds":1}')
  slot.release()
  expect((await open(undefined)).draft).toBeUndefined()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', undefined)
  const without = await open(undefined)
  expect(without.draft).toBeUndefined()
  expect(without.write(draft)).toBe(false)
})
