import { writeFileSync } from 'node:fs'
import { buildTag, endpoints, type PlatformName, type ReportFile } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/demo'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creative, liveCreative, reportFile, storedFile } from '../store/schema.js'
import { expectValid, testFolder } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { keptText, type ReadCell, readWorkbook } from '../testing/read-workbook.js'
import { describeApi } from '../testing/test-app.js'
import { addHtml, createAsset, createCampaign, createCreative } from '../testing/test-data.js'

const [staff, agency] = DEMO_USERS
const TAG =
  '<ins class="placard"\n data-id="1" data-click="%%CLICK_URL_ESC%%">\n</ins><script src="https://a.test/x.js"></script>'

describeApi('sheets of tags', (api) => {
  const fileNamed = testFolder()

  const ask = (cookie: string, campaignID: string, tags: Record<string, string>, platform?: PlatformName) =>
    api().call(endpoints.tags, { cookie, body: { campaignID, type: 'xlsx', tags, platform } })

  async function fetched(cookie: string, { file }: ReportFile) {
    const response = await api().app.inject({ method: 'GET', url: `/uploads/${file}`, headers: { cookie } })
    expect(response.statusCode).toBe(200)
    const path = fileNamed('tags.xlsx')
    writeFileSync(path, response.rawPayload)
    return { path, headers: response.headers, ...(await readWorkbook(path)) }
  }

  async function sheetOf(cookie: string, campaignID: string, tags: Record<string, string>, platform?: PlatformName) {
    const { status, body } = await ask(cookie, campaignID, tags, platform)
    expect({ status, message: body.message }).toMatchObject({ status: 200 })
    const answer = endpoints.tags.response.parse(body).data
    return { answer, ...(await fetched(cookie, answer)) }
  }

  const cell = (rows: ReadCell[][] = [], row: number, title: string) => rows[row]?.[rows[0]?.indexOf(title) ?? -1]

  const publish = async (cookie: string, id: string) => {
    await addHtml(api(), id)
    await createAsset(api(), id, 'main.mp4')
    const answer = await api().call(endpoints.publishCreative, { cookie, body: { id, version: 1 } })
    const [live] = endpoints.publishCreative.response.parse(answer.body).data.liveCreatives
    return live?.id ?? ''
  }
  const cells = (rows: ReadCell[][] | undefined, row: number, ...titles: string[]) =>
    titles.map((title) => cell(rows, row, title) ?? null)

  it('have a line for each creative that was asked for, in the campaign’s order, with tags of our own making', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie, 'Größe / XL')
    const one = await createCreative(api(), cookie, campaignID, { name: 'One', width: 728, height: 90 })
    const two = await createCreative(api(), cookie, campaignID, { name: 'Two', type: 'VAST', platform: 'Xandr' })
    await createCreative(api(), cookie, campaignID, { name: 'Three' })
    const [first, second] = [await publish(cookie, one.id), await publish(cookie, two.id)]
    const { servingUrl } = api().context.config
    const tags = { [two.id]: 'http://evil.test/vast.xml', [one.id]: TAG }
    const { answer, sheets, path, headers } = await sheetOf(cookie, campaignID, tags)
    expect(answer).toMatchObject({ name: 'Größe-XL_tags.xlsx', state: 'ready', progress: 100 })
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('Größe-XL_tags.xlsx'))
    const rows = sheets.get('Tags')
    expect(rows).toHaveLength(3)
    expect(
      cells(rows, 1, 'Creative name', 'Creative ID', 'Dimensions', 'Width', 'Format', 'Platform', 'Live ID', 'Tag'),
    ).toEqual([
      'One',
      one.id,
      '728x90',
      728,
      'Display',
      'Google Ad Manager',
      first,
      buildTag({ creative: one, liveID: first, platform: 'Google Ad Manager', servingHost: servingUrl }).text,
    ])
    expect(cells(rows, 2, 'Creative name', 'Type', 'Platform', 'Live ID', 'Unconfirmed macros', 'Tag')).toEqual([
      'Two',
      'VAST',
      'Xandr',
      second,
      null,
      `${servingUrl}/serve/vast/${second}.xml?cb=\${CACHEBUSTER}&preview=\${IS_PREVIEW}`,
    ])
    await expectValid(path)
  })

  it('name the platform that their tags are for, whatever that of the creative is', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID, { platform: 'Google Ad Manager' })
    await publish(cookie, id)
    const rows = (await sheetOf(cookie, campaignID, { [id]: '' }, 'Adform')).sheets.get('Tags')
    expect(cell(rows, 1, 'Platform')).toBe('Adform')
    expect(cell(rows, 1, 'Tag')).toContain('data-click="%%c1;cpdir="')
  })

  it('hold the macros that the user entered for the platform, marked as unconfirmed, and nobody else’s', async () => {
    const [cookie, other] = [await api().signIn(agency.email), await api().signIn(staff.email)]
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID)
    await publish(cookie, id)
    const missing = (await sheetOf(cookie, campaignID, { [id]: '' }, 'AdRoll')).sheets.get('Tags')
    expect(cell(missing, 1, 'Tag')).not.toContain('data-click')
    expect(cell(missing, 1, 'Check before use')).toContain('The click macro of AdRoll is missing')
    const macros = { click: '[adrclickurl]', cachebuster: '', deal: '[deal]' }
    const stored = await api().call(endpoints.updatePlatformMacros, { cookie, body: { platform: 'AdRoll', macros } })
    expect(stored.body.data).toEqual({ AdRoll: { click: '[adrclickurl]', deal: '[deal]' } })
    expect((await api().call(endpoints.platformMacros, { cookie: other })).body.data).toEqual({})
    const rows = (await sheetOf(cookie, campaignID, { [id]: '' }, 'AdRoll')).sheets.get('Tags')
    expect(cell(rows, 1, 'Tag')).toContain('data-click="[adrclickurl]"')
    expect(cells(rows, 1, 'Unconfirmed macros')).toEqual(['[adrclickurl]'])
    expect(cell(rows, 1, 'Check before use')).toContain('check with AdRoll before the tag goes live: [adrclickurl]')
    const theirs = (await sheetOf(other, campaignID, { [id]: '' }, 'AdRoll')).sheets.get('Tags')
    expect(cell(theirs, 1, 'Tag')).not.toContain('data-click')
    await api().call(endpoints.updatePlatformMacros, { cookie, body: { platform: 'AdRoll', macros: {} } })
    expect((await api().call(endpoints.platformMacros, { cookie })).body.data).toEqual({})
  })

  it.each([
    ['AdRoll', { click: '"><script>' }, 'macros.click'],
    ['AdRoll', { cachebuster: '[r]&gdpr=0' }, 'macros.cachebuster'],
    ['Xandr', { click: '[c]' }, 'macros.click'],
    ['Nowhere', {}, 'platform'],
  ])('take no macro for %s that is %j', async (platform, macros, path) => {
    const cookie = await api().signIn(agency.email)
    const { status, body } = await api().call(endpoints.updatePlatformMacros, { cookie, body: { platform, macros } })
    expect([status, body.problems]).toEqual([400, [{ path, message: expect.any(String) }]])
    expect((await api().call(endpoints.platformMacros, { cookie })).body.data).toEqual({})
  })

  it('T24: keep hostile names as they are, and no cell of them is computed', async () => {
    const { config, db } = api().context
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie, '=1+1')
    // What the database itself takes: the calls trim names.
    const names = [...HOSTILE_NAMES, 'x'.repeat(5000)]
      .filter((name) => !name.includes('\0'))
      .map((name) => Buffer.from(name).toString())
    const first = await createCreative(api(), cookie, campaignID)
    const [row] = await db.select().from(creative).where(eq(creative.id, first.id))
    const made = names.map((name, index) => ({
      ...row!,
      id: `${campaignID.slice(0, 15)}${index}`,
      name,
      position: index + 1,
    }))
    await db.insert(creative).values(made)
    await db
      .insert(liveCreative)
      .values(made.map(({ id }) => ({ id, creativeID: id, position: 0, publishedAt: api().context.now() })))
    const chosen = Object.fromEntries(made.map(({ id }) => [id, '=1+1']))
    const { sheets, formulas, path } = await sheetOf(cookie, campaignID, chosen)
    const [head, ...rows] = sheets.get('Tags') ?? []
    expect(rows.map(([name]) => name)).toEqual(names.map(keptText))
    expect(rows.map((line) => line[head?.indexOf('Tag') ?? -1])).toEqual(
      made.map((one) => {
        const { id: liveID, platform } = one
        return keptText(buildTag({ creative: one, liveID, platform, servingHost: config.servingUrl }).text)
      }),
    )
    expect(formulas).toEqual([])
    await expectValid(path)
  })

  it('are refused for creatives that are not published, each by its name', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const [live, draft] = [
      await createCreative(api(), cookie, campaignID),
      await createCreative(api(), cookie, campaignID, { name: 'Teaser' }),
    ]
    await publish(cookie, live.id)
    const { status, body } = await ask(cookie, campaignID, { [live.id]: '', [draft.id]: TAG })
    const message = "Teaser has no tag because it isn't published. Publish it or leave it out."
    expect([status, body.problems]).toEqual([400, [{ path: `tags.${draft.id}`, message }]])
  })

  it('are refused for creatives of other campaigns, for unknown ones, and for none, and leave nothing behind', async () => {
    const { db } = api().context
    const [mine, theirs] = [await api().signIn(agency.email), await api().signIn(staff.email)]
    const own = await createCampaign(api(), mine)
    const creativeOfOwn = await createCreative(api(), mine, own.id)
    const other = await createCampaign(api(), mine)
    const creativeOfOther = await createCreative(api(), mine, other.id)
    const foreign = await createCampaign(api(), theirs)
    const foreignCreative = await createCreative(api(), theirs, foreign.id)
    const before = [await db.$count(reportFile), await db.$count(storedFile)]
    const told = async (campaignID: string, tags: Record<string, string>) => {
      const { status, body } = await ask(mine, campaignID, tags)
      return `${status} ${body.message}`
    }
    const with1 = { [creativeOfOwn.id]: 'a' }
    expect(await told(own.id, { ...with1, [creativeOfOther.id]: 'b' })).toBe('404 Creative not found!')
    expect(await told(own.id, { ...with1, [foreignCreative.id]: 'b' })).toBe('404 Creative not found!')
    expect(await told(own.id, { ...with1, nobodysCreative: 'b' })).toBe('404 Creative not found!')
    expect(await told(own.id, {})).toBe('400 Choose at least one creative.')
    expect(await told(foreign.id, { [foreignCreative.id]: 'a' })).toBe(await told('nobodysCampaign', with1))
    expect(await told(own.id, { [creativeOfOwn.id]: 'x'.repeat(20_001) })).toMatch(/^400 /)
    expect([await db.$count(reportFile), await db.$count(storedFile)]).toEqual(before)
  })

  it('can be fetched by nobody else', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID)
    await publish(cookie, id)
    const { answer } = await sheetOf(cookie, campaignID, { [id]: TAG })
    for (const other of [undefined, await api().signIn(staff.email)])
      expect((await api().get(`/uploads/${answer.file}`, { cookie: other })).status).toBe(404)
  })
})
