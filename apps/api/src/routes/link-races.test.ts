import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import type { ShareLink } from '@placard/domain/share'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reportFile, shareToken } from '../store/schema.js'
import { LINKED_CAMPAIGN, linkCalls, readToken } from '../testing/link-fixtures.js'
import { describeApiOnBothDatabases, type Received, type Sent } from '../testing/test-app.js'

const CALLERS = 20
const campaignID = LINKED_CAMPAIGN.id

/** Returns the number of responses by status. */
const tally = (answers: Received[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describeApiOnBothDatabases('20 simultaneous changes of a share link', (api) => {
  const { all, ask, make } = linkCalls(api)
  const race = async (calls: (caller: number) => [Endpoint, Sent]) => {
    const cookie = await api().signIn(DEMO_USERS[0].email)
    return Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => {
        const [endpoint, sent] = calls(caller)
        return api().call(endpoint, { ...sent, cookie })
      }),
    )
  }
  const now = async (id: string) => (await all()).find((link) => link.id === id)!
  const open = async (link: Pick<ShareLink, 'url'>) => (await ask('sharedReport', readToken(link))).status
  const edit = (id: string, name: string, version?: number): [Endpoint, Sent] => [
    endpoints.updateToken,
    { body: { campaignID, id, name, ...(version !== undefined && { version }) } },
  ]
  const rotate = (id: string, version?: number): [Endpoint, Sent] => [
    endpoints.rotateToken,
    { body: { campaignID, id, ...(version !== undefined && { version }) } },
  ]
  const revoke = (id: string): [Endpoint, Sent] => [endpoints.revokeToken, { query: { campaignID, id } }]

  it('save one edit of a version, and return the link as it is to the others', async () => {
    const { id } = await make()
    const answers = await race((caller) => edit(id, `Caller ${caller}`, 1))
    expect(tally(answers)).toEqual({ 200: 1, 412: CALLERS - 1 })
    const { name, version } = await now(id)
    expect(version).toBe(2)
    for (const { body } of answers) expect(body.data).toMatchObject({ id, name, version: 2 })
  })

  it('apply edits that name no version one after the other', async () => {
    const { id } = await make()
    expect(tally(await race((caller) => edit(id, `Caller ${caller}`)))).toEqual({ 200: CALLERS })
    expect(await now(id)).toMatchObject({ version: 1 + CALLERS })
  })

  it('rotate a version once: one new address opens, and the one before does not', async () => {
    const link = await make()
    const answers = await race(() => rotate(link.id, 1))
    expect(tally(answers)).toEqual({ 200: 1, 412: CALLERS - 1 })
    const after = await now(link.id)
    expect(after.url).not.toBe(link.url)
    expect([await open(link), await open(after)]).toEqual([404, 200])
  })

  it('leave one address of many rotations', async () => {
    const link = await make()
    const answers = await race(() => rotate(link.id))
    expect(tally(answers)).toEqual({ 200: CALLERS })
    const urls = [...new Set(answers.map(({ body }) => endpoints.rotateToken.response.parse(body).data.url))]
    const opened = await Promise.all(urls.map(async (url) => [url, await open({ url })] as const))
    expect(opened.filter(([, status]) => status === 200)).toEqual([[(await now(link.id)).url, 200]])
  })

  it('revoke once', async () => {
    const { id } = await make()
    expect(tally(await race(() => revoke(id)))).toEqual({ 200: 1, 404: CALLERS - 1 })
  })

  it('never open a revoked link again, whatever else happens to it', async () => {
    const link = await make({ leftOut: ['clicks'] })
    const answers = await race((caller) => {
      if (caller === 7) return revoke(link.id)
      return caller % 2 === 0 ? rotate(link.id) : edit(link.id, `Caller ${caller}`)
    })
    expect(answers[7]?.status).toBe(200)
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    const [row] = await api().context.db.select().from(shareToken).where(eq(shareToken.id, link.id))
    expect(row).toMatchObject({ tokenHash: `revoked:${link.id}`, managedHash: null, revokedAt: expect.any(Date) })
    const urls = answers.flatMap(({ body }) => endpoints.updateToken.response.safeParse(body).data?.data.url ?? [])
    for (const url of new Set([link.url, ...urls])) expect(await open({ url })).toBe(404)
    for (const again of [edit(link.id, 'Again'), rotate(link.id)])
      expect(tally(await race(() => again))).toEqual({ 404: CALLERS })
  })

  it('leave no file of a link that is revoked while files are requested', async () => {
    const link = await make({ leftOut: ['clicks'] })
    const files = Array.from({ length: 5 }, () => ask('sharedDownload', readToken(link)))
    const revoked = race(() => revoke(link.id))
    const answers = await Promise.all(files)
    await revoked
    expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true)
    expect(await api().context.db.$count(reportFile, eq(reportFile.shareTokenID, link.id))).toBe(0)
  })
})
