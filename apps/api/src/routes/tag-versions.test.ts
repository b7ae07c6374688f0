import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { CONFIRMATION_NEEDED_STATUS, refusedFindings, VERSIONS_PER_TAG } from '@placard/domain/internal/creative'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newFileKey } from '../files/file-keys.js'
import { removeUnusedFiles } from '../jobs/remove-unused-files.js'
import { liveCreative, liveFile, liveVersion, storedFile } from '../store/schema.js'
import { publish } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases, type Received } from '../testing/test-app.js'
import { createAsset, createCreative } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS

describeApiOnBothDatabases('tags that stay', (api) => {
  const creativeIn = ({ status, body, text }: Received): Creative => {
    expect(status, text).toBe(200)
    return endpoints.creative.response.parse(body).data
  }
  async function start(input: Record<string, unknown> = {}) {
    const cookie = await api().signIn(agency.email)
    const { campaignID, creativeID: id, liveID } = await publish(api(), cookie, { name: 'First', ...input }, [])
    const get = async () => creativeIn(await api().call(endpoints.creative, { cookie, query: { id } }))
    /** Saves the creative with a name and other changes, a second after the change before. */
    const save = async (name: string, changes: Record<string, unknown> = {}) => {
      api().wait(1000)
      const body = { ...(await get()), name, ...changes }
      return creativeIn(await api().call(endpoints.updateCreative, { cookie, body }))
    }
    const send = async (body: object = {}) =>
      api().call(endpoints.publishCreative, { cookie, body: { id, version: (await get()).version, ...body } })
    const versions = async () => {
      const { body } = await api().call(endpoints.creativeVersions, { cookie, query: { id } })
      return endpoints.creativeVersions.response.parse(body).data
    }
    const restore = (number: number, current: number) =>
      api().call(endpoints.restoreVersion, { cookie, body: { liveID, number, current } })
    const pause = (paused: boolean) => api().call(endpoints.pauseTag, { cookie, body: { liveID, paused } })
    return { cookie, campaignID, id, liveID, get, save, send, versions, restore, pause }
  }

  it('publish again behind the newest tag, and list each version with who and when', async () => {
    const { liveID, save, send, versions, cookie, get } = await start()
    expect((await get()).unpublishedChanges).toBe(false)
    expect((await save('Second')).unpublishedChanges).toBe(true)
    const published = creativeIn(await send())
    const at = api().context.now().toISOString()
    expect(published).toMatchObject({
      unpublishedChanges: false,
      liveCreatives: [{ id: liveID, publishedAt: at, version: 2 }],
    })
    const publishedBy = `${agency.first_name} ${agency.last_name}`
    const about = { liveID, publishedBy, type: 'Banner', size: '300x250' }
    expect(await versions()).toEqual([
      { ...about, number: 2, publishedAt: at, isCurrent: true, name: 'Second' },
      { ...about, number: 1, publishedAt: expect.any(String), isCurrent: false, name: 'First' },
    ])
    const { body } = await api().call(endpoints.creativeVersion, { cookie, query: { liveID, number: '1' } })
    expect(body.data).toMatchObject({ name: 'First', html: '<p>Ride</p>' })
    expect(body.data).not.toHaveProperty('liveCreatives')
  })

  it('can be several: a new one, or an older one that is named, and the newest stays the newest', async () => {
    const { cookie, campaignID, liveID, save, send, get } = await start()
    const tags = creativeIn(await send({ asNewTag: true })).liveCreatives
    expect(tags).toMatchObject([{ id: liveID, version: 1 }, { version: 1 }])
    await save('Second')
    const named = creativeIn(await send({ liveID }))
    expect(named.liveCreatives).toMatchObject([
      { id: liveID, version: 2 },
      { id: tags[1]?.id, version: 1 },
    ])
    // The newest tag does not show the change.
    expect(named.unpublishedChanges).toBe(true)
    expect(creativeIn(await send()).liveCreatives).toMatchObject([{ version: 2 }, { version: 2 }])
    expect((await get()).unpublishedChanges).toBe(false)
    const other = await publish(api(), cookie, {}, [])
    expect((await send({ liveID: other.liveID })).status).toBe(404)
    expect((await send({ liveID: 'gone' })).status).toBe(404)
    expect((await send({ liveID, asNewTag: true })).status).toBe(400)
    const draft = await createCreative(api(), cookie, campaignID)
    const body = { id: draft.id, version: 1, liveID }
    expect((await api().call(endpoints.publishCreative, { cookie, body })).status).toBe(404)
  })

  it('go back to a version: a new one that leaves the draft alone', async () => {
    const { liveID, save, send, versions, restore, get, cookie } = await start()
    await save('Second')
    creativeIn(await send())
    const before = await get()
    api().wait(1000)
    const restored = creativeIn(await restore(1, 2))
    expect(restored).toEqual({
      ...before,
      version: before.version + 1,
      unpublishedChanges: true,
      liveCreatives: [{ id: liveID, publishedAt: api().context.now().toISOString(), version: 3 }],
    })
    expect(await versions()).toMatchObject([
      { number: 3, restores: 1, name: 'First', isCurrent: true },
      { number: 2, name: 'Second', isCurrent: false },
      { number: 1, name: 'First', isCurrent: false },
    ])
    // Somebody else saw the version before.
    const late = await restore(2, 2)
    expect([late.status, late.body.data]).toEqual([412, restored])
    const publication = { id: before.id, version: before.version }
    expect((await api().call(endpoints.publishCreative, { cookie, body: publication })).status).toBe(412)
    expect((await restore(9, 3)).status).toBe(404)
    expect(creativeIn(await send())).toMatchObject({ unpublishedChanges: false, liveCreatives: [{ version: 4 }] })
  })

  it('pause and resume as often as one wants, also while something is published', async () => {
    const { liveID, pause, send, get, versions } = await start()
    const pausedAt = api().context.now().toISOString()
    expect(creativeIn(await pause(true)).liveCreatives).toMatchObject([{ id: liveID, pausedAt }])
    api().wait(1000)
    expect(creativeIn(await pause(true)).liveCreatives).toMatchObject([{ pausedAt }])
    expect(creativeIn(await send()).liveCreatives).toMatchObject([{ version: 2, pausedAt }])
    for (let time = 0; time < 2; time++)
      expect(creativeIn(await pause(false)).liveCreatives[0]).not.toHaveProperty('pausedAt')
    expect([(await get()).version, (await versions()).length]).toEqual([3, 2])
  })

  it('refuse another type, and ask to confirm another size, unless it is a new tag', async () => {
    const { id, save, send } = await start()
    await save('Wide', { width: 728, height: 90 })
    const asked = await send()
    expect(asked.status).toBe(CONFIRMATION_NEEDED_STATUS)
    expect(refusedFindings(asked.body.data)).toMatchObject([
      { code: 'tag-size', section: 'creative', path: 'width', message: expect.stringContaining('300x250') },
    ])
    expect((await send({ confirmed: ['tag-size'] })).status).toBe(200)
    // The tag shows the new size now.
    await save('Fluid', { fluid: true })
    expect(refusedFindings((await send()).body.data)).toMatchObject([{ code: 'tag-size' }])
    await save('Video', { type: 'VAST', fluid: false, width: 640, height: 360 })
    await createAsset(api(), id, 'main.mp4')
    const refused = await send({ confirmed: ['tag-type', 'tag-size'] })
    expect([refused.status, refusedFindings(refused.body.data)]).toMatchObject([
      400,
      [{ code: 'tag-type', path: 'type' }],
    ])
    expect(creativeIn(await send({ asNewTag: true })).liveCreatives).toHaveLength(2)
  })

  it('are nobody else’s', async () => {
    const { id, liveID, cookie } = await start()
    const stranger = await api().signIn(agency.email)
    const own = await publish(api(), await api().signIn(staff.email), {}, [])
    for (const answer of [
      await api().call(endpoints.creativeVersions, { cookie: stranger, query: { id: own.creativeID } }),
      await api().call(endpoints.tagActivity, { cookie: stranger, query: { id: own.creativeID } }),
      await api().call(endpoints.creativeVersion, { cookie: stranger, query: { liveID: own.liveID, number: '1' } }),
      await api().call(endpoints.pauseTag, { cookie: stranger, body: { liveID: own.liveID, paused: true } }),
      await api().call(endpoints.restoreVersion, { cookie, body: { liveID: own.liveID, number: 1, current: 1 } }),
    ])
      expect(answer.status).toBe(404)
    // And of nobody once they are deleted.
    await api().call(endpoints.deleteCreative, { cookie, query: { id } })
    expect((await api().call(endpoints.pauseTag, { cookie, body: { liveID, paused: true } })).status).toBe(404)
    expect(await api().context.db.$count(liveVersion, eq(liveVersion.liveID, liveID))).toBe(0)
  })

  it(`keep ${VERSIONS_PER_TAG} versions, and free the files of older ones`, async () => {
    const { db } = api().context
    const { liveID, send, versions, restore } = await start()
    const [first, second] = [newFileKey('0badcafe', 'png'), newFileKey('0badcafe', 'png')]
    const stored = { contentType: 'image/png', bytes: 1, createdAt: api().context.now() }
    await db.insert(storedFile).values([first, second].map((key) => ({ key, ...stored })))
    await db.execute(sql`insert into live_version (live_id, number, published_at, snapshot)
      select id, n, published_at, snapshot from live_creative, generate_series(1, ${VERSIONS_PER_TAG - 1}::int) n where id = ${liveID}`)
    await db.update(liveCreative).set({ number: VERSIONS_PER_TAG }).where(eq(liveCreative.id, liveID))
    await db.insert(liveFile).values([
      { liveID, number: 1, fileKey: first },
      { liveID, number: 2, fileKey: second },
    ])
    expect(await versions()).toHaveLength(VERSIONS_PER_TAG)
    creativeIn(await send())
    const kept = await versions()
    expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([VERSIONS_PER_TAG, VERSIONS_PER_TAG + 1, 2])
    expect((await restore(1, VERSIONS_PER_TAG + 1)).status).toBe(404)
    await removeUnusedFiles(api().context, [first, second])
    const left = await db.select().from(storedFile).where(sql`${storedFile.key} in (${first}, ${second})`)
    expect(left.map(({ key }) => key)).toEqual([second])
    // A version that is shown again has its files as its own.
    creativeIn(await restore(2, VERSIONS_PER_TAG + 1))
    await removeUnusedFiles(api().context, [first, second])
    expect(await db.$count(storedFile, eq(storedFile.key, second))).toBe(1)
  })

  it('of before snapshots show the creative as it is, which is no version to go back to', async () => {
    const { liveID, send, versions, restore, save, cookie } = await start()
    await api()
      .context.db.update(liveCreative)
      .set({ snapshot: null, draftAt: null })
      .where(eq(liveCreative.id, liveID))
    await save('As it is')
    expect(await versions()).toMatchObject([{ number: 1, isCurrent: true, name: 'As it is' }])
    const { body } = await api().call(endpoints.creativeVersion, { cookie, query: { liveID, number: '1' } })
    expect(body.data).toMatchObject({ name: 'As it is' })
    creativeIn(await send())
    expect(await versions()).toMatchObject([{ number: 2, isCurrent: true }])
    expect((await restore(1, 2)).status).toBe(404)
  })
})
