// Opens pages of the consumer projects, and checks what a person would see on them.
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect as baseExpect } from '@playwright/test'

const PICTURES = join(import.meta.dirname, '../..', 'test-results', 'consumers')
const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 390, height: 844 }

/** Generous, because the machine may be busy. */
export const expect = baseExpect.configure({ timeout: 30_000 })

/**
 * Opens a page and runs `check` on it. Fails for errors and warnings on its console, such as those of hydration. The browser
 * is in another time zone than the servers, so that dates must not depend on it.
 */
export async function withPage(browser, url, check) {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  })
  const problems = []
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Chromium asks each site for an icon, which these projects do not have.
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (['error', 'warning'].includes(message.type()) && !isIcon) problems.push(message.text())
  })
  try {
    await page.goto(url)
    await check(page)
  } finally {
    if (problems.length > 0) console.log(problems.join('\n'))
    await context.close()
  }
  assert.deepEqual(problems, [], `no error or warning on the console of ${url}`)
}

/** Checks a complete report: numbers, chart, table, styles, a press, a tooltip and a popover. */
export async function checkReport(page, { impressions, popover }) {
  const figures = page.getByRole('region', { name: 'Key figures', exact: true })
  await expect(figures.getByRole('button', { name: `Impressions ${impressions}` })).toBeVisible()
  const chart = page.getByRole('figure', { name: /^Delivery/ })
  const drawing = chart.locator('[data-slot="chart-frame-body"] svg path[d*="L"]').first()
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('table', { name: 'Creatives' }).getByRole('rowheader')).not.toHaveCount(0)
  // Tokens, classes and resets.
  await expect(chart).not.toHaveCSS('border-radius', '0px')
  await expect(chart).toHaveCSS('padding-top', '0px')
  await expect(chart.getByRole('heading')).toHaveCSS('text-align', 'start')
  await expect(chart.getByRole('heading')).toHaveCSS('margin-top', '0px')

  await figures.getByRole('button', { name: /^Clicks/ }).click()
  await expect(figures.getByRole('button', { name: /^Clicks/ })).toHaveAttribute('aria-pressed', 'true')
  const plot = chart.getByRole('group', { name: /Clicks, points$/ })
  await expect(plot).toBeVisible()
  await plot.hover()
  await expect(page.locator('[data-slot="chart-tooltip"]')).toBeVisible()
  if (popover) {
    await page.getByRole('button', { name: popover, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/**
 * Takes screenshots in light and dark, wide and narrow, for people to look at. Fails if the page scrolls sideways or our
 * components don't become dark.
 */
export async function checkThemes(page, name, { setTheme = setAttribute, widths = [WIDE, NARROW] } = {}) {
  mkdirSync(PICTURES, { recursive: true })
  const surface = () =>
    page
      .locator('[data-slot="card"]')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor)
  const colors = []
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme)
    for (const size of widths) {
      await page.setViewportSize(size)
      await expect(page.getByRole('region', { name: 'Key figures', exact: true })).toBeVisible()
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, `${name} does not scroll sideways at ${size.width} px`).toBeLessThanOrEqual(0)
      await page.screenshot({ path: join(PICTURES, `${name}-${theme}-${size.width}.png`), fullPage: true })
    }
    colors.push(await surface())
  }
  assert.match(colors[0], /^oklch\(1 /, `${name} is light`)
  assert.match(colors[1], /^oklch\(0\.2 /, `${name} becomes dark`)
}

/** Theme of a page with `data-theme="system"`: that of the device, as in the templates of Vite and Next.js. */
export const setDevice = (page, colorScheme) => page.emulateMedia({ colorScheme })

const setAttribute = (page, theme) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)
