import { DAY_MS } from '@placard/domain/internal/dates'
import type { Page, Request, Route } from '@playwright/test'
import type { FaultRoute } from './fault-routes.js'
import { expect, failuresTold, ownTimers } from './fixtures.js'

/** Fault around a screen: in the browser, with its code, its session, or slow responses. */
export interface StateFault {
  name: string
  hits: (route: FaultRoute) => boolean
  /** Set-up before the screen is opened. */
  before?: (page: Page, route: FaultRoute) => Promise<unknown>
  /** Action once the screen is loaded and its form is filled in. */
  after?: (page: Page, route: FaultRoute) => Promise<unknown>
  /** Ends the session, with or without the sign-in dialog over a draft. */
  ends?: 'leaves' | 'pauses'
  /** True if the draft is discarded, because another user is signed in. @default false */
  drops?: boolean
  /** True if no form is rendered. @default false */
  blank?: boolean
  /** True if the page has no styles, so that its layout is not checked. @default false */
  unstyled?: boolean
  /** True for a fault of answers, which a page that the server has rendered does not ask for. @default false */
  ofAnswers?: boolean
  /** True if a message is expected. @default false */
  fails?: boolean
  /** Expected message in the browser console. */
  said?: RegExp
}

/** Every call. */
export const API = '**/api/**'
const anywhere = () => true
/** The header's mark; not by its role, which a dialog hides. */
const offlineMark = (page: Page) => page.locator('header').getByText('Offline', { exact: true })
/** True for screens of signed-in users. */
export const asUser = ({ who }: FaultRoute) => who === 'user'
const asking = ({ asks }: FaultRoute) => asks === true

/** Never answers. */
export const nothing = async (_: Route): Promise<void> => undefined

/** Submits the form of a screen, if it has one. */
export const sendForm = (page: Page, { form }: FaultRoute): Promise<void> =>
  form ? page.getByRole('button', { name: form.send, exact: true }).click() : Promise.resolve()

const breakStorage = (page: Page, kind: 'SecurityError' | 'QuotaExceededError') =>
  page.addInitScript((name) => {
    if (window !== top || location.origin === 'null') return
    const refuse = () => {
      throw new DOMException('refused', name)
    }
    if (name === 'QuotaExceededError') Storage.prototype.setItem = refuse
    else for (const one of ['localStorage', 'sessionStorage']) Object.defineProperty(window, one, { get: refuse })
  }, kind)

const store = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((all) => {
    if (window !== top || location.origin === 'null' || sessionStorage.getItem('placed')) return
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
    sessionStorage.setItem('placed', 'yes')
  }, entries)

/** Sets a wrong clock, since before the session started. */
async function wrongClock(page: Page, ahead: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ahead })
  await page.addInitScript((ms) => {
    const isOurs = window === top && location.origin !== 'null'
    const text = isOurs ? localStorage.getItem('user') : null
    if (text) localStorage.setItem('user', JSON.stringify({ ...JSON.parse(text), clockOffset: -ms }))
  }, ahead)
}

/** Returns a function that waits until the scripts have arrived that a page requests from now on. */
function watchScripts(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  const drop = (request: Request) => void pending.delete(request)
  page.on('request', (request) => request.resourceType() === 'script' && pending.add(request))
  page.on('requestfinished', drop).on('requestfailed', drop)
  return () => expect.poll(() => pending.size).toBe(0)
}

/** Faults of the browser, and slow responses. */
export const STATES: readonly StateFault[] = [
  {
    name: 'a slow answer, then none',
    ofAnswers: true,
    hits: (route) => asking(route) || route.form !== undefined,
    fails: true,
    before: (page) => ownTimers(page),
    async after(page, route) {
      const arrived = watchScripts(page)
      await page.route(API, nothing)
      await (route.form ? sendForm(page, route) : page.reload())
      await expect(page.locator('h1').first()).toBeAttached()
      if (!route.form) {
        await page.clock.fastForward(11_000)
        await expect(page.getByRole('button', { name: 'Cancel' }).first()).toBeVisible()
        await expect(
          page
            .locator('[role="status"]')
            .filter({ hasText: /^Still/ })
            .first(),
        ).toBeVisible()
      }
      // Otherwise the code of a part would time out, and not its data.
      await arrived()
      await page.clock.fastForward(180_000)
    },
  },
  {
    name: 'a slow answer that nobody waits for',
    ofAnswers: true,
    hits: asking,
    fails: true,
    before: (page) => ownTimers(page),
    async after(page) {
      await page.route(API, nothing)
      await page.reload()
      await expect(page.locator('h1').first()).toBeAttached()
      await page.clock.fastForward(4000)
      await page.getByRole('button', { name: 'Cancel' }).first().click()
    },
  },
  {
    name: 'an answer that comes late',
    ofAnswers: true,
    hits: asking,
    async after(page) {
      const held: Route[] = []
      await page.route(API, (route) => void held.push(route))
      await page.reload()
      await expect(page.locator('h1').first()).toBeVisible()
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await page.unroute(API)
      for (const route of held) await route.continue().catch(() => undefined)
    },
  },
  {
    name: 'an answer after somebody has left',
    hits: (route) => asUser(route) && asking(route),
    async after(page) {
      const held: Route[] = []
      await page.route(API, (route) => void held.push(route))
      await page.reload()
      await page.getByRole('link', { name: 'Billing', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeFocused()
      for (const route of held.splice(0)) await route.abort().catch(() => undefined)
      await expect(failuresTold(page)).toHaveCount(0)
      await page.unroute(API)
      await page.goBack()
    },
  },
  {
    name: 'no network for a while',
    hits: (route) => asUser(route) || route.form !== undefined,
    async after(page, route) {
      await page.context().setOffline(true)
      if (asUser(route) && !route.isFrameless) await expect(offlineMark(page)).toBeVisible()
      if (route.form) {
        await sendForm(page, route)
        await expect(page.getByRole('alert').first()).toContainText(/\w/)
      }
      await page.context().setOffline(false)
      await expect(offlineMark(page)).toHaveCount(0)
      // A response that was pending when the network failed arrives late.
      await expect(
        page.getByText(/^Loading chunk failed$|^This screen stopped working$|^Couldn’t load | could not be loaded$/),
      ).toHaveCount(0)
    },
    said: /^ChunkError: Loading chunk failed|^TypeError: Failed to fetch dynamically imported module/,
  },
  {
    name: 'storage that is blocked',
    hits: anywhere,
    ends: 'leaves',
    before: (page) => breakStorage(page, 'SecurityError'),
  },
  { name: 'storage that is full', hits: anywhere, before: (page) => breakStorage(page, 'QuotaExceededError') },
  {
    name: 'damaged settings and lists',
    hits: anywhere,
    before: (page) => store(page, { store: '{"darkMode":7,"layout":[]', campaigns: '[{"id":1}]', location: '\u0000{' }),
  },
  {
    name: 'a damaged session',
    hits: anywhere,
    ends: 'leaves',
    before: (page) => store(page, { user: '{"user":{"id":"u1"},"expiry":"never"}' }),
  },
  {
    name: 'settings of another version',
    hits: anywhere,
    before: (page) => store(page, { store: '{"version":"0.0.9","darkMode":true,"__proto__":{"layout":"x"}}' }),
  },
  { name: 'a clock that is a day ahead', hits: anywhere, before: (page) => wrongClock(page, DAY_MS) },
  { name: 'a clock that is a day behind', hits: anywhere, before: (page) => wrongClock(page, -DAY_MS) },
  {
    name: 'no styles',
    hits: anywhere,
    unstyled: true,
    before: (page) => page.route('**/*.css', (one) => one.abort('failed')),
  },
]
