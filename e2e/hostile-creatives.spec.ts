import type { Page } from '@playwright/test'
import { BROWSER_FLAGS, fullBrowserPath } from '../scripts/services/browser.mjs'
import { bannerPage } from './ad-pages.js'
import { expect, FULL, NOBODY, testAs } from './fixtures.js'
import { ENDLESS_CREATIVES, HOSTILE_CREATIVES } from './hostile-creatives.js'
import { openSite } from './sites.js'

const test = testAs('staff')
// Playwright lets pages open windows without a click, unlike browsers of viewers.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires it.
  launchOptions: async ({}, use) => {
    const executablePath = fullBrowserPath()
    if (!executablePath) throw new Error('Only Chromium with its interface blocks popups, and none can be installed.')
    await use({ executablePath, args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-popup-blocking'] })
  },
})

/** Creative that replaces its own frame by another page, so that its preview fails sooner or later. */
const LEAVES = 'refreshes itself'
const NAMES = Object.keys(HOSTILE_CREATIVES)

/** Records the successes of hostile creatives in a page: requests, dialogs, windows, downloads and navigations. */
function watch(page: Page): string[] {
  const successes: string[] = []
  page.on('dialog', async (dialog) => {
    successes.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('download', (download) => successes.push(`download: ${download.suggestedFilename()}`))
  page.on('popup', (popup) => successes.push(`window: ${popup.url()}`))
  page.on('close', () => successes.push('closed'))
  page.context().on('response', (response) => {
    if (response.url().includes('/hostile')) successes.push(`response: ${response.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().includes('hostile?')) successes.push(`page: ${frame.url()}`)
  })
  return successes
}

/** Marks the page as attacked when a creative says that it won. */
const hearWinners = () =>
  addEventListener('message', ({ data }) => {
    if (data === 'hostile won') document.documentElement.dataset.hostile = 'won'
  })

/** Expects the console to be as it was: session, storage, title and address. */
async function expectUntouched(page: Page, address: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(address)
  const state = () => [document.documentElement.dataset.hostile, document.cookie, localStorage.hostile, document.title]
  expect((await page.evaluate(state)).join()).not.toContain('hostile')
  expect((await page.request.get('/api/me')).status()).toBe(200)
  expect(page.context().serviceWorkers()).toEqual([])
}

test(
  'More than thirty hostile creatives stay inert in cards, the editor and on a page with their tags',
  FULL,
  async ({ page, baseURL, browser, errors }) => {
    test.setTimeout(600_000)
    expect(NAMES.length).toBeGreaterThan(30)
    const headers = { origin: baseURL! }
    const api = `${baseURL}/api/v1/campaign`
    const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const answer = await page.request.fetch(`${api}${path}`, { method, headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      return (await answer.json()).data
    }
    const campaign = await send('POST', '/new', { name: 'Attackers' })
    const trackers = { click: [{ type: 'redirect', url: 'https://shop.test/' }] }
    const liveIDs: string[] = []
    const creativeIDs: string[] = []
    for (const name of NAMES) {
      const { id, version } = await send('POST', '/creatives', { campaignID: campaign.id, name, trackers })
      const { version: filled } = await send('PUT', '/creatives/html', { id, version, html: HOSTILE_CREATIVES[name] })
      const published = await send('POST', '/creatives/publish', { id, version: filled, confirmed: ['exit'] })
      creativeIDs.push(id)
      liveIDs.push(published.liveCreatives[0].id)
    }

    await page.addInitScript(hearWinners)
    const successes = watch(page)
    const cards = `/campaigns/${campaign.id}`
    await page.goto(cards)
    for (const name of NAMES) {
      const card = page.getByRole('article', { name, exact: true })
      await card.scrollIntoViewIfNeeded()
      if (name === LEAVES) continue
      await expect.soft(card.locator('[data-slot="ad-frame"]'), name).toHaveAttribute('data-state', 'ready')
    }
    await expectUntouched(page, cards)
    for (const [index, id] of creativeIDs.entries())
      await test.step(NAMES[index]!, async () => {
        await page.goto(`${cards}/creative/${id}`)
        const preview = page.getByRole('group', { name: 'Preview', exact: true })
        if (NAMES[index] !== LEAVES) await expect.soft(preview, NAMES[index]).toHaveAttribute('data-state', 'ready')
        await expectUntouched(page, `${cards}/creative/${id}`)
      })
    expect(successes).toEqual([])

    const context = await browser.newContext({ storageState: NOBODY })
    await context.addInitScript(hearWinners)
    const visitor = await context.newPage()
    const served = watch(visitor)
    const createTag = (id: string) =>
      `<ins class="placard" data-live-id="${id}" data-width="300" data-height="250"></ins><script async src="${baseURL}/serve/placard.js"></script>`
    const publisher = await openSite(() => bannerPage(liveIDs.map(createTag)))
    await visitor.goto(publisher.url)
    await expect(visitor.locator('ins iframe')).toHaveCount(NAMES.length)
    await visitor.waitForLoadState('networkidle')
    expect(visitor.url()).toBe(`${publisher.url}/`)
    expect(await visitor.title()).toBe('News')
    expect(await visitor.locator('[data-hostile]').count()).toBe(0)
    expect(context.pages()).toEqual([visitor])
    expect(served).toEqual([])
    await context.close()
    publisher.close()
    // The browser logs each attack that it blocks.
    errors.splice(0)
    const gone = { headers, params: { campaignID: campaign.id }, data: {} }
    expect((await page.request.delete(`${api}/delete`, gone)).status()).toBe(200)
  },
)

/** Expects the console to open and close the search within 2 s. */
async function expectResponsive(page: Page): Promise<void> {
  const started = Date.now()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(Date.now() - started).toBeLessThan(2000)
}

test(
  'Creatives whose script never ends are stopped with the reason, and their neighbors are shown',
  FULL,
  async ({ page, baseURL, errors }) => {
    test.setTimeout(180_000)
    const headers = { origin: baseURL! }
    const api = `${baseURL}/api/v1/campaign`
    const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const answer = await page.request.fetch(`${api}${path}`, { method, headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      return (await answer.json()).data
    }
    const campaign = await send('POST', '/new', { name: 'Loops' })
    const ids: Record<string, string> = {}
    const html = { 'Good 1': '<p>Good</p>', ...ENDLESS_CREATIVES, 'Good 2': '<p>Good</p>' }
    for (const [name, source] of Object.entries(html)) {
      const { id, version } = await send('POST', '/creatives', { campaignID: campaign.id, name })
      await send('PUT', '/creatives/html', { id, version, html: source })
      ids[name] = id
    }

    const cards = `/campaigns/${campaign.id}`
    await page.goto(cards)
    const card = (name: string) => page.getByRole('article', { name, exact: true })
    await card('Good 2').waitFor()
    // Now all loops run.
    await page.waitForTimeout(2000)
    await expectResponsive(page)
    // In any order: all frames of the list share one process.
    for (const name of Object.keys(ENDLESS_CREATIVES))
      await expect(card(name).getByText('Stopped: its script doesn’t respond')).toBeVisible({ timeout: 60_000 })
    for (const name of ['Good 1', 'Good 2']) {
      await expect(card(name).locator('[data-slot="ad-frame"]')).toHaveAttribute('data-state', 'ready')
      await expect(card(name).frameLocator('iframe').getByText('Good')).toBeVisible()
    }

    for (const name of Object.keys(ENDLESS_CREATIVES))
      await test.step(name, async () => {
        await page.goto(`${cards}/creative/${ids[name]}`)
        const preview = page.getByRole('group', { name: 'Preview', exact: true })
        await preview.waitFor()
        // Now the loop runs.
        await page.waitForTimeout(2000)
        await expectResponsive(page)
        await expect(preview.getByRole('alert')).toContainText('This ad was stopped', { timeout: 10_000 })
        await expect(preview.locator('iframe')).toHaveCount(0)
        await preview.getByRole('button', { name: 'Run again' }).click()
        await expect(preview.locator('iframe')).toHaveCount(1)
        await expect(preview).toHaveAttribute('data-state', 'unresponsive', { timeout: 10_000 })
      })
    errors.splice(0)
    const gone = { headers, params: { campaignID: campaign.id }, data: {} }
    expect((await page.request.delete(`${api}/delete`, gone)).status()).toBe(200)
  },
)
