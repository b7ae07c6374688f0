import type { Page } from '@playwright/test'
import { test as base, CAMPAIGN, expect, expectAccessible, FULL, type Person, reportShown, testAs } from './fixtures.js'
import { expectAt } from './keys.js'

/**
 * Tested widths in px: 320 and 640 are a 1280 px window at 400% and 200% zoom, 360 is a phone, and the menu changes
 * between 991 and 992.
 */
const WIDTHS = [1920, 1280, 992, 991, 768, 640, 360, 320]
/** Axe rules that a theme can affect: colors only. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const SIGNED_OUT = [
  '/signin',
  '/signup',
  '/forgotpassword',
  `/forgotpassword?forgotToken=${'x'.repeat(43)}`,
  '/emails/confirm?token=x',
  '/ping',
]
const CAMPAIGNS = [
  '/dashboard',
  '/campaigns',
  `/campaigns/${CAMPAIGN.id}`,
  `/campaigns/${CAMPAIGN.id}?tab=tags`,
  `/campaigns/${CAMPAIGN.id}/creative/demoCreative1a`,
  `/builder?campaign=${CAMPAIGN.id}`,
]
const REPORTS = [
  `/campaigns/${CAMPAIGN.id}/reporting`,
  `/campaigns/${CAMPAIGN.id}/reporting/creative/demoCreative1a`,
  `/share/${'x'.repeat(43)}`,
]
const OTHERS = ['/filemanager', '/profile', '/tables', '/billing', '/admin', '/admin/invite', '/nowhere']

/** Waits until components that measure themselves have rendered again. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Returns the scroll width of the page. */
async function extent(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Returns texts that are cut off without an ellipsis or a title. */
const findCutText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        if (!element.textContent?.trim() || element.clientWidth < 2) return false
        // Names in cells have their title on an inner element.
        const title = element.title || element.querySelector<HTMLElement>('[title]')?.title
        if (textOverflow === 'ellipsis' || (title && title === element.textContent.trim()) || element.title)
          return false
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )

/** Text spacing of WCAG 1.4.12, applied to all elements. */
const spaceOut = (page: Page, on: boolean) =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = spaced ? [sheet] : []
  }, on)

/** Checks a screen in both themes, at every width, and with text spacing. Returns what does not fit. */
async function look(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  if (path.includes('/reporting')) await reportShown(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Running previews would slow down the browser.
  const stop = page.getByRole('button', { name: 'Pause previews' })
  if (await stop.isVisible()) await stop.click()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, COLOR_RULES)

  const cut = new Set(await findCutText(page))
  await spaceOut(page, true)
  await settled(page)
  for (const text of await findCutText(page)) if (!cut.has(text)) found.push(`${path} cuts ${text}`)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const reach = await extent(page)
    if (reach > width) found.push(`${path} with text spacing at ${width}: ${reach}`)
  }
  await spaceOut(page, false)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const reach = await extent(page)
    if (reach > width) found.push(`${path} at ${width}: ${reach}`)
  }
  await page.setViewportSize({ width: 1280, height: 1024 })
  return found
}

base.describe.configure({ mode: 'parallel' })
// A trace would store a screenshot of the whole page per check; the messages are enough.
base.use({ trace: 'off' })

function journey(name: string, test: typeof base, paths: string[], details = {}) {
  test(`${name}: accessible in both themes, and fits every width, zoom and text spacing`, details, async ({ page }) => {
    test.setTimeout(base.info().timeout * 3)
    const found: string[] = []
    for (const path of paths) await test.step(path, async () => found.push(...(await look(page, path))))
    expect(found).toEqual([])
  })
}

const admin: Person = 'admin'
journey('campaigns', testAs(admin), CAMPAIGNS, FULL)
journey('reports', testAs(admin), REPORTS, FULL)
journey('accounts and samples', testAs(admin), OTHERS, FULL)
journey('what a visitor sees', base, SIGNED_OUT, FULL)

testAs(admin)('Forced colors and high contrast keep borders, focus rings and series labels', FULL, async ({ page }) => {
  await page.goto(`/campaigns/${CAMPAIGN.id}/reporting`)
  await reportShown(page)
  const share = page.getByRole('button', { name: 'Share' })
  const edge = () => share.evaluate((button) => getComputedStyle(button).borderTopColor)
  const usual = await edge()
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(edge).not.toBe(usual)

  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await page.getByRole('button', { name: 'Schedule' }).focus()
  await page.keyboard.press('Tab')
  await expectAt(share)
  await expect(share).toHaveCSS('border-top-style', 'solid')
  const mark = page.getByRole('toolbar', { name: /^Lines of/ }).locator('[data-slot="series-key"] [fill]')
  const fills = await mark
    .first()
    .evaluate((path) => [getComputedStyle(path).fill, getComputedStyle(document.body).color])
  expect(fills[0]).toBe(fills[1])
})
