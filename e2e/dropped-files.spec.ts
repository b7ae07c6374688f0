import type { Page } from '@playwright/test'
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

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('2 of 3 creatives created')
  await expect(alert).toContainText('Created: leader (728 × 90), sky (160 × 600)')
  await expect(alert).toContainText('The content of fake.png is not PNG. Export it as PNG')
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

  // The same by the keyboard's way, without a drop.
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).press('Enter')
  await (await chooser).setFiles({ name: 'square.png', mimeType: 'image/png', buffer: png(250, 250) })
  await expect(page.locator('[data-slot="toast"]', { hasText: '1 creative created' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'square', exact: true })).toContainText('250 × 250')

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
  await expect(page.getByText('The server is busy. Continues by itself')).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('[data-slot="toast"]', { hasText: `${count} creatives created` })).toBeVisible({
    timeout: 120_000,
  })
  expect(uploads).toBe(count + 1)
  const [, campaignID] = /campaigns\/(\w+)/.exec(page.url()) ?? []
  const answer = await page.request.get(`/api/v1/campaign/creatives?campaignID=${campaignID}&paginate[size]=${count}`)
  const { data } = (await answer.json()) as { data: { assets: unknown[] }[] }
  expect(data.map(({ assets }) => assets.length)).toEqual(Array.from({ length: count }, () => 1))
})

asStaff(
  'A file dropped beside the files of a creative is added, and leaving meanwhile asks',
  FULL,
  async ({ page }) => {
    await openNewCampaign(page, 'Dropped beside')
    await dropOnPage(page, LEADERBOARD)
    await expect(page.locator('[data-slot="toast"]', { hasText: '1 creative created' })).toBeVisible()
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
