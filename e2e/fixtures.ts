import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type EmailSink, type ReceivedEmail, startEmailSink } from '../apps/api/src/testing/email-sink.js'
import { chooseMailPort, createOrigin } from './servers.js'

/** Users of the demo company, which the server creates in an empty data folder. */
export const PEOPLE = {
  staff: { email: 'demo@placard.test', name: 'Ada Byron' },
  agency: { email: 'agency@example.test', name: 'Noor Haddad' },
  admin: { email: 'admin@placard.test', name: 'Grace Okafor' },
} as const
export type Person = keyof typeof PEOPLE
const PASSWORD = 'placard-demo'

/** Details of a test that runs in `npm run test:full` but not in `npm test`, which has one journey per user goal. */
export const FULL = { tag: '@full' }

/** The campaign that most journeys are about, and its name. */
export const CAMPAIGN = { id: 'demoCampaign1', name: 'Northwind Bikes — City Launch' }

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Storage of a signed-out browser. Without it, a new context starts with the session of its test. */
export const NOBODY: State = { cookies: [], origins: [] }

async function signInState(browser: Browser, baseURL: string, person: Person): Promise<State> {
  const context = await browser.newContext({ baseURL, storageState: NOBODY })
  const page = await context.newPage()
  await page.goto('/signin')
  await fillSignIn(page, PEOPLE[person].email)
  await page.waitForURL('**/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Closes a page or a context, and waits 5 s at most: Chromium may never report the end of a page that reloads itself. */
export const closed = (target: Page | BrowserContext): Promise<unknown> =>
  Promise.race([target.close(), new Promise((resolve) => setTimeout(resolve, 5000))])

interface WorkerFixtures {
  /** Origin of this worker's server. */
  origin: string
  /** Returns the storage of a signed-in user. Signs in once per worker and user. */
  signedIn: (person: Person) => Promise<State>
  /** The mail server that receives the emails of this worker's server. */
  mails: EmailSink
}

export const test = base.extend<{ errors: string[] }, WorkerFixtures>({
  origin: [async ({ browserName: _ }, use, { parallelIndex }) => use(createOrigin(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  signedIn: [
    async ({ browser, origin }, use) => {
      const made: Partial<Record<Person, Promise<State>>> = {}
      await use((person) => (made[person] ??= signInState(browser, origin, person)))
    },
    { scope: 'worker' },
  ],
  mails: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const sink = await startEmailSink(chooseMailPort(parallelIndex))
      await use(sink)
      await sink.down()
    },
    // Automatic, because every test may cause emails.
    { scope: 'worker', auto: true },
  ],
  // An uncaught error or a blocked script on any page of any context fails the test.
  errors: [
    async ({ context, browser }, use) => {
      const errors: string[] = []
      const watch = (one: BrowserContext) => {
        one.on('weberror', (error) => errors.push(String(error.error())))
        one.on('console', (message) => {
          if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
            errors.push(message.text())
        })
      }
      watch(context)
      browser.on('context', watch)
      await use(errors)
      browser.off('context', watch)
      // Pages may send requests until they close; a route handler that responds too late must not fail the next test.
      for (const one of browser.contexts())
        for (const routed of [one, ...one.pages()])
          await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Returns the newest email to an address once `count` emails have arrived. */
export async function mailTo(mails: EmailSink, address: string, count = 1): Promise<ReceivedEmail> {
  await expect.poll(() => mails.to(address).length, `mails to ${address}`).toBeGreaterThanOrEqual(count)
  return mails.to(address).at(-1)!
}

/** Returns a `test` that starts signed in. */
export function testAs(person: Person) {
  return test.extend({
    storageState: async ({ signedIn }, use) => use(await signedIn(person)),
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const expectNone = (violations: { id: string; nodes: { html: string }[] }[]) =>
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])

/** Expects no axe violation on the page, of all rules (including `region`) or of some. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Frames may still be loading.
    return (await axe.run(document, { iframes: false, ...(only && { runOnly: only }) })).violations
  }, rules)
  expectNone(violations)
}

/** Expects no axe violation on the page and in its frames; slower. */
export async function expectAllAccessible(page: Page): Promise<void> {
  expectNone((await new AxeBuilder({ page }).analyze()).violations)
}

/** Returns the value of a key metric, such as '2,356,972'. */
export async function keyFigure(page: Page, name: string): Promise<string> {
  const tile = page.getByRole('region', { name: 'Key figures' }).getByRole('button', { name: new RegExp(`^${name}`) })
  // The tile has the name, the value and its change.
  return (await tile.locator('> span').nth(1).textContent()) ?? ''
}

/** Installs a mock clock, also for `AbortSignal.timeout`, which Playwright's clock leaves alone. */
export async function ownTimers(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController()
      setTimeout(() => end.abort(new DOMException('Too long', 'TimeoutError')), ms)
      return end.signal
    }
  })
}

/** Error toasts. The welcome toast is not one of them. */
export const failuresTold = (page: Page): Locator => page.locator('[data-slot="toast"][data-type="error"]')

/** Waits until a report with data is shown and nothing is loading. */
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

/** Returns the sums of a campaign's report from the API. */
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

/** Returns the URL path of the chunk that is built from a source file of the console. */
export function findChunk(source: string): string {
  const manifest = join(import.meta.dirname, '..', 'apps', 'console', 'dist', '.vite', 'manifest.json')
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  const file = files[source]?.file
  if (!file) throw new Error(`${source} is no chunk of its own.`)
  return `/${file}`
}

/** Navigates inside the console without a page load. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Formats a count as the console does. */
export const written = (count: number): string => count.toLocaleString('en-US')

/** Returns the dates and time zone in the URL of a report. */
export function daysInAddress(page: Page): { start: string; end: string; tz: string } {
  const { searchParams } = new URL(page.url())
  return {
    start: searchParams.get('start') ?? '',
    end: searchParams.get('end') ?? '',
    tz: searchParams.get('tz') ?? '',
  }
}

export { expect }
