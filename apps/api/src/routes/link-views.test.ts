import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { expect, it } from 'vitest'
import { linkCalls, readToken } from '../testing/link-fixtures.js'
import { describeApi, type Sent } from '../testing/test-app.js'

describeApi('views of share links', (api) => {
  const { all, ask, make } = linkCalls(api)
  const view = (sharedToken: string, sent: Sent = {}) =>
    api().call(endpoints.viewLink, { query: { sharedToken }, ...sent })
  const counted = async (id: string) => {
    const link = (await all()).find((one) => one.id === id)
    return [link?.views, link?.lastViewedAt]
  }

  it('are counted with the time of the last one, not by reports', async () => {
    const link = await make()
    await ask('sharedReport', readToken(link))
    expect(await counted(link.id)).toEqual([0, null])
    const first = api().context.now().toISOString()
    expect((await view(readToken(link))).status).toBe(200)
    expect(await counted(link.id)).toEqual([1, first])
    api().wait(60_000)
    await Promise.all(Array.from({ length: 20 }, () => view(readToken(link))))
    expect(await counted(link.id)).toEqual([21, api().context.now().toISOString()])
  })

  it.each<[string, Record<string, string>]>([
    ['a preview of a chat', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a preview of a network', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a scanner', { 'user-agent': 'Mozilla/5.0 (compatible; SafetyBot/1.0; +https://scanner.example)' }],
    ['a program without a name', { 'user-agent': '' }],
    ['prefetching', { 'sec-purpose': 'prefetch;prerender' }],
    ['prefetching of older browsers', { purpose: 'prefetch' }],
  ])('are not those of %s', async (_, headers) => {
    const link = await make()
    expect((await view(readToken(link), { headers })).status).toBe(200)
    expect(await counted(link.id)).toEqual([0, null])
  })

  it('are not those of signed-in users, until their session has ended', async () => {
    const link = await make()
    for (const { email } of DEMO_USERS) await view(readToken(link), { cookie: await api().signIn(email) })
    expect(await counted(link.id)).toEqual([0, null])
    await view(readToken(link), { cookie: 'placard=no-session' })
    expect((await counted(link.id))[0]).toBe(1)
  })
})
