import type { Locator, Page } from '@playwright/test'
import { png, zip } from '../apps/api/src/testing/sample-files.js'
import { expect, expectAccessible, FULL, test, testAs } from './fixtures.js'

const asStaff = testAs('staff')

interface LocalFile {
  name: string
  type: string
  content: Buffer
}

const page160 =
  '<!doctype html><html lang="en"><meta name="ad.size" content="width=160,height=600"><body style="margin:0;background:#135">Ride</body></html>'
const LEADERBOARD: LocalFile = { name: 'leader.png', type: 'image/png', content: png(728, 90) }
const SKYSCRAPER: LocalFile = {
  name: 'sky.zip',
  type: 'application/zip',
  content: zip([{ name: 'index.html', data: Buffer.from(page160) }]),
}
const FAKE: LocalFile = { name: 'fake.png', type: 'image/png', content: Buffer.from('<p>No picture</p>') }

/** Drops files from outside of the browser on the page. Returns whether the browser would have opened them. */
const dropOnPage = (page: Page, ...files: LocalFile[]) =>
  page.evaluate(
    (given) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, content } of given)
        dataTransfer.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], name, { type }))
      return ['dragenter', 'dragover', 'drop']
        .map((kind) =>
          document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })),
        )
        .at(-1)
    },
    files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') })),
  )

/** Types the landing page of the open sheet. */
async function typeLandingPage(sheet: Locator): Promise<void> {
  await expect(sheet.getByRole('textbox', { name: 'Landing page' })).toBeFocused()
  await sheet.page().keyboard.type('shop.test/bikes')
}

/** Creates a campaign and opens it. */
async function openNewCampaign(page: Page, name: string): Promise<void> {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

asStaff('Files that are dropped on a campaign become creatives, and others say why not', FULL, async ({ page }) => {
  await openNewCampaign(page, 'Dropped files')
  await expect(page.getByRole('heading', { name: 'No creatives yet' })).toBeVisible()
  expect(await dropOnPage(page, LEADERBOARD, FAKE, SKYSCRAPER)).toBe(false)

  const sheet = page.getByRole('dialog', { name: 'Upload to Dropped files' })
  await expect(sheet.getByRole('listitem', { name: 'fake.png' })).toContainText(
    'The content of fake.png is not PNG. Export it as PNG',
  )
  await sheet.getByRole('button', { name: 'Create drafts' }).click()
  await expect(sheet.getByText('2 drafts created · 1 not created')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  for (const [name, size] of [
    ['leader', '728 × 90'],
    ['sky', '160 × 600'],
  ] as const) {
    const card = page.getByRole('article', { name, exact: true })
    await expect(card).toContainText(size)
    await expect(card.locator('[data-slot="ad-frame"]')).toHaveAttribute('data-state', 'ready')
  }
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)

  // More can be dropped on the open sheet.
  expect(await dropOnPage(page, { ...LEADERBOARD, name: 'first.png' })).toBe(false)
  await expect(sheet.getByRole('listitem', { name: 'first' })).toBeVisible()
  await dropOnPage(page, { ...LEADERBOARD, name: 'second.png' })
  await expect(sheet.getByRole('listitem', { name: 'second' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('0 of 2 creatives are created.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Upload not finished')).toHaveCount(0)

  // Elsewhere nothing happens, instead of the file taking the place of the console.
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await dropOnPage(page, LEADERBOARD)).toBe(false)
})

asStaff('A hundred files that are dropped on a campaign all become creatives', FULL, async ({ page }) => {
  test.setTimeout(240_000)
  await openNewCampaign(page, 'A hundred files')
  const count = 100
  let uploads = 0
  await page.route('**/creatives/assets', (route) => {
    uploads += 1
    const refusal = { status: 429, message: 'Too many requests. Wait 3 seconds and try again.' }
    return uploads === 50
      ? route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: refusal })
      : route.continue()
  })
  await dropOnPage(
    page,
    ...Array.from({ length: count }, (_, index) => ({ ...LEADERBOARD, name: `file ${index}.png` })),
  )
  await page.getByRole('button', { name: 'Create drafts' }).click()
  await expect(page.getByText('The server is busy. Continues by itself')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(`${count} drafts created`)).toBeVisible({ timeout: 120_000 })
  expect(uploads).toBe(count + 1)
  const [, campaignID] = /campaigns\/(\w+)/.exec(page.url()) ?? []
  const answer = await page.request.get(`/api/v1/campaign/creatives?campaignID=${campaignID}&paginate[size]=${count}`)
  const { data } = (await answer.json()) as { data: { assets: unknown[] }[] }
  expect(data.map(({ assets }) => assets.length)).toEqual(Array.from({ length: count }, () => 1))
})

asStaff('What has arrived survives a reload in the middle, and the rest is dropped again', FULL, async ({ page }) => {
  await openNewCampaign(page, 'Reloaded')
  let uploads = 0
  await page.route('**/creatives/assets', (route) => {
    uploads += 1
    // The second one never arrives.
    return uploads === 2 ? undefined : route.continue()
  })
  const second = { ...LEADERBOARD, name: 'second.png' }
  await dropOnPage(page, LEADERBOARD, second)
  const sheet = page.getByRole('dialog', { name: 'Upload to Reloaded' })
  await typeLandingPage(sheet)
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('listitem', { name: 'leader' })).toContainText('Published')
  await expect.poll(() => uploads).toBe(2)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByText(/^Add second.png \(.*\) again/)).toBeVisible()
  await expect(sheet.getByRole('listitem', { name: 'leader' })).toContainText('Published')
  await expect(sheet.getByRole('textbox', { name: 'Landing page' })).toHaveValue('https://shop.test/bikes')
  await dropOnPage(page, second)
  await expect(sheet.getByText(/^Add second.png/)).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Create and publish' }).click()
  await expect(sheet.getByText('2 published')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Upload not finished')).toHaveCount(0)
})

asStaff('An upload that fails offline is tried again, leaving meanwhile asks', FULL, async ({ page, context }) => {
  await openNewCampaign(page, 'Offline')
  await dropOnPage(page, LEADERBOARD, SKYSCRAPER)
  const sheet = page.getByRole('dialog', { name: 'Upload to Offline' })
  await typeLandingPage(sheet)
  await expect(sheet.getByRole('listitem', { name: 'leader' })).toContainText('728x90')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('2 not created')).toBeVisible()
  await context.setOffline(false)
  // Holds the upload until the question has been answered.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/creatives/assets', async (route) => {
    await isReleased
    await route.continue()
  })
  await sheet.getByRole('button', { name: 'Try 2 again' }).click()
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave while files are uploading?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  release()
  await expect(sheet.getByText('2 published')).toBeVisible()
})

asStaff(
  'A campaign that is deleted meanwhile is said, and nothing is lost silently',
  FULL,
  async ({ page, origin }) => {
    await openNewCampaign(page, 'Gone')
    const [, campaignID = ''] = /campaigns\/(\w+)/.exec(page.url()) ?? []
    await dropOnPage(page, LEADERBOARD, SKYSCRAPER)
    const sheet = page.getByRole('dialog', { name: 'Upload to Gone' })
    await typeLandingPage(sheet)
    const request = { headers: { origin }, params: { campaignID }, data: {} }
    expect((await page.request.delete('/api/v1/campaign/delete', request)).status()).toBe(200)
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Campaign not found!' })).toBeVisible()
  },
)

asStaff(
  'A file dropped beside the files of a creative is added, and leaving meanwhile asks',
  FULL,
  async ({ page }) => {
    await openNewCampaign(page, 'Dropped beside')
    await dropOnPage(page, LEADERBOARD)
    await page.getByRole('button', { name: 'Create drafts' }).click()
    await expect(page.getByText('1 draft created')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: 'leader', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'leader' })).toBeVisible()
    // Holds the upload until the question has been answered.
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/creatives/assets', async (route) => {
      await isReleased
      await route.continue()
    })
    await dropOnPage(page, { ...LEADERBOARD, name: 'end-card.png' })
    await expect(page.getByRole('tab', { name: /^Assets/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('end-card.png')).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dropped beside' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave while files are uploading?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Remove end-card.png', exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dropped beside' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dropped beside' })).toBeVisible()
  },
)
