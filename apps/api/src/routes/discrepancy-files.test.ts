import { Buffer } from 'node:buffer'
import { writeFileSync } from 'node:fs'
import { endpoints } from '@placard/domain/api'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import { UTF8_MARK } from '@placard/domain/internal/text'
import type { LinkChanges } from '@placard/domain/share'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { storedBytes } from '../store/campaigns/quota.js'
import { campaign, discrepancy, shareToken } from '../store/schema.js'
import { formUpload } from '../testing/form-upload.js'
import { testFolder } from '../testing/generated-report.js'
import { readWorkbook } from '../testing/read-workbook.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'

const [staff] = DEMO_USERS
const campaignID = 'demoCampaign1'

/** Name that a spreadsheet would run as a command. */
const HOSTILE = "=cmd|'/c calc'!A1"
const FILE = `Date,Creative,Size,Impressions\n2025-10-01,${HOSTILE},300x250,1000\n2025-10-02,+1+1,728x90,2000\n`

describeApiOnBothDatabases('files and links of discrepancy checks', (api) => {
  const newPath = testFolder()
  let cookie = ''
  beforeAll(async () => {
    cookie = await api().signIn(staff.email)
  })
  afterEach(async () => {
    await api().context.db.delete(discrepancy)
    await api().context.db.delete(shareToken)
  })

  const check = async (choices: DiscrepancyChoices = {}) => {
    const sent = formUpload(
      { campaignID, choices: JSON.stringify(choices) },
      { filename: '@secret.csv', content: FILE },
      'file',
    )
    const { body } = await api().call(endpoints.newDiscrepancy, { cookie, ...sent })
    return endpoints.newDiscrepancy.response.parse(body).data
  }

  it('keep a file only while its owner has room for it', async () => {
    const { context, config } = api()
    const [owner] = await context.db.select({ id: campaign.ownerID }).from(campaign).where(eq(campaign.id, campaignID))
    const quota = config.uploadQuotaBytes
    const sent = formUpload({ campaignID, keepFile: 'true' }, { filename: 'report.csv', content: FILE }, 'file')
    try {
      config.uploadQuotaBytes = (await storedBytes(context.db, owner?.id ?? '')) + FILE.length - 1
      const refused = await api().call(endpoints.newDiscrepancy, { cookie, ...sent })
      expect(refused).toMatchObject({ status: 413, body: { message: ASSET_MESSAGES.quota } })
      expect(await context.db.$count(discrepancy)).toBe(0)
      config.uploadQuotaBytes += 1
      expect((await api().call(endpoints.newDiscrepancy, { cookie, ...sent })).status).toBe(200)
    } finally {
      config.uploadQuotaBytes = quota
    }
  })

  describe('a file', () => {
    const download = async (id: string, format: 'csv' | 'xlsx') => {
      const { body } = await api().call(endpoints.exportDiscrepancy, { cookie, body: { id, format } })
      const made = endpoints.exportDiscrepancy.response.parse(body).data
      expect(made).toMatchObject({
        state: 'ready',
        name: expect.stringMatching(new RegExp(`_discrepancies\\.${format}$`)),
      })
      const response = await api().app.inject({ url: `/uploads/${made.file}`, headers: { cookie } })
      expect(response.statusCode).toBe(200)
      return response.rawPayload
    }

    it('has all tables as CSV, in which no cell is a formula', async () => {
      const { id, check: result } = await check()
      const text = (await download(id, 'csv')).toString().replace(UTF8_MARK, '')
      for (const name of ['Summary', 'Total', 'Days', 'Creatives', 'Sizes', 'Causes', 'Matches', 'Decisions'])
        expect(text.split('\r\n')).toContain(name)
      expect(text).toContain(`'${HOSTILE}`)
      expect(text).toContain("'@secret.csv")
      const cells = text.split('\r\n').flatMap((line) => line.split(','))
      expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
      expect(text).toContain(`Total,Both,2,${result.comparison?.total.counts.impressions?.ours},3000,`)
    })

    it('has a sheet for each table, in which texts are texts', async () => {
      const { id } = await check()
      const path = newPath('check.xlsx')
      writeFileSync(path, Buffer.from(await download(id, 'xlsx')))
      const { parts } = await readWorkbook(path)
      const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/sheet'))
      expect(sheets).toHaveLength(9)
      for (const [, xml] of sheets) expect(xml).not.toContain('<f>')
      expect(parts.get('xl/sharedStrings.xml')).toContain('=cmd|')
    })
  })

  describe('a share link', () => {
    const share = async (changes: LinkChanges) => {
      const { body } = await api().call(endpoints.newToken, { cookie, body: { campaignID, ...changes } })
      const { id, url } = endpoints.newToken.response.parse(body).data
      return { id, sharedToken: url.split('/').at(-1) ?? '' }
    }
    const ask = (sharedToken: string) => api().call(endpoints.sharedDiscrepancies, { query: { sharedToken } })
    const shown = async (changes: LinkChanges) => {
      const { body, text } = await ask((await share(changes)).sharedToken)
      return { data: endpoints.sharedDiscrepancies.response.parse(body).data, text }
    }

    it('shows checks only if ticked, without names of people and of the file', async () => {
      const { id, createdBy } = await check()
      expect((await shown({})).data).toEqual([])
      const { data, text } = await shown({ withDiscrepancies: true })
      expect(data.map((each) => each.id)).toEqual([id])
      for (const secret of ['secret.csv', createdBy?.name ?? '', createdBy?.id ?? '', staff.email])
        expect(text).not.toContain(secret)
      expect(data[0]?.comparison?.total.counts.impressions?.theirs).toBe(3000)
    })

    it('leaves out checks with more than it shows', async () => {
      const { creatives } = await check()
      const creativeIDs = creatives.slice(0, 1).map(({ id }) => id)
      const withDiscrepancies = true
      expect((await shown({ withDiscrepancies, creativeIDs })).data).toEqual([])
      const range = { kind: 'chosen', from: '2025-10-02', to: null } as const
      expect((await shown({ withDiscrepancies, range })).data).toEqual([])
      expect((await shown({ withDiscrepancies, range: { ...range, from: '2025-10-01' } })).data).toHaveLength(1)
    })

    it('that has ended, or that needs a password, shows nothing', async () => {
      await check()
      const { id, sharedToken } = await share({ withDiscrepancies: true })
      expect((await ask(sharedToken)).status).toBe(200)
      await api().call(endpoints.revokeToken, { cookie, query: { campaignID, id } })
      expect((await ask(sharedToken)).status).toBe(404)
      const locked = await share({ withDiscrepancies: true, password: 'a long password' })
      expect((await ask(locked.sharedToken)).status).toBe(401)
    })
  })
})
