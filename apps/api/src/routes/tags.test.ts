import { writeFileSync } from 'node:fs'
import { endpoints, MAX_CREATIVE_NAME_LENGTH, type ReportFile } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/testing'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { creative, reportFile, storedFile } from '../store/schema.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { makeCampaign, makeCreative } from '../testing/made.js'
import { expectValid, testFolder } from '../testing/made-report.js'
import { keptText, type ReadCell, readWorkbook } from '../testing/read-workbook.js'
import { describeApi } from '../testing/test-app.js'

const [staff, agency] = DEMO_USERS
const TAG =
  '<ins class="placard"\n data-id="1" data-click="%%CLICK_URL_ESC%%">\n</ins><script src="https://a.test/x.js"></script>'

describeApi('sheets of tags', (api) => {
  const fileNamed = testFolder()

  const ask = (cookie: string, campaignID: string, tags: Record<string, string>) =>
    api().call(endpoints.tags, { cookie, body: { campaignID, type: 'xlsx', tags } })

  async function fetched(cookie: string, { file }: ReportFile) {
    const response = await api().app.inject({ method: 'GET', url: `/uploads/${file}`, headers: { cookie } })
    expect(response.statusCode).toBe(200)
    const path = fileNamed('tags.xlsx')
    writeFileSync(path, response.rawPayload)
    return { path, headers: response.headers, ...(await readWorkbook(path)) }
  }

  async function sheetOf(cookie: string, campaignID: string, tags: Record<string, string>) {
    const { status, body } = await ask(cookie, campaignID, tags)
    expect({ status, message: body.message }).toMatchObject({ status: 200 })
    const answer = endpoints.tags.response.parse(body).data
    return { answer, ...(await fetched(cookie, answer)) }
  }

  const cell = (rows: ReadCell[][] = [], row: number, title: string) => rows[row]?.[rows[0]?.indexOf(title) ?? -1]

  it('have a line for each creative that was asked for, in the campaign’s order', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await makeCampaign(api(), cookie, 'Größe / XL')
    const one = await makeCreative(api(), cookie, campaignID, { name: 'One', width: 728, height: 90 })
    const two = await makeCreative(api(), cookie, campaignID, { name: 'Two', type: 'VAST', platform: 'Xandr' })
    await makeCreative(api(), cookie, campaignID, { name: 'Three' })
    const published = await api().call(endpoints.publishCreative, { cookie, body: { id: one.id, version: 1 } })
    const [live] = endpoints.publishCreative.response.parse(published.body).data.liveCreatives
    const tags = { [two.id]: 'http://plain.test/vast.xml', [one.id]: TAG }
    const { answer, sheets, path, headers } = await sheetOf(cookie, campaignID, tags)
    expect(answer).toMatchObject({ name: 'Größe-XL_tags.xlsx', state: 'ready', progress: 100 })
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('Größe-XL_tags.xlsx'))
    const rows = sheets.get('Tags')
    expect(rows).toHaveLength(3)
    expect(
      ['Creative name', 'Creative ID', 'Dimensions', 'Width', 'Format', 'HTTPS only', 'Live ID', 'Tag'].map((title) =>
        cell(rows, 1, title),
      ),
    ).toEqual(['One', one.id, '728x90', 728, 'Display', 'Yes', live?.id, TAG])
    expect(
      ['Creative name', 'Type', 'Platform', 'HTTPS only', 'Live ID', 'Tag'].map(
        (title) => cell(rows, 2, title) ?? null,
      ),
    ).toEqual(['Two', 'VAST', 'Xandr', 'No', null, 'http://plain.test/vast.xml'])
    await expectValid(path)
  })

  it('keep hostile names and tags as they are, and no cell of them is computed (T24)', async () => {
    const { db } = api().context
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await makeCampaign(api(), cookie, '=1+1')
    // What the database itself takes: the calls trim names.
    const names = [...HOSTILE_NAMES, 'x'.repeat(5000)]
      .filter((name) => !name.includes('\0'))
      .map((name) => Buffer.from(name).toString())
    const first = await makeCreative(api(), cookie, campaignID)
    const [row] = await db.select().from(creative).where(eq(creative.id, first.id))
    const made = names.map((name, index) => ({
      ...row!,
      id: `${campaignID.slice(0, 15)}${index}`,
      name,
      position: index + 1,
    }))
    await db.insert(creative).values(made)
    const { sheets, formulas, path } = await sheetOf(
      cookie,
      campaignID,
      Object.fromEntries(made.map(({ id, name }) => [id, name.slice(0, MAX_CREATIVE_NAME_LENGTH)])),
    )
    const rows = sheets.get('Tags')?.slice(1) ?? []
    expect(rows.map(([name]) => name)).toEqual(names.map(keptText))
    expect(rows.map((cells) => cells[12])).toEqual(
      names.map((name) => keptText(name.slice(0, MAX_CREATIVE_NAME_LENGTH))),
    )
    expect(formulas).toEqual([])
    await expectValid(path)
  })

  it('are refused for creatives of other campaigns, for unknown ones, and for none, and leave nothing behind', async () => {
    const { db } = api().context
    const [mine, theirs] = [await api().signIn(agency.email), await api().signIn(staff.email)]
    const own = await makeCampaign(api(), mine)
    const creativeOfOwn = await makeCreative(api(), mine, own.id)
    const other = await makeCampaign(api(), mine)
    const creativeOfOther = await makeCreative(api(), mine, other.id)
    const foreign = await makeCampaign(api(), theirs)
    const foreignCreative = await makeCreative(api(), theirs, foreign.id)
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
    const { id: campaignID } = await makeCampaign(api(), cookie)
    const { id } = await makeCreative(api(), cookie, campaignID)
    const { answer } = await sheetOf(cookie, campaignID, { [id]: TAG })
    for (const other of [undefined, await api().signIn(staff.email)])
      expect((await api().get(`/uploads/${answer.file}`, { cookie: other })).status).toBe(404)
  })
})
