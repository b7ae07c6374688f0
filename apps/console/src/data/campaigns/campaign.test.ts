import { ApiError } from '@placard/domain/api'
import { demoCampaignList } from '@placard/domain/demo'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CampaignList } from './campaigns.js'

const call = vi.fn()
vi.mock('../api.js', () => ({ call: (...given: unknown[]) => call(...given) }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { deleteCampaigns } = await import('./campaign.js')
const { queryClient } = await import('../query-client.js')

const campaigns = demoCampaignList()
const ids = campaigns.map(({ id }) => id)
const refusal = new ApiError('The campaign is running.', { status: 409 })
const idIn = (given: unknown) => ids.find((id) => JSON.stringify(given).includes(id))!
/** Makes the server delete all campaigns except these. */
const refuse = (...refused: string[]) =>
  call.mockImplementation(async (...given: unknown[]) => {
    if (refused.includes(idIn(given.slice(1)))) throw refusal
  })
const listed = () => queryClient.getQueryData<CampaignList>(['campaigns', 'mine'])?.campaigns.map(({ id }) => id)

beforeEach(() => {
  queryClient.clear()
  call.mockReset()
  queryClient.setQueryData<CampaignList>(['campaigns', 'mine'], { campaigns })
})

describe('deleting many campaigns', () => {
  it('removes deleted campaigns, keeps refused ones, and reports their number with the first reason', async () => {
    const [first, second, third, ...others] = ids
    refuse(first!, third!)
    await expect(deleteCampaigns([first!, second!, third!], { keepalive: false })).rejects.toThrow(
      '2 of 3 campaigns were not deleted. The campaign is running.',
    )
    expect(listed()).toEqual([first, third, ...others])
  })

  it('continues after a refusal, four at a time', async () => {
    let now = 0
    let most = 0
    call.mockImplementation(async (...given: unknown[]) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve))
      now -= 1
      if (idIn(given.slice(1)) === ids[0]) throw refusal
    })
    await expect(deleteCampaigns(ids, { keepalive: false })).rejects.toThrow(`1 of ${ids.length}`)
    expect(most).toBe(4)
    expect(listed()).toEqual([ids[0]])
  })

  it('sends all requests at once while the page is closing', async () => {
    refuse()
    const sent = deleteCampaigns(ids, { keepalive: true })
    expect(call).toHaveBeenCalledTimes(ids.length)
    await sent
    expect(listed()).toEqual([])
  })

  it("reports the server's message for a single campaign", async () => {
    refuse(ids[0]!)
    await expect(deleteCampaigns([ids[0]!], { keepalive: false })).rejects.toBe(refusal)
    expect(listed()).toEqual(ids)
  })
})
