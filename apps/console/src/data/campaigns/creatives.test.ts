import { ApiError } from '@placard/domain/api'
import { type Creative, newCreative } from '@placard/domain/creative'
import { DEMO_NOW } from '@placard/domain/demo'
import { isTemporaryId } from '@placard/domain/internal/text'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CreativeList, NewCreative } from './creatives.js'

const call = vi.fn()
vi.mock('../api.js', () => ({ call: (...given: unknown[]) => call(...given) }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const {
  createCreativeMutation,
  creativesQuery,
  deleteCreatives,
  forgetCreative,
  updatePlatformMutation,
  takeCreative,
} = await import('./creatives.js')
const { queryClient } = await import('../query-client.js')

const many = Array.from(
  { length: 12_000 },
  (_, index): Creative => ({ ...newCreative('c1', DEMO_NOW), id: `many${index}`, name: `Take ${index}` }),
)
const answer = (_: unknown, { query }: { query: Record<string, string> }) => {
  const [page, size] = [Number(query['paginate[page]']), Number(query['paginate[size]'])]
  const pages = Math.ceil(many.length / size)
  return { data: many.slice((page - 1) * size, page * size), pagination: { page, pages, total: many.length } }
}
const known = () => queryClient.getQueryData<CreativeList>(['creatives', 'c1'])
const load = () => queryClient.fetchQuery({ ...creativesQuery('c1'), staleTime: 0, retry: false })

const create = (input: NewCreative, idempotencyKey: string) =>
  queryClient.getMutationCache().build(queryClient, createCreativeMutation).execute({ input, idempotencyKey })

beforeEach(() => {
  queryClient.clear()
  call.mockReset()
  call.mockImplementation(async (...given: Parameters<typeof answer>) => answer(...given))
})

describe('creatives of a campaign with thousands', () => {
  it('are shown in order, from the first hundred on, while the others load', async () => {
    const shown = new Set<string>()
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (known()) shown.add(`${known()?.creatives.length} of ${known()?.of}`)
    })
    expect((await load()).creatives).toEqual(many)
    stop()
    expect([...shown]).toEqual(['100 of 12000', '5000 of 12000', '10000 of 12000', '12000 of undefined'])
    expect(call).toHaveBeenCalledTimes(4)
  })

  it('are counted correctly when one is deleted or changed while the others load', async () => {
    call.mockImplementation(async (...given: Parameters<typeof answer>) => {
      if (given[1].query['paginate[page]'] === '2') throw new ApiError('The disk is full.', { status: 500 })
      return answer(...given)
    })
    await expect(load()).rejects.toThrow('The disk is full.')
    expect(known()?.of).toBe(12_000)
    forgetCreative(many[3]!)
    takeCreative({ ...many[4]!, name: 'Another' })
    expect(known()?.of).toBe(11_999)
    expect(
      known()
        ?.creatives.map(({ name }) => name)
        .slice(2, 5),
    ).toEqual(['Take 2', 'Another', 'Take 5'])
  })
})

describe('creatives being created', () => {
  it('each get the response to their own request, in any order of responses', async () => {
    queryClient.setQueryData<CreativeList>(['creatives', 'c1'], { creatives: [] })
    const answers = new Map<string, () => void>()
    call.mockImplementation(
      (_: unknown, { body }: { body: { name: string } }) =>
        new Promise((resolve) => {
          const creative = { ...newCreative('c1', DEMO_NOW), id: `id of ${body.name}`, name: body.name }
          answers.set(body.name, () => resolve({ data: creative }))
        }),
    )
    const input = {
      campaignID: 'c1',
      type: 'Banner',
      width: 300,
      height: 250,
      fluid: false,
      platform: 'Xandr',
    } as const
    const first = create({ ...input, name: 'First' }, 'key 1')
    const second = create({ ...input, name: 'Second' }, 'key 2')
    await vi.waitFor(() => expect(answers.size).toBe(2))
    const shown = () => known()?.creatives.map(({ id, name }) => [isTemporaryId(id) ? 'temporary' : id, name])
    expect(shown()).toEqual([
      ['temporary', 'First'],
      ['temporary', 'Second'],
    ])

    answers.get('Second')?.()
    expect((await second).id).toBe('id of Second')
    expect(shown()).toEqual([
      ['temporary', 'First'],
      ['id of Second', 'Second'],
    ])

    answers.get('First')?.()
    expect((await first).id).toBe('id of First')
    expect(shown()).toEqual([
      ['id of First', 'First'],
      ['id of Second', 'Second'],
    ])
  })

  it('leave the list when the server refuses, and no other creative does', async () => {
    const kept = many[0]!
    queryClient.setQueryData<CreativeList>(['creatives', 'c1'], { creatives: [kept] })
    let refuse = () => {}
    call.mockImplementation(
      () => new Promise((_, reject) => (refuse = () => reject(new ApiError('The name is taken.', { status: 422 })))),
    )
    const input = { campaignID: 'c1', name: 'First', type: 'Banner', width: 300, height: 250 } as const
    const creation = create({ ...input, fluid: false, platform: 'Xandr' }, 'key 1')
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    expect(known()?.creatives).toHaveLength(2)
    refuse()
    await expect(creation).rejects.toThrow('The name is taken.')
    expect(known()?.creatives).toEqual([kept])
  })
})

describe('several creatives', () => {
  it('are deleted except those that the server refuses, and the error counts these', async () => {
    queryClient.setQueryData<CreativeList>(['creatives', 'c1'], { creatives: many.slice(0, 4) })
    call.mockImplementation(async (_: unknown, { query }: { query: { id: string } }) => {
      if (query.id === 'many1') throw new ApiError('It is running.', { status: 409 })
      return { data: null }
    })
    await expect(deleteCreatives(many.slice(0, 3), { keepalive: false })).rejects.toThrow(
      '1 of 3 creatives were not deleted. It is running.',
    )
    expect(known()?.creatives.map(({ id }) => id)).toEqual(['many1', 'many3'])
  })

  it('change their platform and nothing else', async () => {
    const creative = { ...many[0]!, settings: [{ key: 'euCreative' as const, value: true }], version: 3 }
    call.mockImplementation(async (_: unknown, { body }: { body: object }) => ({ data: { ...creative, ...body } }))
    await queryClient
      .getMutationCache()
      .build(queryClient, updatePlatformMutation)
      .execute({ creative, platform: 'Adform' })
    const { id, version, name, type, width, height, fluid, trackers, settings, layout } = creative
    expect(call.mock.calls[0]?.[1].body).toEqual({
      ...{ id, version, name, type, width, height, fluid, trackers, settings, layout },
      platform: 'Adform',
    })
  })
})
