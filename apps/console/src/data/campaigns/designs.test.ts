import { type AdDesign, BUILDER_TEMPLATES, designFromHtml, newAdDesign } from '@placard/domain/ad-builder'
import { endpoints, VersionConflict } from '@placard/domain/api'
import { type Creative, newCreative } from '@placard/domain/creative'
import { newLayer } from '@placard/domain/internal/ad-builder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { call, uploadAsset, takeCreative } = vi.hoisted(() => ({
  call: vi.fn(),
  uploadAsset: vi.fn(),
  takeCreative: vi.fn(),
}))
vi.mock('../api.js', () => ({ call }))
vi.mock('./assets.js', () => ({ uploadAsset }))
vi.mock('./creatives.js', () => ({ takeCreative }))
const { updateDesignMutation } = await import('./designs.js')

const { design } = BUILDER_TEMPLATES[0]!
type Save = Parameters<NonNullable<typeof updateDesignMutation.mutationFn>>[0]
const target = (sizeID: string | null, changes: Partial<Save['targets'][number]> = {}) => ({
  sizeID,
  name: `Spring ${sizeID}`,
  idempotencyKey: `key ${sizeID}`,
  ...changes,
})
const save = (targets: Save['targets'], changes: Partial<Save> = {}) =>
  updateDesignMutation.mutationFn?.(
    { campaignID: 'c1', design, adSeconds: 15, defaults: {}, targets, ...changes },
    {} as never,
  )

/** Creatives of a server that stores what it is sent. */
let stored: Map<string, Creative>

beforeEach(() => {
  vi.resetAllMocks()
  stored = new Map()
  call.mockImplementation(
    async (endpoint: unknown, { body, query }: { body: Partial<Creative>; query?: { id: string } }) => {
      if (endpoint === endpoints.newCreative) {
        const created = { ...newCreative('c1', new Date(0)), ...body, id: `id${stored.size + 1}` } as Creative
        stored.set(created.id, created)
        return { data: created }
      }
      const known = stored.get(query?.id ?? body.id ?? '')
      if (!known) throw new Error('Creative not found!')
      if (endpoint === endpoints.creative) return { data: known }
      if (body.version !== known.version) throw new Error('Somebody was faster')
      const changed = { ...known, ...body, version: known.version + 1 } as Creative
      stored.set(changed.id, changed)
      return { data: changed }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('creates a creative for each size with its HTML, and tells the cache', async () => {
  const trackers = { click: [{ type: 'redirect' as const, url: 'https://shop.test/' }] }
  const saved = await save([target(null), target('s1')], { defaults: { trackers } })
  expect(saved?.map(({ width, height, name }) => [width, height, name])).toEqual([
    [300, 250, 'Spring null'],
    [728, 90, 'Spring s1'],
  ])
  for (const [index, sizeID] of [null, 's1'].entries()) {
    expect(designFromHtml(saved?.[index]?.html ?? '')).toEqual({ design, sizeID })
    expect(saved?.[index]).toMatchObject({ type: 'Banner', layout: null, trackers })
    expect(saved?.[index]?.settings).toEqual([
      { key: 'layoutOptions', value: expect.objectContaining({ ad_duration: 15 }) },
    ])
  }
  expect(takeCreative).toHaveBeenCalledTimes(2)
  expect(
    call.mock.calls.filter(([endpoint]) => endpoint === endpoints.newCreative).map(([, given]) => given.idempotencyKey),
  ).toEqual(['key null', 'key s1'])
})

it('changes a creative unless somebody else has changed its HTML', async () => {
  const [first] = (await save([target(null)])) ?? []
  const again = target(null, { creativeID: first?.id, knownHtml: first?.html })
  await expect(save([again])).resolves.toHaveLength(1)
  stored.set('id1', { ...stored.get('id1')!, html: '<b>Theirs</b>' })
  const conflict = await save([again])?.catch((failure: unknown) => failure)
  expect(conflict).toBeInstanceOf(VersionConflict)
  expect(conflict).toMatchObject({ current: { id: 'id1', html: '<b>Theirs</b>' } })
  expect(stored.get('id1')?.html).toBe('<b>Theirs</b>')
  await expect(save([{ ...again, knownHtml: undefined }])).resolves.toHaveLength(1)
  expect(stored.size).toBe(1)
})

it('says how many sizes were saved before a failure', async () => {
  const onStored = vi.fn()
  await expect(save([target(null), target('s1', { creativeID: 'unknown' })], { onStored })).rejects.toThrow(
    'Only 1 of 2 sizes were saved. Creative not found!',
  )
  expect(onStored.mock.calls.map(([{ id }]) => id)).toEqual(['id1'])
  await expect(save([target(null, { creativeID: 'unknown' })])).rejects.toThrow(/^Creative not found!$/)
})

it('saves nothing of an ad that is too large', async () => {
  const url = `data:image/png;base64,${'A'.repeat(499_000)}`
  const large: AdDesign = {
    ...newAdDesign(),
    layers: [...newAdDesign().layers, newLayer('image', 'i', { assetID: 'a' })],
    assets: [{ id: 'a', name: 'photo.png', kind: 'image', url, width: 10, height: 10 }],
  }
  await expect(save([target(null)], { design: large })).rejects.toThrow(
    /^The ad is 50\d\u00A0kB, and at most 500\u00A0kB/,
  )
  expect(call).not.toHaveBeenCalled()
})

it('gives every creative its own copy of a video', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('film', { headers: { 'content-type': 'video/mp4' } })),
  )
  uploadAsset.mockImplementation(async ({ creative }: { creative: Creative }) => ({
    url: `https://files.test/${creative.id}.mp4`,
  }))
  const film: AdDesign = {
    ...newAdDesign(),
    layers: [...newAdDesign().layers, newLayer('video', 'v', { assetID: 'a' })],
    assets: [{ id: 'a', name: 'film.mp4', kind: 'video', url: 'https://files.test/theirs.mp4', width: 10, height: 10 }],
    sizes: [{ id: 's1', width: 728, height: 90, layout: 'roles', overrides: {} }],
  }
  const saved = await save([target(null), target('s1')], { design: film })
  expect(saved?.map(({ html }) => designFromHtml(html)?.design.assets[0]?.url)).toEqual([
    'https://files.test/id1.mp4',
    'https://files.test/id2.mp4',
  ])
  expect(uploadAsset.mock.calls[0]?.[0].file).toMatchObject({ name: 'film.mp4', type: 'video/mp4' })
})
