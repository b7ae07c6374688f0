import type { Page, Request } from '@playwright/test'
import { CAMPAIGN, expect, FULL, NOBODY, type Person, test, testAs } from './fixtures.js'

/** Highest layout shift of a page load that still feels stable. */
const MAX_SHIFT = 0.02
/** Delay of each API response, so that skeletons are painted before the data arrives. */
const API_DELAY_MS = 300
/** Time without requests after which a page has settled. */
const QUIET_MS = 500

/** A preview below the fold loads once it is scrolled to. */
const PREVIEW = ':is([data-slot="ad-frame"], [data-slot="creative-card"])'

interface Shift {
  value: number
  moved: string[]
}

/** Records every layout shift of the page from its first paint on. */
function recordShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const label = (node: Node | null) =>
    node instanceof Element ? `<${node.tagName.toLowerCase()} ${node.getAttribute('data-slot') ?? node.className}>` : ''
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(
          ({ node, previousRect: was, currentRect: is }) =>
            `${label(node)} ${was.x},${was.y} ${was.width}x${was.height} -> ${is.x},${is.y} ${is.width}x${is.height}`,
        ),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Returns a function that waits until a page has settled. Media do not count, unlike for Playwright's 'networkidle': a
 * browser leaves the request of a video open once it has enough to play.
 */
function watchSettling(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let changed = Date.now()
  const note = (request: Request, isPending: boolean) => {
    if (request.resourceType() === 'media') return
    if (isPending) pending.add(request)
    else pending.delete(request)
    changed = Date.now()
  }
  page.on('request', (request) => note(request, true))
  page.on('requestfinished', (request) => note(request, false))
  page.on('requestfailed', (request) => note(request, false))
  const isSettled = () => pending.size === 0 && Date.now() - changed >= QUIET_MS
  return () => expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
}

/** Loads an address without any cached data and returns the layout shifts until it has settled. */
async function measureShifts(page: Page, address: string): Promise<Shift[]> {
  await page.addInitScript(recordShifts)
  // Frames with previews have no storage.
  await page.addInitScript(() => window === window.top && localStorage.removeItem('campaigns'))
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS))
    await route.fallback()
  })
  const settled = watchSettling(page)
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  await settled()
  await expect(
    page.locator(`main :is([data-slot="skeleton"], [aria-busy="true"]):not(${PREVIEW}, ${PREVIEW} *)`),
  ).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

const ROUTES: Partial<Record<Person, string[]>> = {
  admin: ['/tables', '/billing', '/admin', '/admin/invite'],
  staff: [
    '/dashboard',
    '/filemanager',
    '/campaigns',
    '/campaigns?layout=grid',
    `/campaigns/${CAMPAIGN.id}`,
    `/campaigns/${CAMPAIGN.id}?tab=tags`,
    `/campaigns/${CAMPAIGN.id}?tab=schedules`,
    // Other journeys create links of the first campaign, and a skeleton cannot know how many there are.
    '/campaigns/demoCampaign2?tab=links',
    `/campaigns/${CAMPAIGN.id}/creative/demoCreative1a`,
    `/campaigns/${CAMPAIGN.id}/reporting`,
    `/campaigns/${CAMPAIGN.id}/reporting/creative/demoCreative1a`,
    '/profile',
    '/nowhere',
  ],
}
const PUBLIC = ['/signin', '/signup', '/forgotpassword', '/share/unknown-token-unknown-token']

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  const check = async (page: Page, address: string) => {
    await page.setViewportSize({ width, height })
    const shifts = await measureShifts(page, address)
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_SHIFT)
  }
  for (const [person, routes] of Object.entries(ROUTES) as [Person, string[]][])
    for (const address of routes)
      testAs(person)(`${address} loads without layout shift at ${width} px`, FULL, ({ page }) => check(page, address))
  testAs('staff')(`An empty list of campaigns loads without layout shift at ${width} px`, FULL, async ({ page }) => {
    await page.route('**/v1/campaign/mine?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } })
    })
    await check(page, '/campaigns')
    await expect(page.getByText('No campaigns to show')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New campaign' })).toHaveCount(1)
  })
  test.describe(() => {
    test.use({ storageState: NOBODY })
    for (const address of PUBLIC)
      test(`${address} loads without layout shift at ${width} px`, FULL, ({ page }) => check(page, address))
  })
}
