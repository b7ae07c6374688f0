import { ApiError } from '@placard/domain/api'
import { demoCampaignList } from '@placard/domain/demo'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CampaignList } from './campaigns.js'

const call = vi.fn()
vi.mock('../api.js', () => ({ call: (...given: unknown[]) => call(...given) }))
const map = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
})
const { keepSession } = await import('../../state/session-store.js')
const { campaignsQuery, forgetCampaigns, knownCampaign } = await import('./campaigns.js')
const { queryClient } = await import('../query-client.js')

const campaigns = demoCampaignList()
const user = { id: 'u1', first_name: 'Ada', last_name: 'Byron', email: 'ada@placard.test', role: 'staff' as const }
const list = (scope: 'mine' | 'all') => queryClient.fetchQuery({ ...campaignsQuery(scope), staleTime: 0, retry: false })

beforeEach(() => {
  map.clear()
  keepSession({ user, location: null }, true)
  queryClient.clear()
  call.mockReset()
})

describe('the list of campaigns', () => {
  it('removes a deleted campaign from both lists and from storage', async () => {
    call.mockResolvedValue({ data: campaigns })
    await Promise.all([list('mine'), list('all')])
    const [first, second] = campaigns
    forgetCampaigns([first!.id])
    expect(knownCampaign(first!.id)).toBeUndefined()
    expect(knownCampaign(second!.id)).toEqual(second)
    expect(map.get('campaigns')).not.toContain(first!.id)
    expect(map.get('campaigns')).toContain(second!.id)
    expect(queryClient.getQueryState(['campaigns', 'all'])?.isInvalidated).toBe(true)
  })

  it('is shown from storage and loaded again, because a reload can be earlier than the answer to a deletion', async () => {
    call.mockResolvedValue({ data: campaigns })
    await list('mine')
    queryClient.clear()
    call.mockResolvedValue({ data: campaigns.slice(1) })
    const { initialData } = campaignsQuery('mine')
    expect(initialData).toEqual({ campaigns })
    expect((await queryClient.fetchQuery(campaignsQuery('mine'))).campaigns).toEqual(campaigns.slice(1))
  })

  describe('with thousands of campaigns', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...campaigns[0]!, id: `many${index}` }))
    const answer = (_: unknown, { query }: { query: Record<string, string> }) => {
      const [page, size] = [Number(query['paginate[page]']), Number(query['paginate[size]'])]
      const pages = Math.ceil(many.length / size)
      return { data: many.slice((page - 1) * size, page * size), pagination: { page, pages, total: many.length } }
    }

    it('shows the first campaigns while the others load, and stores only those', async () => {
      const shown: unknown[] = []
      const stop = queryClient.getQueryCache().subscribe(() => {
        const { campaigns: now, of } = queryClient.getQueryData<CampaignList>(['campaigns', 'mine']) ?? {}
        if (now) shown.push(`${now.length} of ${of}`)
      })
      call.mockImplementation(async (...given: Parameters<typeof answer>) => answer(...given))
      expect((await list('mine')).campaigns).toEqual(many)
      stop()
      expect([...new Set(shown)]).toEqual([
        ...[50, 200, 400, 600, 800, 1000].map((count) => `${count} of 1001`),
        '1001 of undefined',
      ])
      expect(JSON.parse(map.get('campaigns')!).campaigns).toHaveLength(200)
      queryClient.clear()
      const { initialData, initialDataUpdatedAt } = campaignsQuery('mine')
      expect(initialData).toEqual({ campaigns: many.slice(0, 200), of: 1001 })
      expect(initialDataUpdatedAt).toBe(0)
    })

    it('stays complete during a refetch, and reports a failure if it is incomplete', async () => {
      call.mockImplementation(async (...given: Parameters<typeof answer>) => answer(...given))
      await list('all')
      call.mockImplementation(async (...given: Parameters<typeof answer>) => {
        if (given[1].query['paginate[page]'] === '5') throw new ApiError('The disk is full.', { status: 500 })
        return answer(...given)
      })
      await expect(list('all')).rejects.toThrow('The disk is full.')
      expect(queryClient.getQueryData<CampaignList>(['campaigns', 'all'])).toEqual({ campaigns: many })
      queryClient.clear()
      await expect(list('all')).rejects.toThrow('The disk is full.')
      expect(queryClient.getQueryData<CampaignList>(['campaigns', 'all'])?.of).toBe(1001)
    })
  })

  it.each([
    ['a refusal of the right to see it', new ApiError('No.', { status: 403 }), 'permission'],
    ['no answer at all', new ApiError('Unreachable', {}), 'answer'],
    ['the page of a proxy', new ApiError('The server answered 502.', { status: 502, hasNoMessage: true }), 'answer'],
  ])('is empty after %s', async (_, refusal, without) => {
    call.mockRejectedValue(refusal)
    expect(await list('all')).toEqual({ campaigns: [], without })
  })

  it("fails with the server's message and keeps loaded campaigns", async () => {
    call.mockRejectedValue(new ApiError('The disk is full.', { status: 500 }))
    await expect(list('all')).rejects.toThrow('The disk is full.')
    call.mockResolvedValue({ data: campaigns })
    await list('all')
    call.mockRejectedValue(new ApiError('Unreachable', {}))
    await expect(list('all')).rejects.toThrow('Unreachable')
    expect(knownCampaign(campaigns[0]!.id)).toBeDefined()
  })
})
