import { writeFileSync } from 'node:fs'
import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { DEMO_USERS } from '@placard/domain/demo'
import { publishedCreativeSchema } from '@placard/domain/internal/creative'
import { handOverPreview } from '@placard/domain/internal/tags'
import type { PlatformName } from '@placard/domain/tags'
import { eq } from 'drizzle-orm'
import { imageSize } from 'image-size'
import { expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { tagRow } from '../exports/tags-workbook.js'
import { creative, reportFile } from '../store/schema.js'
import { expectValid, testFolder } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { keptText, readWorkbook } from '../testing/read-workbook.js'
import { describeApi } from '../testing/test-app.js'
import { addHtml, createCampaign, createCreative } from '../testing/test-data.js'
import { SAMPLES, upload } from '../testing/uploads.js'

const [staff, agency] = DEMO_USERS
const PLATFORMS: PlatformName[] = ['Xandr', 'Adform']

async function unzipped(path: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  const zip = await openPromise(path)
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    expect(entries.has(entry.fileName), entry.fileName).toBe(false)
    entries.set(entry.fileName, Buffer.concat(chunks))
  }
  return entries
}

describeApi('hand-over packs', (api) => {
  const fileNamed = testFolder()
  const ask = (cookie: string, campaignID: string, creativeIDs?: string[], platforms: string[] = PLATFORMS) =>
    api().call(endpoints.handOver, { cookie, body: { campaignID, creativeIDs, platforms } })

  async function requestPack(cookie: string, campaignID: string, creativeIDs?: string[], platforms = PLATFORMS) {
    const { status, body } = await ask(cookie, campaignID, creativeIDs, platforms)
    expect({ status, message: body.message }).toMatchObject({ status: 200 })
    const { file, name } = endpoints.handOver.response.parse(body).data
    await expect
      .poll(async () => (await api().call(endpoints.reportFile, { cookie, query: { file } })).body.data, {
        timeout: 20_000,
      })
      .toMatchObject({ state: 'ready', progress: 100 })
    const response = await api().app.inject({ method: 'GET', url: `/uploads/${file}`, headers: { cookie } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    const path = fileNamed('pack.zip')
    writeFileSync(path, response.rawPayload)
    return { file, name, entries: await unzipped(path) }
  }

  const listed = async (cookie: string, campaignID: string): Promise<Creative[]> => {
    const { body } = await api().call(endpoints.creatives, { cookie, query: { campaignID } })
    return endpoints.creatives.response.parse(body).data
  }

  const publish = async (cookie: string, id: string, version = 1) => {
    await addHtml(api(), id)
    const answer = await api().call(endpoints.publishCreative, { cookie, body: { id, version } })
    expect({ status: answer.status, message: answer.body.message }).toMatchObject({ status: 200 })
  }

  const sheet = async (entries: Map<string, Buffer>, name: string) => {
    const path = fileNamed(name)
    writeFileSync(path, entries.get(name) ?? '')
    await expectValid(path)
    const { sheets, formulas } = await readWorkbook(path)
    expect(formulas).toEqual([])
    const [rows = []] = sheets.values()
    const [head = [], ...rest] = rows
    return rest.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index] ?? null])))
  }

  it('contain tags, backup image, preview, specs, check results and README of published creatives', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie, 'Größe / XL')
    const banner = await createCreative(api(), cookie, campaignID, { name: 'Top: "Leaderboard"' })
    const video = await createCreative(api(), cookie, campaignID, { name: 'Spot', type: 'VAST' })
    const draft = await createCreative(api(), cookie, campaignID, { name: 'Not yet' })
    expect((await upload(api(), cookie, banner.id, [SAMPLES.gif, SAMPLES.png])).status).toBe(200)
    expect((await upload(api(), cookie, video.id, [SAMPLES.mp4])).status).toBe(200)
    for (const { id } of [banner, video]) await publish(cookie, id)
    const { name, entries } = await requestPack(cookie, campaignID)
    expect(name).toBe('Größe-XL_hand-over.zip')
    expect([...entries.keys()].sort()).toEqual([
      'README.txt',
      'backup-images/Top-Leaderboard.gif',
      'checks.txt',
      'previews/Spot.html',
      'previews/Top-Leaderboard.html',
      'specs.xlsx',
      'tags.xlsx',
      'tags/Adform/Spot.txt',
      'tags/Adform/Top-Leaderboard.txt',
      'tags/Xandr/Spot.txt',
      'tags/Xandr/Top-Leaderboard.txt',
    ])
    const { config } = api().context
    const creatives = await listed(cookie, campaignID)
    const tags = creatives.flatMap((each) =>
      PLATFORMS.flatMap((platform) => tagRow(config, { creative: each, creatives, platform, macros: {} })),
    )
    const fileNames = new Map([
      [banner.id, 'Top-Leaderboard'],
      [video.id, 'Spot'],
    ])
    expect(tags).toHaveLength(4)
    for (const { creative: each, platform, tag } of tags)
      expect(String(entries.get(`tags/${platform}/${fileNames.get(each.id)}.txt`))).toBe(tag.text)
    // In one line, because Excel quotes a copied cell of several.
    expect((await sheet(entries, 'tags.xlsx')).map((row) => row.Tag)).toEqual(
      tags.map(({ tag }) =>
        tag.text
          .split('\n')
          .map((line) => line.trim())
          .join(' '),
      ),
    )
    expect(entries.get('backup-images/Top-Leaderboard.gif')).toEqual(SAMPLES.gif.content)
    for (const each of creatives.filter(({ id }) => id !== draft.id))
      expect(String(entries.get(`previews/${fileNames.get(each.id)}.html`))).toBe(
        handOverPreview({
          creative: publishedCreativeSchema.parse(each),
          liveID: each.liveCreatives[0]?.id ?? '',
          servingHost: config.servingUrl,
        }),
      )
    const [bannerSpecs, videoSpecs] = await sheet(entries, 'specs.xlsx')
    const imageBytes = SAMPLES.gif.content.length + SAMPLES.png.content.length
    expect(bannerSpecs).toMatchObject({
      'Creative name': banner.name,
      'Creative ID': banner.id,
      Size: '300x250',
      Platforms: 'Xandr, Adform',
      Formats: 'HTML, GIF, PNG',
      'Click URLs': 'https://landing.test/',
      'Backup image': 'backup-images/Top-Leaderboard.gif',
      Preview: 'previews/Top-Leaderboard.html',
    })
    expect(bannerSpecs?.['Total (bytes)']).toBe(bannerSpecs?.['Initial load (bytes)'])
    expect(Number(bannerSpecs?.['Initial load (bytes)'])).toBeGreaterThan(imageBytes)
    expect(videoSpecs).toMatchObject({
      'Initial load (bytes)': null,
      'Total (bytes)': SAMPLES.mp4.content.length,
      'Duration (s)': 15,
      'Backup image': null,
    })
    const readme = String(entries.get('README.txt')).split('\r\n')
    expect(readme).toContain('Hand-over pack: Größe / XL')
    expect(readme).toContain(`Contact: ${agency.first_name} ${agency.last_name} <${agency.email}>`)
    expect(readme).toContain("Left out because they aren't published (1)")
    expect(readme).toContain(`- ${draft.name} (${draft.id})`)
    const contents = readme.slice(readme.indexOf('Contents') + 1, readme.indexOf('Creatives (2)') - 1)
    expect(contents.map((line) => line.slice(2, line.indexOf(':')))).toEqual([
      ...['tags/', 'tags.xlsx', 'backup-images/', 'previews/', 'specs.xlsx', 'checks.txt'],
    ])
    const checks = String(entries.get('checks.txt'))
    expect(checks).toMatch(/^Check results: Größe \/ XL\r\n/)
    expect(checks).toContain(`\r\nSpot (VAST, 300x250, ${video.id})\r\n- Content: passed\r\n`)
    expect(checks).toContain('\r\n- VAST 4.2: passed\r\n')
    expect(checks).toContain('\r\n- Weight: passed\r\n')
  })

  it('contain pictures of creatives that are an image', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const image = await createCreative(api(), cookie, campaignID, { name: 'Image' })
    expect((await upload(api(), cookie, image.id, [SAMPLES.png])).status).toBe(200)
    const answer = await api().call(endpoints.publishCreative, { cookie, body: { id: image.id, version: 1 } })
    expect({ status: answer.status, message: answer.body.message }).toMatchObject({ status: 200 })
    const html = await createCreative(api(), cookie, campaignID, { name: 'HTML' })
    await publish(cookie, html.id)
    const { entries } = await requestPack(cookie, campaignID)
    expect([...entries.keys()].filter((path) => path.startsWith('pictures/'))).toEqual(['pictures/Image.png'])
    expect(imageSize(entries.get('pictures/Image.png')!)).toMatchObject({ width: 300, height: 250, type: 'png' })
    expect(String(entries.get('README.txt'))).toContain('- pictures/: ')
  })

  it('contain only the selected creatives and name the owner when staff create them', async () => {
    const [cookie, staffCookie] = [await api().signIn(agency.email), await api().signIn(staff.email)]
    const { id: campaignID } = await createCampaign(api(), cookie)
    const [one, two] = [
      await createCreative(api(), cookie, campaignID, { name: 'One' }),
      await createCreative(api(), cookie, campaignID, { name: 'Two' }),
    ]
    for (const { id } of [one, two]) await publish(cookie, id)
    const { entries } = await requestPack(staffCookie, campaignID, [two.id], ['AdRoll'])
    expect([...entries.keys()].filter((path) => path.startsWith('tags/'))).toEqual(['tags/AdRoll/Two.txt'])
    const readme = String(entries.get('README.txt'))
    expect(readme).toContain('Check before use\r\n- Two\r\n')
    expect(readme).toContain('The click macro of AdRoll is missing')
    expect(readme).toContain(`Contact: ${staff.first_name} ${staff.last_name} <${staff.email}>`)
    expect(readme).toContain(`Campaign owner: ${agency.first_name} ${agency.last_name} <${agency.email}>`)
  })

  it('have safe and distinct file names, whatever the creatives are named', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const names = [
      ...HOSTILE_NAMES.filter((name) => name.isWellFormed() && !name.includes('\u0000')),
      'CON',
      'con',
      'Ａ',
      'a',
    ]
    for (const name of names) {
      const { id } = await createCreative(api(), cookie, campaignID, { name: 'New' })
      await publish(cookie, id)
      // Stored names may predate today's validation.
      await api().context.db.update(creative).set({ name }).where(eq(creative.id, id))
    }
    const { entries } = await requestPack(cookie, campaignID)
    const paths = [...entries.keys()]
    expect(new Set(paths.map((path) => path.toUpperCase())).size).toBe(paths.length)
    for (const path of paths) {
      expect(path).toMatch(/^(tags\/(Adform|Xandr)\/|previews\/)?[\p{L}\p{M}\p{N}-]+\.(txt|html|xlsx)$/u)
      const fileName = path.split('/').at(-1) ?? ''
      expect(fileName.length).toBeLessThanOrEqual(100)
      expect(Buffer.byteLength(fileName)).toBeLessThanOrEqual(255)
      expect(fileName).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
    }
    expect(paths.filter((path) => path.startsWith('tags/Adform/'))).toHaveLength(names.length)
    const rows = await sheet(entries, 'tags.xlsx')
    expect(rows.filter(({ Platform: platform }) => platform === 'Adform').map((row) => row['Creative name'])).toEqual(
      names.map(keptText),
    )
  })

  it('are rejected for foreign or unknown creatives, for drafts alone and without a platform', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id: otherID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID)
    const foreign = await createCreative(api(), cookie, otherID)
    const before = await api().context.db.$count(reportFile)
    const told = async (ids?: string[], platforms?: string[]) => {
      const { status, body } = await ask(cookie, campaignID, ids, platforms)
      return `${status} ${body.message}`
    }
    expect(await told([id, foreign.id])).toBe('404 Creative not found!')
    expect(await told(['nobodysCreative'])).toBe('404 Creative not found!')
    expect(await told([id])).toBe('400 None of these creatives is published. Publish one to hand it over.')
    expect(await told()).toBe('400 None of these creatives is published. Publish one to hand it over.')
    expect(await told([])).toMatch(/^400 Choose at least one creative/)
    expect(await told([id], [])).toMatch(/^400 Choose at least one platform/)
    expect(await api().context.db.$count(reportFile)).toBe(before)
  })

  it('cannot be downloaded by others, and are gone after a cancellation', async () => {
    const cookie = await api().signIn(agency.email)
    const { id: campaignID } = await createCampaign(api(), cookie)
    const { id } = await createCreative(api(), cookie, campaignID)
    await publish(cookie, id)
    const { file } = await requestPack(cookie, campaignID)
    for (const other of [undefined, await api().signIn(staff.email)])
      expect((await api().get(`/uploads/${file}`, { cookie: other })).status).toBe(404)
    expect((await api().call(endpoints.cancelReportFile, { cookie, query: { file } })).status).toBe(200)
    expect((await api().get(`/uploads/${file}`, { cookie })).status).toBe(404)
  })
})
