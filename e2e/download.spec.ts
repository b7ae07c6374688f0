import {
  apiSums,
  CAMPAIGN,
  daysInAddress,
  expect,
  expectAccessible,
  FULL,
  failuresTold,
  keyFigure,
  NOBODY,
  reportShown,
  testAs,
  written,
} from './fixtures.js'
import { csvRecords, downloadAs, exportAs } from './report-files.js'
import { createOrigin } from './servers.js'
import { readWorkbook, unzip } from './workbook.js'

const test = testAs('staff')

const sumValues = (values: readonly string[] | undefined) =>
  (values ?? []).reduce((total, value) => total + Number(value), 0)

test('A downloaded file of any format contains what the screen shows', async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const days = daysInAddress(page)
  const sums = await apiSums(page, days)
  expect(await keyFigure(page, 'Impressions')).toBe(written(sums.impressions))
  const name = `Northwind-Bikes-City-Launch_${days.start}_${days.end}_UTC`

  const csv = await downloadAs(page, 'CSV')
  expect(new URL(csv.url()).pathname).toMatch(/^\/uploads\//)
  expect(csv.suggestedFilename()).toBe(`${name}.csv`)
  const rows = (await csvRecords(csv)).filter((row) => !Object.values(row).includes('Total'))
  const sum = (heading: RegExp) =>
    rows.reduce((total, row) => {
      const column = Object.keys(row).find((key) => heading.test(key)) ?? ''
      return total + Number(row[column])
    }, 0)
  expect(sum(/^impressions$/i)).toBe(sums.impressions)
  expect(sum(/^clicks$/i)).toBe(sums.clicks)

  for (const format of ['Excel', 'Excel with Pivot']) {
    const file = await downloadAs(page, format)
    expect(file.suggestedFilename()).toBe(`${name}.xlsx`)
    await expect(page.getByText(`${format} file downloaded`).first()).toBeVisible()
    const { columns, parts } = readWorkbook(await file.path())
    expect(sumValues(columns.get('Impressions'))).toBe(sums.impressions)
    expect(sumValues(columns.get('Clicks'))).toBe(sums.clicks)
    expect(sumValues(columns.get('Video completes'))).toBe(sums.videoCompletes)
    expect(parts.some((part) => part.startsWith('xl/pivotTables/'))).toBe(format === 'Excel with Pivot')
  }
})

test('A reader with a share link downloads without signing in', FULL, async ({ page, browser, baseURL }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const link = await page.evaluate(async (campaignID) => {
    const answer = await fetch('/api/v1/campaign/newToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ campaignID }),
    })
    return ((await answer.json()) as { data: { url: string } }).data.url
  }, CAMPAIGN.id)
  const outside = await browser.newContext({ baseURL, storageState: NOBODY })
  const visitor = await outside.newPage()
  await visitor.goto(link)
  await reportShown(visitor)
  // The server has rendered the report before the console runs and names its days.
  await expect(visitor).toHaveURL(/[?&]start=/)
  const sums = await apiSums(page, daysInAddress(visitor))
  const { columns } = readWorkbook(await (await downloadAs(visitor, 'Excel')).path())
  expect(sumValues(columns.get('Impressions'))).toBe(sums.impressions)
  await expect(visitor.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
  await outside.close()
})

test('A hand-over pack of the published creatives downloads with everything that publishers need', async ({ page }) => {
  const headers = { origin: createOrigin(test.info().parallelIndex) }
  const post = async <T>(path: string, data: object, method = 'POST'): Promise<T> => {
    const answer = await page.request.fetch(`/api/v1/campaign/${path}`, { method, headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: T }).data
  }
  interface Saved {
    id: string
    version: number
  }
  const { id: campaignID } = await post<Saved>('new', { name: 'Hand over' })
  const trackers = { click: [{ type: 'redirect', url: 'https://landing.test/bikes' }] }
  const [top, side] = [
    await post<Saved>('creatives', { campaignID, name: 'Top banner', trackers }),
    await post<Saved>('creatives', { campaignID, name: 'Side banner', trackers }),
  ]
  await post('creatives', { campaignID, name: 'Not yet', trackers })
  const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  for (const { id } of [top, side]) {
    const multipart = { creativeID: id, 'files[]': { name: 'backup.gif', mimeType: 'image/gif', buffer: image } }
    expect((await page.request.post('/api/v1/campaign/creatives/assets', { headers, multipart })).status()).toBe(200)
    const { data } = await (await page.request.get('/api/v1/campaign/creative', { params: { id } })).json()
    const saved = await post<Saved>('creatives/html', { id, version: data.version, html: '<p>Ride</p>' }, 'PUT')
    await post('creatives/publish', { id, version: saved.version })
  }

  await page.goto(`/campaigns/${campaignID}?tab=tags`)
  await page.getByRole('button', { name: 'Create pack' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create hand-over pack' })
  await expect(dialog.getByRole('checkbox', { name: 'Top banner' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Not yet' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Side banner' }).uncheck()
  await dialog.getByRole('combobox', { name: 'Platforms' }).click()
  await page.getByRole('option', { name: 'Xandr' }).click()
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  const [pack] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Create pack' }).click(),
  ])
  await expect(dialog.getByText('It contains 1 creative with tags for 2 platforms.')).toBeVisible()
  expect(pack.suggestedFilename()).toBe('Hand-over_hand-over.zip')
  const files = unzip(await pack.path())
  expect([...files.keys()].sort()).toEqual([
    'README.txt',
    'backup-images/Top-banner.gif',
    'checks.txt',
    'previews/Top-banner.html',
    'specs.xlsx',
    'tags.xlsx',
    'tags/Google Ad Manager/Top-banner.txt',
    'tags/Xandr/Top-banner.txt',
  ])
  expect(files.get('tags/Xandr/Top-banner.txt')).toMatch(/<ins class="placard"[^>]*\$\{CLICK_URL\}/)
  expect(files.get('README.txt')).toMatch(/Contact: .+ <demo@placard\.test>/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Create pack' })).toBeFocused()
})

test('A slow download shows its progress and can be canceled', FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const slow = { file: 'slow.csv', name: 'slow.csv', state: 'working', progress: 40 }
  const asked: string[] = []
  await page.route('**/v1/campaign/dateReport*', (route) => route.fulfill({ json: { status: 200, data: slow } }))
  await page.route('**/v1/reportFile*', (route) => {
    const method = route.request().method()
    asked.push(method)
    return route.fulfill({ json: { status: 200, data: method === 'GET' ? slow : null } })
  })
  await exportAs(page, 'CSV')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Request timed out').first()).toBeVisible()
  await expect.poll(() => asked.at(-1)).toBe('DELETE')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('A failed download or share link shows a toast for 10 seconds', FULL, async ({ page }) => {
  await page.clock.install()
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const toast = failuresTold(page)
  const expectTold = async () => {
    await expect(toast).toHaveText(/Error!.*Couldn't receive reporting! Please try again\./)
    await page.clock.fastForward(6_500)
    await expect(toast).toBeVisible()
    await page.clock.fastForward(3_600)
    await expect(toast).toBeHidden()
  }
  const refuse = { status: 500, json: { status: 500 } }
  await page.route('**/v1/campaign/dateReport*', (route) => route.fulfill(refuse))
  await exportAs(page, 'CSV')
  await expectTold()

  let answer = () => {}
  await page.route('**/v1/campaign/newToken', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill(refuse)
  })
  await page.getByRole('button', { name: 'Share' }).click()
  const create = page.getByRole('button', { name: 'Create link' })
  const asked = page.waitForRequest('**/v1/campaign/newToken')
  await create.click()
  await asked
  await expect(create).toHaveAttribute('aria-busy', 'true')
  answer()
  await expectTold()
  await expect(create).not.toHaveAttribute('aria-busy')
})
