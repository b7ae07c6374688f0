import type { ElementHandle, Page } from 'puppeteer-core'
import type { AdCounts } from './ad-steps.js'
import { expect } from './fixtures.js'

// Puppeteer finds few elements of Firefox by role and name, so these steps find them by the markup that the names come from.
const xpath = (path: string) => `::-p-xpath(${path})`
const ofRole = (role: string, name: string) =>
  xpath(
    `//${role}[normalize-space()="${name}" or @aria-label="${name}"] | //*[@role="${role}"][normalize-space()="${name}"]`,
  )
const labeled = (label: string) => xpath(`//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`)
const heading = (name: string) => xpath(`//h1[normalize-space()="${name}"]`)
const text = (start: string) => xpath(`//*[starts-with(normalize-space(text()), "${start}")]`)

const click = (page: Page, selector: string) => page.locator(selector).click()
const fill = (page: Page, selector: string, value: string) => page.locator(selector).fill(value)
const waitFor = async (page: Page, selector: string) => void (await page.locator(selector).wait())

async function save(page: Page): Promise<void> {
  await click(page, ofRole('button', 'Save'))
  await waitFor(page, text('Saved'))
}

/** Fills the name in a dialog and submits it by Enter; a screen with this name opens. */
async function createNamed(page: Page, button: string, name: string): Promise<void> {
  await click(page, ofRole('button', button))
  await fill(page, '[role=dialog] input[name=name]', name)
  await page.keyboard.press('Enter')
  await waitFor(page, heading(name))
}

/** Signs in, and creates a campaign with a banner, which is open afterwards. Returns the ID of the campaign. */
export async function createBanner(page: Page, origin: string, email: string, name: string): Promise<string> {
  await page.goto(`${origin}/signin`)
  await fill(page, 'input[type=email]', email)
  await fill(page, 'input[type=password]', 'placard-demo')
  await click(page, ofRole('button', 'Sign in'))
  await waitFor(page, heading('Dashboard'))
  await page.goto(`${origin}/campaigns`)
  await createNamed(page, 'New campaign', `${name} campaign`)
  await createNamed(page, 'New creative', name)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Makes the open banner an in-banner video without countdown, which then plays in the preview. */
export async function makeVideoBanner(page: Page, video: string): Promise<void> {
  await click(page, ofRole('tab', 'Layout'))
  await click(page, labeled('Layout'))
  await click(page, xpath('//*[@role="option"][contains(., "In-Banner Video")]'))
  await click(page, labeled('Show countdown'))
  await save(page)
  await click(page, ofRole('tab', 'Assets'))
  const input = await page.locator('input[type=file][aria-label*="main.mp4"]').waitHandle()
  await (input as ElementHandle<HTMLInputElement>).uploadFile(video)
  await waitFor(page, '[data-slot=asset-slot]:is([data-state=ready], [data-state=wrong-size])')
  // Firefox of these tests prefers no reduced motion, so the video starts by itself.
  const preview = () => page.frames().find((frame) => frame !== page.mainFrame() && !frame.detached)
  const playedSeconds = () => preview()?.evaluate(() => document.querySelector('video')?.currentTime)
  await expect.poll(playedSeconds).toBeGreaterThan(0)
}

/** Publishes the open creative, after the check has asked for the landing page. Returns the copied tag. */
export async function publishAndCopyTag(page: Page, landingPage: string): Promise<string> {
  await click(page, ofRole('button', 'Publish'))
  await waitFor(page, xpath('//*[@role="dialog"]'))
  await fill(page, xpath('//*[@role="dialog"]//input'), landingPage)
  await click(page, xpath('//*[@role="dialog"]//button[contains(., "Save and publish")]'))
  await waitFor(page, xpath('//*[text()="Published"]'))
  await click(page, ofRole('tab', 'Tags'))
  await click(page, xpath('//button[contains(., "Copy tag")]'))
  let copied = ''
  await expect.poll(async () => (copied = await page.evaluate(() => navigator.clipboard.readText()))).toContain('<ins')
  return copied
}

/** Opens the report of the open creative, and expects these counts. */
export async function expectReportInFirefox(page: Page, { impressions, clicks, video }: AdCounts): Promise<void> {
  await click(page, ofRole('a', 'Report'))
  await page.waitForFunction(() => location.pathname.includes('/reporting/creative/'))
  const shown = async () => {
    await page.reload()
    // A report without data has no figures.
    await waitFor(page, xpath('//button[starts-with(normalize-space(), "Impressions")]')).catch(() => undefined)
    return page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('button')]
          .map(({ children: [name, value] }) => [name?.textContent, value?.textContent])
          .filter(([, value]) => /^\d+$/.test(value ?? ''))
          .map(([name, value]) => [name, Number(value)]),
      ),
    )
  }
  // Events are counted in batches.
  await expect
    .poll(shown, { timeout: 40_000 })
    .toMatchObject({ Impressions: impressions, Clicks: clicks, 'Video completes': video?.[4] ?? 0 })
}
