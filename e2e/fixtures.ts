import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type EmailSink, type ReceivedEmail, startEmailSink } from '../apps/api/src/testing/email-sink.js'
import { mailPortOf, originOf } from './servers.js'

/** The demo company's people; the server makes them on an empty data folder. */
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

/** The state of somebody who never signed in; without it a new context begins with the session of its journey. */
export const NOBODY: State = { cookies: [], origins: [] }

async function stateOf(browser: Browser, baseURL: string, person: Person): Promise<State> {
  const context = await browser.newContext({ baseURL, storageState: NOBODY })
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
  /** The stored sign-ins, made when first asked for, so that only the journeys about signing in do it by hand. */
  signedIn: (person: Person) => Promise<State>
  /** The mail server that the server of this worker sends to. */
  mails: EmailSink
}

export const test = base.extend<{ errors: string[] }, WorkerFixtures>({
  origin: [async ({ browserName: _ }, use, { parallelIndex }) => use(originOf(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  signedIn: [
    async ({ browser, origin }, use) => {
      const made: Partial<Record<Person, Promise<State>>> = {}
      await use((person) => (made[person] ??= stateOf(browser, origin, person)))
    },
    { scope: 'worker' },
  ],
  mails: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const sink = await startEmailSink(mailPortOf(parallelIndex))
      await use(sink)
      await sink.down()
    },
    // Journeys that read no mail cause some too.
    { scope: 'worker', auto: true },
  ],
  // Any uncaught error or refused script on any page fails the test, whoever's browser it is.
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
      // A page may ask for something until its end: whoever hands over answers then must not fail the next test. One that is closed asks no more.
      for (const one of browser.contexts())
        for (const routed of [one, ...one.pages()])
          await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** The newest of the mails to an address, once there are as many. */
export async function mailTo(mails: EmailSink, address: string, count = 1): Promise<ReceivedEmail> {
  await expect.poll(() => mails.to(address).length, `mails to ${address}`).toBeGreaterThanOrEqual(count)
  return mails.to(address).at(-1)!
}

/** A journey of somebody who is signed in already. */
export function testAs(person: Person) {
  return test.extend({
    storageState: async ({ signedIn }, use) => use(await signedIn(person)),
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const expectNone = (violations: { id: string; nodes: { html: string }[] }[]) =>
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([])

/** Whether anything on the page is hard to use, by every rule of axe, `region` included, or by some of them. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // What is framed would have to be waited for.
    return (await axe.run(document, { iframes: false, ...(only && { runOnly: only }) })).violations
  }, rules)
  expectNone(violations)
}

/** The same of a page together with what is in its frames: slower. */
export async function expectAllAccessible(page: Page): Promise<void> {
  expectNone((await new AxeBuilder({ page }).analyze()).violations)
}

/** The text of a key figure, such as '2,356,972'. */
export async function keyFigure(page: Page, name: string): Promise<string> {
  const tile = page.getByRole('region', { name: 'Key figures' }).getByRole('button', { name: new RegExp(`^${name}`) })
  // The name comes first, then the figure, then its change.
  return (await tile.locator('> span').nth(1).textContent()) ?? ''
}

/** Puts the page's timers into the hands of the test; its clock moves all of them but that of a signal. */
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

/** The notifications of something that went wrong; whoever was away a while is welcomed by another one. */
export const failuresTold = (page: Page): Locator => page.locator('[data-slot="toast"][data-type="error"]')

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

/** The path of the built code of one of the console's sources. */
export function chunkOf(source: string): string {
  const manifest = join(import.meta.dirname, '..', 'apps', 'console', 'dist', '.vite', 'manifest.json')
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  const file = files[source]?.file
  if (!file) throw new Error(`${source} is no chunk of its own.`)
  return `/${file}`
}

/** Goes to another address of the console without loading it anew, as its links do. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
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
