import type { Creative, TagActivity } from '@placard/domain/creative'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, FULL, NOBODY, testAs } from './fixtures.js'
import { openSite } from './sites.js'

const test = testAs('staff')

/** Calls the API directly. */
async function api<T>(page: Page, origin: string, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const answer = await page.request.fetch(`/api/v1/campaign/${path}`, {
    method,
    headers: { origin },
    ...(data && { data }),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: T }).data
}

/** Creates a banner that can be published, and opens its screen. */
async function openBanner(page: Page, origin: string, name: string) {
  const campaign = await api<{ id: string }>(page, origin, 'POST', 'new', { name })
  const trackers = { click: [{ type: 'redirect', url: 'https://landing.test/' }] }
  const created = await api<Creative>(page, origin, 'POST', 'creatives', { campaignID: campaign.id, name, trackers })
  await setHtml(page, origin, created, 'One')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/campaigns/${campaign.id}/creative/${created.id}`)
  const creative = () => api<Creative>(page, origin, 'GET', `creative?id=${created.id}`)
  return { id: created.id, campaignID: campaign.id, creative }
}

const setHtml = (page: Page, origin: string, { id, version }: Creative, text: string) =>
  api<Creative>(page, origin, 'PUT', 'creatives/html', { id, version, html: `<p>${text}</p>` })

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Publishes the open creative and copies its tag, both with the button of the header. */
async function publishAndCopy(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const copy = page.getByRole('group', { name: 'Publish and tag' }).getByRole('button', { name: 'Copy tag' })
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => readClipboard(page)).toContain('<ins class="placard"')
  return readClipboard(page)
}

/** Places a tag on a page of another site. Returns a function that opens it and returns what the ad shows. */
async function place(browser: Browser, tag: string, userAgent?: string) {
  // Without a platform, its macros stay as they are.
  const site = await openSite(() => `<!doctype html><html lang="en"><title>News</title>${tag}</html>`)
  const context = await browser.newContext({ storageState: NOBODY, ...(userAgent && { userAgent }) })
  const visitor = await context.newPage()
  return async (): Promise<string> => {
    await visitor.goto(site.url)
    await visitor.waitForLoadState('networkidle')
    const [ad] = visitor.frames().filter((frame) => frame !== visitor.mainFrame())
    return (
      (await ad
        ?.locator('p')
        .textContent({ timeout: 2000 })
        .catch(() => '')) ?? ''
    )
  }
}

const toast = (page: Page, title: string) => page.locator('[data-slot="toast"]').filter({ hasText: title })

const activity = (page: Page, origin: string, id: string) =>
  api<TagActivity[]>(page, origin, 'GET', `creatives/activity?id=${id}`)

test('A changed ad is shown by the tag that is placed, which can be paused and go back', async ({
  page,
  origin,
  browser,
}) => {
  test.setTimeout(120_000)
  const { id, campaignID, creative } = await openBanner(page, origin, 'Corrected')
  const view = await place(browser, await publishAndCopy(page))
  await expect.poll(view, { timeout: 15_000 }).toBe('One')
  const [tag] = (await creative()).liveCreatives

  // Saved by Ctrl+Enter together with what was saved before.
  await setHtml(page, origin, await creative(), 'Two')
  await page.reload()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Corrected twice')
  await expect(page.getByText('The placed tag will show the new version.').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toast(page, 'Creative published').getByRole('button', { name: 'Copy tag' })).toBeVisible()
  await expect(name).toBeFocused()
  await expect.poll(view, { timeout: 15_000 }).toBe('Two')
  const { liveCreatives } = await creative()
  expect(liveCreatives.map((one) => one.id)).toEqual([tag?.id])

  const tags = page.getByRole('region', { name: 'Tags and versions' })
  await tags.getByRole('button', { name: 'Pause' }).click()
  await expect(toast(page, 'Tag paused')).toBeVisible()
  await expect.poll(view, { timeout: 15_000 }).toBe('')
  const counted = (await activity(page, origin, id))[0]?.impressions
  await view()
  // Longer than the server keeps events before it writes them.
  await page.waitForTimeout(1500)
  expect((await activity(page, origin, id))[0]?.impressions).toBe(counted)
  await page.goto(`/campaigns/${campaignID}`)
  await expect(page.getByRole('article', { name: 'Corrected twice' }).getByText('Paused')).toBeVisible()
  await page.goBack()
  await tags.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(view, { timeout: 15_000 }).toBe('Two')

  await tags.getByRole('button', { name: 'Go back to version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to version 1' }).click()
  await expect(toast(page, 'The tag shows version 1 again')).toBeVisible()
  await expect(tags.getByText('Restores version 1')).toBeVisible()
  await expect(tags.getByText(/Changes made after it are not published/)).toBeVisible()
  await expect.poll(view, { timeout: 15_000 }).toBe('One')
  await expectAccessible(page)
})

test(
  'A new tag says that a robot requested it, then turns green with the first impression',
  FULL,
  async ({ page, origin, browser }) => {
    test.setTimeout(120_000)
    await openBanner(page, origin, 'Waiting')
    const tag = await publishAndCopy(page)
    const header = page.locator('[data-slot="page-header"]')
    await expect(header.getByText('Waiting for the first impression…')).toBeVisible()
    const crawl = await place(browser, tag, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await crawl()
    await expect(header.getByText(/^A robot requested it. Not counted./).first()).toBeVisible({ timeout: 15_000 })
    const view = await place(browser, tag)
    await view()
    await expect(header.getByText(/^First impression \d/).first()).toBeVisible({ timeout: 15_000 })
  },
)

test(
  'A version that somebody else has replaced meanwhile is not published over theirs',
  FULL,
  async ({ page, origin }) => {
    const { creative } = await openBanner(page, origin, 'Race')
    await publishAndCopy(page)
    const second = await setHtml(page, origin, await creative(), 'Two')
    await api(page, origin, 'POST', 'creatives/publish', { id: second.id, version: second.version })
    await page.reload()
    const tags = page.getByRole('region', { name: 'Tags and versions' })
    await tags.getByRole('button', { name: 'Go back to version 1' }).click()
    const third = await setHtml(page, origin, await creative(), 'Three')
    await api(page, origin, 'POST', 'creatives/publish', { id: third.id, version: third.version })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to version 1' }).click()
    await expect(tags.getByRole('alert')).toContainText('Somebody else was faster')
    await expect(tags.getByRole('listitem').filter({ hasText: 'Shows now' })).toContainText('Version 3')
  },
)
