import { addDaysTo } from '@placard/domain/internal/dates'
import { PRERENDERED_PAGE_ID } from '@placard/domain/internal/share'
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { CAMPAIGN, closed, expect, keyFigure, NOBODY, testAs } from './fixtures.js'

const test = testAs('staff')

/** Creates a link through the API and returns its URL and id. */
async function makeLink(
  request: APIRequestContext,
  origin: string,
  settings = {},
): Promise<{ url: string; id: string }> {
  const answer = await request.post('/api/v1/campaign/newToken', {
    data: { campaignID: CAMPAIGN.id, ...settings },
    headers: { origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { url: string; id: string } }).data
}

/** Opens a page of somebody without an account, whose complaints are collected. */
async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, storageState: NOBODY, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

const lines = (page: Page) => page.locator('[data-slot="chart-lines"] path[d]')

for (const width of [390, 1280])
  test(`A shared report is readable without JavaScript at ${width} px`, async ({ request, browser, origin }) => {
    const { url } = await makeLink(request, origin)
    const viewport = { width, height: 844 }
    const { page } = await visit(browser, origin, { javaScriptEnabled: false, viewport })
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN.name })).toBeVisible()
    expect(await keyFigure(page, 'Impressions')).toMatch(/\d,\d{3}/)
    await expect(lines(page).first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Creatives' }).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByText('needs JavaScript')).toHaveCount(0)
    await expect(page).toHaveTitle(`${CAMPAIGN.name} · Shared report · Placard`)
    const description = page.locator('meta[property="og:description"]')
    await expect(description).toHaveAttribute('content', 'The viewer chooses the dates, all columns.')
    await page.emulateMedia({ media: 'print' })
    await expect(lines(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await closed(page.context())
  })

test('A shared report loads its own code, in few files', async ({ request, browser, origin }) => {
  const { url } = await makeLink(request, origin)
  const { page, complaints } = await visit(browser, origin)
  const scripts: string[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(new URL(one.url()).pathname)
  })
  await page.goto(url)
  const tile = page.locator('[data-slot="report-kpis"] button[aria-pressed]').nth(2)
  await expect(async () => {
    await tile.click()
    await expect(tile).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  expect(scripts.filter((path) => path.includes('/index-'))).toEqual([])
  expect(scripts.length).toBeLessThan(15)
  // The empty page renders itself where the server could not.
  const empty = await (await request.get('/share.html')).text()
  await page.route(`${url}*`, (route) => route.fulfill({ contentType: 'text/html', body: empty }))
  await page.reload()
  await expect(lines(page).first()).toBeVisible()
  expect(complaints).toEqual([])
  await closed(page.context())
})

/** Returns the day that is some days from today in UTC. */
const day = (days: number) => addDaysTo(new Date().toISOString().slice(0, 10), days)

const VISITS: [name: string, options: BrowserContextOptions, search: string][] = [
  ['English phone, light', { locale: 'en-GB', timezoneId: 'Europe/Berlin', viewport: { width: 390, height: 844 } }, ''],
  [
    'German phone, dark, over two months',
    { locale: 'de-AT', timezoneId: 'Asia/Kolkata', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    `?start=${day(-40)}&end=${day(-2)}&tz=America/New_York`,
  ],
  [
    'German screen, light, hours of a day',
    { locale: 'de-DE', timezoneId: 'Pacific/Auckland', viewport: { width: 1280, height: 900 } },
    `?start=${day(-3)}&end=${day(-3)}&tz=Asia/Kolkata`,
  ],
  ['English screen, dark', { locale: 'en-US', timezoneId: 'America/New_York', colorScheme: 'dark' }, ''],
]

for (const [name, options, search] of VISITS)
  test(`The browser finds the page that it would render itself: ${name}`, async ({ request, browser, origin }) => {
    const { url } = await makeLink(request, origin)
    const { page, complaints } = await visit(browser, origin, options)
    const calls: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/api/share/')) calls.push(new URL(one.url()).pathname)
    })
    await page.goto(url + search)
    await expect(lines(page).first()).toBeVisible()
    // The view is counted once the page has been hydrated.
    await expect.poll(() => calls).toEqual(['/api/share/views'])
    await expect(page.locator('[data-slot="report-toolbar"]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', (options.locale ?? '').slice(0, 2))
    await expect(page.locator('html')).toHaveAttribute('data-theme', options.colorScheme ?? 'light')
    expect(complaints).toEqual([])

    const tile = page.locator('[data-slot="report-kpis"] button[aria-pressed]').nth(2)
    await tile.click()
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    expect(complaints).toEqual([])
    await closed(page.context())
  })

/** Returns the picture of a page once its numbers, fonts and chart are there. */
async function picture(page: Page): Promise<PNG> {
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-slot="report-toolbar"]')).toHaveCount(1)
  await expect(lines(page).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
}

for (const [name, options] of [VISITS[0], VISITS[2]] as typeof VISITS)
  test(`After hydration a page looks as if the browser had rendered it: ${name}`, async ({
    request,
    browser,
    origin,
  }) => {
    const { url } = await makeLink(request, origin)
    const still = { ...options, reducedMotion: 'reduce' } as const
    const { page } = await visit(browser, origin, still)
    await page.goto(url)
    await expect(page.locator(`#${PRERENDERED_PAGE_ID}`)).toHaveCount(1)
    const hydrated = await picture(page)
    // The page of every other screen, which renders itself.
    const empty = await (await request.get('/signin', { headers: { accept: 'text/html' } })).text()
    await page.route(`${url}*`, (route) => route.fulfill({ contentType: 'text/html', body: empty }))
    await page.reload()
    await expect(page.locator(`#${PRERENDERED_PAGE_ID}`)).toHaveCount(0)
    const rendered = await picture(page)
    expect([hydrated.width, hydrated.height]).toEqual([rendered.width, rendered.height])
    const { width, height } = rendered
    expect(pixelmatch(hydrated.data, rendered.data, undefined, width, height, { threshold: 0.1 })).toBe(0)
    await closed(page.context())
  })

test('The look of a link is there from the first paint, and dead links say so without a script', async ({
  request,
  browser,
  origin,
}) => {
  const { url, id } = await makeLink(request, origin, { theme: 'dark', language: 'de' })
  const { page, complaints } = await visit(browser, origin, { locale: 'en-GB' })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Nur Lesen', { exact: true })).toBeVisible()
  await expect.poll(() => page.locator('[data-slot="report-toolbar"]').count()).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(complaints).toEqual([])

  const revoked = await request.delete(`/api/v1/campaign/tokens?campaignID=${CAMPAIGN.id}&id=${id}`, {
    headers: { origin },
  })
  expect(revoked.status()).toBe(200)
  const answer = await page.goto(url)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expect(page.locator('script[type="module"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Link not working · Placard')
  await closed(page.context())
})

test('The browser renders a report itself if it cannot use the data of the server', async ({
  request,
  browser,
  origin,
  errors,
}) => {
  const { url } = await makeLink(request, origin)
  const { page, complaints } = await visit(browser, origin)
  await page.addInitScript((id) => {
    // Before the script of the page, which runs once the document is parsed.
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById(id)
      if (data) data.textContent = JSON.stringify({ ...JSON.parse(data.textContent), queries: null })
    })
  }, PRERENDERED_PAGE_ID)
  await page.goto(url)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menu').or(page.getByRole('dialog')).first()).toBeVisible()
  expect(await keyFigure(page, 'Impressions')).toMatch(/\d,\d{3}/)
  expect(complaints.join()).toContain('not iterable')
  expect(errors.splice(0)).toEqual([expect.stringContaining('not iterable')])
  await closed(page.context())
})
