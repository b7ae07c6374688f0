import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, NOBODY, testAs } from './fixtures.js'
import { openLandingSite, openSite } from './sites.js'

const VIDEO = join(import.meta.dirname, '..', 'apps', 'api', 'demo', 'northwind.mp4')

/** Opens a section of the editor. */
const section = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

testAs('staff')(
  'A video banner is made in the console, and the report counts its tag on another origin',
  async ({ page, baseURL, browser, context }, testInfo) => {
    // Plays a video of six seconds to its end.
    testInfo.setTimeout(120_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const landing = await openLandingSite()
    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'New campaign' }).first().click()
    await page.getByRole('dialog', { name: 'New campaign' }).getByLabel('Name').fill('Ads made by hand')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'New creative' }).click()
    await page.getByRole('dialog', { name: 'New creative' }).getByLabel('Name').fill('Ride')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ride' })).toBeFocused()
    const campaignID = new URL(page.url()).pathname.split('/')[2]!

    await section(page, 'Layout')
    await page.getByRole('combobox', { name: 'Layout' }).click()
    await page.getByRole('option', { name: /^In-Banner Video/ }).click()
    await page.getByRole('radio', { name: 'Progress bar' }).click()
    await page.getByRole('switch', { name: 'Loop' }).setChecked(false)
    await section(page, 'Trackers')
    await page.getByRole('group', { name: 'Click', exact: true }).getByRole('button', { name: 'Add tracker' }).click()
    await page.getByRole('textbox', { name: 'Address of click tracker 1' }).fill(`${landing.url}/bikes`)
    await page.getByRole('button', { name: /^Save/ }).click()
    await section(page, 'Assets')
    const slot = page.getByRole('group', { name: 'main.mp4' })
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button', { name: /^Choose a file/ }).click()
    await (await chooser).setFiles(VIDEO)
    await expect(slot).toHaveAttribute('data-state', /^(ready|wrong-size)$/)

    const preview = page.getByRole('group', { name: 'Preview', exact: true }).frameLocator('iframe')
    await preview.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(() => preview.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await section(page, 'Tags')
    await page.getByRole('button', { name: 'Copy tag' }).click()
    const tag = await page.evaluate(() => navigator.clipboard.readText())

    // Removes the click macro, as a platform without click tracking does.
    const publisher = await openSite(
      () =>
        `<!doctype html><html lang="en"><title>News</title><main><h1>News</h1>${tag.replace(/%%[A-Z_]+%%/g, '')}</main></html>`,
    )
    const visitor = await (
      await browser.newContext({ storageState: NOBODY, ignoreHTTPSErrors: true, reducedMotion: 'no-preference' })
    ).newPage()
    await visitor.goto(publisher.url)
    const banner = visitor.frameLocator('ins.placard iframe')
    await expect(banner.getByRole('button', { name: 'Replay', exact: true })).toBeVisible({ timeout: 20_000 })
    const opened = visitor.waitForEvent('popup')
    await banner.getByRole('link', { name: 'Visit the advertiser' }).click()
    await expect(await opened).toHaveURL(`${landing.url}/bikes`)
    await visitor.context().close()
    for (const { close } of [landing, publisher]) close()

    await page.getByRole('main').getByRole('link', { name: 'Report' }).click()
    const figures = page.getByRole('region', { name: 'Key figures' })
    const figure = (name: string) => figures.getByRole('button', { name: new RegExp(`^${name} 1 `) })
    // Events are counted in batches.
    await expect(async () => {
      await page.reload()
      for (const name of ['Impressions', 'Clicks', 'Video completes'])
        await expect(figure(name)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expect(page.getByRole('figure', { name: 'Video quartiles' })).toMatchAriaSnapshot(
      `- img: /Start 1 100\\.0% 25% 1 100\\.0% 0\\.0 pp 50% 1 100\\.0% 0\\.0 pp 75% 1 100\\.0% 0\\.0 pp 100% 1 100\\.0%/`,
    )
    const params = { campaignID }
    const deleted = await page.request.delete('/api/v1/campaign/delete', {
      headers: { origin: baseURL! },
      params,
      data: {},
    })
    expect(deleted.status()).toBe(200)
  },
)
