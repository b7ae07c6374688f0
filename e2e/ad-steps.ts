import type { PlatformName } from '@placard/domain/tags'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.js'

/** File that the browser's file dialog supplies: a path, or a name and content. */
export type PickedFile = string | { name: string; mimeType: string; buffer: Buffer }

/** Counts that the report of an ad shows; those of videos are omitted for other ads. */
export interface AdCounts {
  impressions: number
  clicks: number
  /** Starts, quartiles in order, and completes. */
  video?: readonly [number, number, number, number, number]
}

/** Opens a section of the creative editor. */
export const openSection = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Creates a campaign in the console and opens it. Returns its ID. */
export async function createCampaign(page: Page, name: string): Promise<string> {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  await page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Creates a creative in the open campaign and opens its editor. */
export async function createCreative(page: Page, name: string, type: 'Banner' | 'VAST' | 'VPAID'): Promise<void> {
  await page.getByRole('button', { name: 'New creative' }).click()
  const dialog = page.getByRole('dialog', { name: 'New creative' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('radio', { name: type, exact: true }).click()
  await dialog.getByLabel('Name').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/** Uploads a file for a slot of the layout, or beside the layout's files. */
export async function uploadFile(page: Page, file: PickedFile, slot?: string): Promise<void> {
  await openSection(page, 'Assets')
  const group = slot === undefined ? undefined : page.getByRole('group', { name: slot, exact: true })
  const chooser = page.waitForEvent('filechooser')
  await (group ?? page).getByRole('button', { name: /^Choose (a file|files|from this device)/ }).click()
  await (await chooser).setFiles(file)
  if (group) await expect(group).toHaveAttribute('data-state', /^(ready|wrong-size)$/)
  else await expect(page.getByRole('list').getByRole('button', { name: /^Remove [\w.]+$/ })).toBeVisible()
}

/** Enters the landing page and saves the creative. */
export async function enterLandingPage(page: Page, url: string): Promise<void> {
  await openSection(page, 'Creative')
  await page.getByRole('textbox', { name: 'Landing page', exact: true }).fill(url)
  let save = () => {}
  const held = new Promise<void>((resolve) => {
    save = resolve
  })
  const saving = /\/api\/v1\/campaign\/creatives$/
  await page.route(saving, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Until it is saved, the version before would be published.
  await expect(page.getByRole('form', { name: 'Creative' })).toHaveAttribute('data-state', 'submitting')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  save()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.unroute(saving)
}

/** Publishes the saved creative, which passes all checks. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
}

/** Copies the tag of the published creative for a platform from the open section Tags. */
export async function copyTag(page: Page, platform: PlatformName): Promise<string> {
  // The section Creative, which is shown until this one has loaded, has a platform as well.
  const section = page.getByRole('tabpanel', { name: 'Tags' })
  const choice = section.getByRole('combobox', { name: 'Platform', exact: true })
  if ((await choice.textContent())?.trim() !== platform) {
    await choice.click()
    await page.getByRole('option', { name: platform }).click()
  }
  await expect(page.getByText(`Tag for ${platform}`).first()).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await section.getByRole('button', { name: 'Copy tag' }).click()
  let copied = ''
  await expect.poll(async () => (copied = await page.evaluate(() => navigator.clipboard.readText()))).not.toBe('')
  return copied
}

/** Opens the report of the creative and expects exactly these counts. */
export async function expectReport(page: Page, { impressions, clicks, video }: AdCounts): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Report' }).click()
  // A reload before the route has loaded would reload the creative.
  await page.waitForURL(/\/reporting\/creative\//)
  const wanted = { Impressions: impressions, Engagement: 0, Clicks: clicks, 'Video completes': video?.[4] ?? 0 }
  const figures = page.getByRole('region', { name: 'Key figures' }).getByRole('button')
  const shown = async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const counts = Object.keys(wanted).map(async (name) => {
      const figure = figures.filter({ has: page.getByText(name, { exact: true }) })
      // A report without data has no figures.
      return [name, (await figure.count()) === 0 ? 0 : Number(await figure.locator('> span').nth(1).textContent())]
    })
    return Object.fromEntries(await Promise.all(counts))
  }
  // Events are counted in batches.
  await expect.poll(shown, { timeout: 40_000 }).toEqual(wanted)
  if (!video) return
  const [start, first, middle, third, complete] = video
  const share = String.raw`\d+\.\d%`
  const steps = Object.entries({ Start: start, '25%': first, '50%': middle, '75%': third, '100%': complete })
  await expect(page.getByRole('figure', { name: 'Video quartiles' })).toMatchAriaSnapshot(
    `- img: /${steps.map(([name, count]) => `${name} ${count} ${share}`).join('.*')}/`,
  )
}

/** Deletes a campaign through the API, so that later tests start from the demo company. */
export async function deleteCampaign(page: Page, origin: string, campaignID: string): Promise<void> {
  const request = { headers: { origin }, params: { campaignID }, data: {} }
  expect((await page.request.delete('/api/v1/campaign/delete', request)).status()).toBe(200)
}
