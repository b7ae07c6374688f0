import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { ARCHIVE_LIMITS } from '@placard/domain/internal/creative'
import { servingUrls } from '@placard/domain/internal/tags'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createInspection } from '../files/inspection.js'
import { creative, storedFile } from '../store/schema.js'
import { MULTIPART_TYPE, multipartBody } from '../testing/multipart.js'
import { zip } from '../testing/sample-files.js'
import { describeApi, ORIGIN, OWN_HEADERS } from '../testing/test-app.js'
import { leftovers } from '../testing/uploads.js'

const SCRIPT = `<base target="_blank"><script src="${servingUrls(ORIGIN).page}"></script>`
/** Numbered, because archives of the same text are refused as zip bombs. */
const COMMENTS = Array.from({ length: 100_000 }, (_, index) => `<!--${index}-->`).join('')
const adWith = (page: string) => zip([{ name: 'index.html', data: Buffer.from(page) }])

describeApi('hostile pages', (api) => {
  let url = ''
  let cookie = ''
  let creativeID = ''
  beforeAll(async () => {
    cookie = await api().signIn(DEMO_USERS[0].email)
    creativeID = (await api().context.db.select().from(creative).orderBy(asc(creative.id)))[0]!.id
    url = await api().app.listen({ port: 0, host: '127.0.0.1' })
  })
  const send = (content: Buffer) => {
    const parts = [
      { name: 'creativeID', content: creativeID },
      { name: 'files[]', filename: 'ad.zip', content },
    ]
    return fetch(`${url}/api/v1/campaign/creatives/assets`, {
      method: 'POST',
      headers: { ...OWN_HEADERS, 'content-type': MULTIPART_TYPE, cookie },
      body: new Uint8Array(multipartBody(parts)),
    })
  }
  /** Uploads an archive; returns its key. */
  async function add(content: Buffer): Promise<string> {
    const { rows } = await leftovers(api())
    expect((await send(content)).status).toBe(200)
    const [key = ''] = (await leftovers(api())).rows.filter((row) => !rows.includes(row))
    return key
  }
  const open = (key: string) => fetch(`${url}/files/${key}/index.html`, { headers: { 'sec-fetch-dest': 'iframe' } })
  const isAlive = async () => (await fetch(`${url}/healthz`)).ok

  it.each([
    ['no doctype', '', `${COMMENTS}<p>ad</p>`],
    ['a doctype', `${COMMENTS}<!doctype html>`, '<p>ad</p>'],
    ['an open comment', '', `${COMMENTS}<!--`],
  ])('are served after 100,000 comments, with %s', async (_, prolog, rest) => {
    const key = await add(adWith(prolog + rest))
    const [page, alive] = await Promise.all([open(key), isAlive()])
    expect([page.status, alive]).toEqual([200, true])
    expect(await page.text()).toBe(prolog + SCRIPT + rest)
  })

  it('are refused in words when checking them takes too long, while the server responds', async () => {
    const { context } = api()
    const { inspection } = context
    const before = await leftovers(api())
    const worker = join(api().config.dataDir, 'endless.mjs')
    writeFileSync(worker, 'export default () => { for (;;); }')
    const endless = createInspection({ budgetMs: 3000, worker })
    context.inspection = endless
    try {
      const order: string[] = []
      const upload = send(adWith('<p>ad</p>')).finally(() => order.push('refused'))
      await expect.poll(async () => (await leftovers(api())).files.length).toBe(before.files.length + 1)
      expect(await isAlive()).toBe(true)
      order.push('alive')
      const refused = await upload
      expect(order).toEqual(['alive', 'refused'])
      expect([refused.status, await refused.json()]).toEqual([
        422,
        { status: 422, message: ASSET_MESSAGES.tooSlow('ad.zip') },
      ])
      expect(await leftovers(api())).toEqual(before)
    } finally {
      context.inspection = inspection
      await endless.close()
    }
    expect((await send(adWith('<p>ad</p>'))).status).toBe(200)
  })

  it('are refused in words when they are larger than an upload may be', async () => {
    const key = await add(adWith('<p>ad</p>'))
    const large = adWith(`<p>ad</p>${' '.repeat(ARCHIVE_LIMITS.pageBytes)}`)
    const path = join(api().config.dataDir, 'large.zip')
    writeFileSync(path, large)
    await api().context.files.put(key, path)
    await api().context.db.update(storedFile).set({ bytes: large.length }).where(eq(storedFile.key, key))
    const page = await open(key)
    expect([page.status, await page.json()]).toEqual([
      422,
      { status: 422, message: ASSET_MESSAGES.tooLargePage(key, 'index.html') },
    ])
    expect(await isAlive()).toBe(true)
  })
})
