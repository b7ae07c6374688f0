import { endpoints } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { assetSchema, INCORRECT_UPLOAD_TARGET } from '@placard/domain/internal/creative'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { removeUnusedFiles } from '../jobs/remove-unused-files.js'
import { storedBytes } from '../store/campaigns/quota.js'
import { asset, campaign, creative, liveCreative, liveFile, storedFile } from '../store/schema.js'
import { zip } from '../testing/sample-files.js'
import { describeApi } from '../testing/test-app.js'
import { leftovers, SAMPLES, type SentFile, sendParts, type Uploaded, upload } from '../testing/uploads.js'

const [staff, agency] = DEMO_USERS

describeApi('files of creatives', (api) => {
  let cookie = ''
  let creativeID = ''
  beforeEach(async () => {
    cookie ||= await api().signIn(staff.email)
    const [found] = await api().context.db.select({ id: creative.id }).from(creative).orderBy(creative.id).limit(1)
    creativeID = found!.id
    await api().context.db.delete(liveFile)
    await api().context.db.delete(asset)
    await removeUnusedFiles(api().context)
  })
  const send = (files: SentFile[], fields = {}, headers = {}) =>
    upload(api(), cookie, creativeID, files, fields, headers)
  const parseAnswer = ({ body }: Uploaded) => endpoints.uploadAssets.response.parse(body)
  const fetched = async (url: string) => {
    const response = await api().app.inject(new URL(url).pathname)
    return { status: response.statusCode, bytes: response.rawPayload }
  }

  it('are returned as they were sent, with their metadata', async () => {
    const answer = await send(Object.values(SAMPLES))
    expect(answer.body.message).toBeUndefined()
    const { data, deleted } = parseAnswer(answer)
    expect(deleted).toEqual([])
    const facts = data.map(({ name, width, height, duration, uploadType }) => [
      name,
      width,
      height,
      duration,
      uploadType,
    ])
    expect(facts).toEqual([
      ['photo.png', 300, 250, null, 'image'],
      ['photo.JPEG', 640, 480, null, 'image'],
      ['loop.gif', 728, 90, null, 'image'],
      ['photo.webp', 160, 600, null, 'image'],
      ['logo.svg', 300, 250, null, 'image'],
      ['main.mp4', 1280, 720, 15, 'video'],
      ['main.webm', 640, 360, 6, 'video'],
      ['brand.woff2', null, null, null, 'font'],
      ['banner.zip', null, null, null, 'archive'],
    ])
    expect(data.flatMap(({ name, codec }) => (codec ? [[name, codec]] : []))).toEqual([
      ['main.mp4', 'H.264'],
      ['main.webm', 'VP9'],
    ])
    for (const [index, { content }] of Object.values(SAMPLES).entries()) {
      const { creativeID: owner, url, path, filename, new: isNew } = data[index]!
      expect([owner, isNew]).toEqual([creativeID, true])
      expect(url).toBe(`${api().config.publicUrl}${path}`)
      expect(path).toBe(`/files/${filename}`)
      expect((await fetched(url)).bytes.equals(content)).toBe(true)
    }
    const { files, rows } = await leftovers(api())
    expect(files).toEqual(rows)
  })

  it('are archives with their size, and the insecure URLs that their pages, styles and scripts load', async () => {
    const text = (name: string, content: string) => ({ name, data: Buffer.from(content) })
    const archive = zip([
      text(
        'index.html',
        '<meta name="ad.size" content="width=160,height=600"><a href="http://landing.test/">Go</a><img src="http://files.test/a.png"><script src="b.js"></script>',
      ),
      text(
        'b.js',
        `${'new Image().src = "http://files.test/b.png"; //'.padEnd(9000, ' ')}\nload("http://files.test/c.js")`,
      ),
      text('d.css', 'p{background:url(http://files.test/d.png)}'),
      text('notes.txt', 'http://files.test/notes'),
    ])
    const [sent] = parseAnswer(await send([{ filename: 'ride.zip', content: archive }])).data
    const urls = ['a.png', 'b.png', 'c.js', 'd.png'].map((name) => `http://files.test/${name}`)
    expect(sent).toMatchObject({ width: 160, height: 600, duration: null, insecureUrls: urls })
  })

  it('are archives with the exits of their entry page and scripts', async () => {
    const text = (name: string, content: string) => ({ name, data: Buffer.from(content) })
    const archive = zip([
      text('ride/index.html', '<script>\nlet clickTag = "https://tag.test/"</script><script src="js/b.js"></script>'),
      text('ride/js/b.js', '\n\nopen("https://own.test/\0")\nopen("https://own.test/")'),
      text('ride/other.html', '<a href="https://other.test/">Go</a>'),
    ])
    const [sent] = parseAnswer(await send([{ filename: 'ride.zip', content: archive }])).data
    expect(sent).toMatchObject({
      exits: [
        { file: 'index.html', line: 2, url: 'https://tag.test/', isClickTag: true },
        { file: 'js/b.js', line: 3, url: 'https://own.test/', isClickTag: false },
      ],
    })
  })

  it('mark the creative as changed since it was published, when they are added or deleted', async () => {
    const { db } = api().context
    const seen = async () => {
      const [row] = await db.select().from(creative).where(eq(creative.id, creativeID))
      return row!
    }
    const before = new Date('2020-01-01T00:00:00Z')
    const age = () => db.update(creative).set({ updatedAt: before }).where(eq(creative.id, creativeID))
    await age()
    const { version } = await seen()
    const { data } = parseAnswer(await send([SAMPLES.png]))
    const added = await seen()
    expect([added.updatedAt > before, added.version]).toEqual([true, version])
    await age()
    const { status } = await api().call(endpoints.deleteAsset, { cookie, query: { id: data[0]!.id, creativeID } })
    expect([status, (await seen()).updatedAt > before]).toEqual([200, true])
  })

  it('may be sent before the fields, which apply only where a file has no own values', async () => {
    const parts = [
      { name: 'files[]', ...SAMPLES.svg, content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>') },
      { name: 'files[]', ...SAMPLES.png },
      ...Object.entries({ width: '120', height: '60', duration: '9', creativeID }).map(([name, content]) => ({
        name,
        content,
      })),
    ]
    const { data } = parseAnswer(await sendParts(api(), cookie, parts))
    expect(data.map(({ width, height, duration }) => [width, height, duration])).toEqual([
      [120, 60, null],
      [300, 250, null],
    ])
  })

  it('are listed newest first, and deleted when the creative no longer uses them', async () => {
    const first = parseAnswer(await send([SAMPLES.png, SAMPLES.gif])).data
    api().wait(1000)
    const second = parseAnswer(await send([SAMPLES.mp4]))
    expect(second.data.map(({ name, new: isNew }) => [name, isNew])).toEqual([
      ['main.mp4', true],
      ['photo.png', false],
      ['loop.gif', false],
    ])
    const kept = JSON.stringify([{ id: first[0]!.id }, second.data[0]!.id, 'idOfNobody'])
    const third = parseAnswer(await send([SAMPLES.webp], { assets: kept }))
    expect(third.data.map(({ name }) => name)).toEqual(['photo.webp', 'photo.png', 'main.mp4'])
    expect(third.deleted.map(({ id }) => id)).toEqual([first[1]!.id])
    expect((await fetched(first[1]!.url)).status).toBe(404)
    const none = parseAnswer(await send([], { assets: '[]' }))
    expect([none.data.length, none.deleted.length]).toEqual([0, 3])
    expect(await leftovers(api())).toEqual({ assets: 0, rows: [], files: [] })
  })

  it('are created once per Idempotency-Key, and not for another file with the same key', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const [one, two] = await Promise.all([send([SAMPLES.png], {}, headers), send([SAMPLES.png], {}, headers)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.body).toEqual(one.body)
    expect((await send([SAMPLES.gif], {}, headers)).status).toBe(422)
    const { assets, rows, files } = await leftovers(api())
    expect([assets, rows.length, files.length]).toEqual([1, 1, 1])
  })

  it('are deleted with their asset, unless a published copy uses them', async () => {
    const [png, gif] = parseAnswer(await send([SAMPLES.png, SAMPLES.gif])).data
    const { db, now } = api().context
    await db
      .insert(liveCreative)
      .values({ id: `live${creativeID}`.slice(0, 24), creativeID, position: 99, publishedAt: now() })
    await db.insert(liveFile).values({ liveID: `live${creativeID}`.slice(0, 24), fileKey: png!.filename })
    for (const { id } of [png!, gif!])
      expect((await api().call(endpoints.deleteAsset, { cookie, query: { id, creativeID } })).status).toBe(200)
    expect((await fetched(png!.url)).status).toBe(200)
    expect((await fetched(gif!.url)).status).toBe(404)
    await db.delete(liveCreative).where(eq(liveCreative.id, `live${creativeID}`.slice(0, 24)))
    await removeUnusedFiles(api().context)
    expect(await leftovers(api())).toEqual({ assets: 0, rows: [], files: [] })
  })

  it('are rejected with the same error for another owner’s and a missing creative', async () => {
    const { db } = api().context
    const other = await api().signIn(agency.email)
    const [foreign] = await db
      .select({ id: creative.id })
      .from(creative)
      .innerJoin(campaign, eq(campaign.id, creative.campaignID))
      .where(
        eq(
          campaign.ownerID,
          (await db.query.user.findFirst({ where: (user, { eq: is }) => is(user.email, staff.email) }))!.id,
        ),
      )
    const [own] = parseAnswer(await upload(api(), cookie, foreign!.id, [SAMPLES.png])).data
    const before = await leftovers(api())
    for (const id of [foreign!.id, 'idOfNobody', 'new_12345678901234'])
      expect(await upload(api(), other, id, [SAMPLES.png])).toMatchObject({
        status: 404,
        body: { message: INCORRECT_UPLOAD_TARGET },
      })
    for (const query of [
      { id: own!.id, creativeID: foreign!.id },
      { id: 'idOfNobody', creativeID: foreign!.id },
    ])
      expect(await api().call(endpoints.deleteAsset, { cookie: other, query })).toMatchObject({
        status: 404,
        body: { message: INCORRECT_UPLOAD_TARGET },
      })
    expect(await sendParts(api(), cookie, [{ name: 'files[]', ...SAMPLES.png }])).toMatchObject({
      status: 400,
      body: { message: INCORRECT_UPLOAD_TARGET },
    })
    expect((await sendParts(api(), undefined, [{ name: 'files[]', ...SAMPLES.png }])).status).toBe(401)
    expect(await leftovers(api())).toEqual(before)
  })

  it('are limited by the quota, also for two uploads at once; F24: a full disk leaves no files behind', async () => {
    const { config, context } = api()
    const real = { quota: config.uploadQuotaBytes, put: context.files.put }
    const size = SAMPLES.png.content.length
    try {
      config.uploadQuotaBytes = (await storedBytes(context.db, staff.id)) + size * 2 - 1
      const answers = await Promise.all([send([SAMPLES.png]), send([SAMPLES.png])])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413])
      expect(await send([SAMPLES.mp4])).toMatchObject({
        status: 413,
        body: { message: expect.stringMatching(/no room/) },
      })
      config.uploadQuotaBytes = real.quota
      context.files.put = async (key, path) => {
        if ((await leftovers(api())).files.length > 3)
          throw Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })
        return real.put(key, path)
      }
      expect((await send([SAMPLES.gif, SAMPLES.webp, SAMPLES.mp4])).status).toBe(507)
      const { assets, rows, files } = await leftovers(api())
      expect([assets, rows.length, files]).toEqual([1, 1, rows])
    } finally {
      config.uploadQuotaBytes = real.quota
      context.files.put = real.put
    }
  })

  it('have their size in the database', async () => {
    parseAnswer(await send([SAMPLES.mp4]))
    const [row] = await api().context.db.select().from(storedFile)
    expect(row).toMatchObject({ bytes: SAMPLES.mp4.content.length, contentType: 'video/mp4' })
    expect(assetSchema.safeParse({}).success).toBe(false)
  })
})
