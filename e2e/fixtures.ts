import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { originOf } from './servers.js'

/** The demo company's people; the server makes them on an empty data folder. */
export const PEOPLE = {
  staff: { email: 'demo@placard.test', name: 'Ada Byron' },
  agency: { email: 'agency@example.test', name: 'Noor Haddad' },
} as const
export type Person = keyof typeof PEOPLE
const PASSWORD = 'placard-demo'

/** The campaign that most journeys are about, and its name. */
export const CAMPAIGN = { id: 'demoCampaign1', name: 'Northwind Bikes — City Launch' }

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function stateOf(browser: Browser, baseURL: string, person: Person): Promise<State> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE[person].email)
  await page.waitForURL('**/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}

interface WorkerFixtures {
  /** Where the server of this worker is. */
  origin: string
  /** The stored sign-ins, so that only the journeys about signing in do it by hand. */
  signedIn: Record<Person, State>
}

export const test = base.extend<{ errors: string[] }, WorkerFixtures>({
  origin: [async ({ browserName: _ }, use, { parallelIndex }) => use(originOf(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  signedIn: [
    async ({ browser, origin }, use) => {
      await use({
        staff: await stateOf(browser, origin, 'staff'),
        agency: await stateOf(browser, origin, 'agency'),
      })
    },
    { scope: 'worker' },
  ],
  // Any uncaught error or refused script on any page fails the test.
  errors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** A journey of somebody who is signed in already. */
export function testAs(person: Person) {
  return test.extend({
    storageState: async ({ signedIn }, use) => use(signedIn[person]),
  })
}

/** Whether anything on the page is hard to use, by every rule of axe, `region` included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])
}

/** The text of a key figure, such as '2,356,972'. */
export async function keyFigure(page: Page, name: string): Promise<string> {
  const tile = page.getByRole('region', { name: 'Key figures' }).getByRole('button', { name: new RegExp(`^${name}`) })
  // The name comes first, then the figure, then its change.
  return (await tile.locator('> span').nth(1).textContent()) ?? ''
}

/** Waits until a report with figures is on the screen and nothing is on its way. */
export async function reportShown(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Key figures' }).getByRole('button').first()).toBeVisible()
  await expect(page.locator('[data-slot="campaign-report"][aria-busy]')).toHaveCount(0)
}

interface Sums {
  impressions: number
  engagement: number
  clicks: number
  videoCompletes: number
}

/** The sums of a campaign's report, asked from the API without the console. */
export async function apiSums(page: Page, days: { start: string; end: string; tz: string }, creativeID?: string) {
  const seconds = (text: string) => String(Date.parse(`${text}Z`) / 1000)
  const query = new URLSearchParams({
    campaignID: CAMPAIGN.id,
    start_dt: seconds(`${days.start}T00:01:00`),
    end_dt: seconds(`${days.end}T23:59:59`),
    tz: days.tz,
  })
  const answer = await page.request.get(`/api/v1/campaign/reports?${query}`)
  const { data } = (await answer.json()) as { data: { rows: (Sums & { creativeID: string })[] } }
  const sums: Sums = { impressions: 0, engagement: 0, clicks: 0, videoCompletes: 0 }
  for (const row of data.rows) {
    if (creativeID && row.creativeID !== creativeID) continue
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += row[name]
  }
  return sums
}

/** A count as the console writes it. */
export const written = (count: number): string => count.toLocaleString('en-US')

/** The days that the address of a report says. */
export function daysInAddress(page: Page): { start: string; end: string; tz: string } {
  const { searchParams } = new URL(page.url())
  return {
    start: searchParams.get('start') ?? '',
    end: searchParams.get('end') ?? '',
    tz: searchParams.get('tz') ?? '',
  }
}

export { expect }
