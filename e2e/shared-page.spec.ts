import { addDaysTo } from '@placard/domain/internal/dates'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { CAMPAIGN, closed, expect, keyFigure, NOBODY, reportShown, testAs } from './fixtures.js'

const test = testAs('staff')

interface MadeLink {
  url: string
  token: string
  id: string
}

/** Creates a link with settings through the API. */
async function makeLink(request: APIRequestContext, baseURL: string, settings: object): Promise<MadeLink> {
  const answer = await request.post('/api/v1/campaign/newToken', {
    data: { campaignID: CAMPAIGN.id, ...settings },
    headers: { origin: baseURL },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: { url: string; id: string } }
  return { url: data.url, id: data.id, token: data.url.split('/share/')[1] ?? '' }
}

/** Opens a page of somebody without an account. */
async function openVisitorPage(
  browser: Browser,
  baseURL: string,
  viewport = { width: 1280, height: 1000 },
): Promise<Page> {
  return (await browser.newContext({ baseURL, storageState: NOBODY, viewport })).newPage()
}

const PASSWORD = 'an engine of 1843'

test('A link with a password shows nothing before it, and its report after it', async ({
  request,
  browser,
  origin,
}) => {
  const { url, token } = await makeLink(request, origin, { password: PASSWORD })
  const visitor = await openVisitorPage(browser, origin, { width: 390, height: 844 })
  const bodies: Promise<string>[] = []
  visitor.on('response', (answer) => {
    if (/\/(api\/)?share\//.test(answer.url())) bodies.push(answer.text().catch(() => ''))
  })
  await visitor.goto(url)
  const title = visitor.getByRole('heading', { level: 1, name: 'This report needs a password' })
  await expect(title).toBeFocused()
  await expect(visitor).toHaveTitle(/^Shared report/)
  expect(await visitor.content()).not.toContain(CAMPAIGN.name)
  const refused = await visitor.request.get(`/api/share/link?sharedToken=${token}`)
  expect(await refused.text()).not.toContain(CAMPAIGN.name)

  const field = visitor.getByLabel('Password', { exact: true })
  await field.fill('not the password')
  await visitor.getByRole('button', { name: 'Open report' }).click()
  await expect(field).toHaveAccessibleDescription(/This password is wrong/)
  expect((await Promise.all(bodies)).join()).not.toContain(CAMPAIGN.name)

  await field.fill(PASSWORD)
  await visitor.getByRole('button', { name: 'Open report' }).click()
  await reportShown(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeVisible()
  // The browser keeps the proof.
  await visitor.reload()
  await reportShown(visitor)
  await closed(visitor.context())
})

test('A link with fixed dates shows them whatever its URL says', async ({ request, browser, origin }) => {
  const end = addDaysTo(new Date().toISOString().slice(0, 10), -2)
  const range = { kind: 'fixed', start: addDaysTo(end, -6), end }
  const { url, token } = await makeLink(request, origin, { range, tzCode: 'UTC' })
  const visitor = await openVisitorPage(browser, origin)
  const asked: URL[] = []
  visitor.on('request', (one) => {
    if (one.url().includes('/api/share/reports')) asked.push(new URL(one.url()))
  })
  await visitor.goto(`${url}?start=2020-01-01&end=2020-01-31&tz=Asia/Tokyo`)
  await reportShown(visitor)
  const toolbar = visitor.getByRole('group', { name: 'What the report shows' })
  await expect(toolbar.getByRole('combobox')).toHaveCount(0)
  await expect(visitor).not.toHaveURL(/start=/)
  // The page came with its report.
  expect(asked).toEqual([])
  await visitor.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked.map(({ searchParams }) => searchParams.get('tz'))).toEqual(['UTC'])

  const days = new URL(asked[0]!)
  days.searchParams.set('start_dt', String(Number(days.searchParams.get('start_dt')) - 86_400))
  expect((await visitor.request.get(days.href)).status()).toBe(403)
  expect((await visitor.request.get(asked[0]!.href)).status()).toBe(200)
  expect(token.length).toBeGreaterThan(24)
  await closed(visitor.context())
})

test('A phone shows title, three figures and the chart first, then the filters', async ({
  request,
  browser,
  origin,
}) => {
  const { url } = await makeLink(request, origin, {})
  const visitor = await openVisitorPage(browser, origin, { width: 390, height: 844 })
  await visitor.goto(url)
  await reportShown(visitor)
  const measureBox = async (place: ReturnType<Page['locator']>) => (await place.boundingBox())!
  const chart = await measureBox(visitor.getByRole('figure', { name: /^Delivery/ }))
  const figures = visitor.getByRole('region', { name: 'Key figures', exact: true }).getByRole('listitem')
  await expect(figures).toHaveCount(3)
  expect(chart.y + chart.height).toBeLessThanOrEqual(844)
  expect((await measureBox(figures.last())).y).toBeLessThan(chart.y)
  const toolbar = await measureBox(visitor.getByRole('group', { name: 'What the report shows' }))
  expect(toolbar.y).toBeGreaterThanOrEqual(chart.y + chart.height)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await closed(visitor.context())
})

test('What a link leaves out is neither on its page nor in its data', async ({ request, browser, origin }) => {
  const leftOut = ['clicks', 'video', 'invalidTraffic', 'downloads']
  const { url } = await makeLink(request, origin, { leftOut })
  const visitor = await openVisitorPage(browser, origin)
  await visitor.goto(url)
  await reportShown(visitor)
  const received = visitor.waitForResponse((answer) => answer.url().includes('/api/share/reports'))
  await visitor.getByRole('button', { name: 'Refresh' }).click()
  const { data } = (await (await received).json()) as { data: { rows: Record<string, number>[]; leftOut: string[] } }
  await reportShown(visitor)
  expect(await keyFigure(visitor, 'Impressions')).toMatch(/\d/)
  const main = visitor.getByRole('main')
  for (const left of [/^Clicks/, /^CTR$/, /^VCR/, /^Video/, /^Invalid traffic/])
    await expect(main.getByText(left)).toHaveCount(0)
  await expect(main.getByRole('button', { name: /Export|Download/ })).toHaveCount(0)
  expect([...data.leftOut].sort()).toEqual([...leftOut].sort())
  const counters = ['clicks', 'invalidTraffic', 'videoStarts', 'firstQuartiles', 'videoCompletes']
  expect(data.rows.length).toBeGreaterThan(0)
  for (const row of data.rows) for (const name of counters) expect(row[name] ?? 0).toBe(0)
  await closed(visitor.context())
})
