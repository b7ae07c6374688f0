import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { FaultRoute } from './fault-routes.js'
import { API, asUser, nothing, type StateFault } from './fault-states.js'
import { closed, expect, failuresTold, ownTimers } from './fixtures.js'

const manifest = join(import.meta.dirname, '..', 'apps', 'console', 'dist', '.vite', 'manifest.json')
const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; isDynamicEntry?: boolean }>
const findChunk = ({ code }: FaultRoute) => `**/${chunks[code]?.file}`
/** A shared report has a page and code of its own. */
const hasChunk = ({ code, who }: FaultRoute) => who !== 'guest' && chunks[code]?.isDynamicEntry === true

/** Faults of a screen's chunk. */
export const CODE: readonly StateFault[] = [
  {
    name: 'code that is not there',
    hits: hasChunk,
    blank: true,
    fails: true,
    said: /Loading chunk failed/,
    before: (page, route) => page.route(findChunk(route), (one) => one.fulfill({ status: 404, body: '' })),
  },
  {
    name: 'code that never comes',
    hits: hasChunk,
    blank: true,
    fails: true,
    said: /Loading chunk failed/,
    async before(page, route) {
      await ownTimers(page)
      await page.route(findChunk(route), nothing)
    },
    async after(page) {
      // The router has asked for the screen once this message appears.
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await page.clock.fastForward(11_000)
      await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeVisible()
      await page.clock.fastForward(110_000)
    },
  },
  {
    name: 'code that throws',
    hits: hasChunk,
    blank: true,
    fails: true,
    said: /Thrown by the test/,
    before: (page, route) =>
      page.route(findChunk(route), (one) =>
        one.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("Thrown by the test") }',
        }),
      ),
  },
  {
    // The server has rendered the report, so that it can be read without its code.
    name: 'code of a shared report that is not there',
    hits: ({ who }) => who === 'guest',
    before: (page) => page.route('**/assets/share-*.js', (one) => one.fulfill({ status: 404, body: '' })),
    after: (page) => expect(page.getByRole('table').first()).toBeVisible(),
  },
]

/** Faults of a dialog's chunk. */
export const DIALOGS: readonly StateFault[] = [
  {
    name: 'the code of a dialog that is not there at first',
    hits: ({ dialog }) => dialog !== undefined,
    async after(page, { dialog }) {
      if (!dialog) return
      const code = `**/${chunks[dialog.code]?.file}`
      await page.route(code, (one) => one.fulfill({ status: 404, body: '' }))
      const opener = page.getByRole('button', { name: dialog.opener }).first()
      await opener.click()
      const failure = failuresTold(page).filter({ hasText: 'Loading chunk failed' })
      await expect(failure).toBeVisible()
      await expect(page.locator('[aria-live="assertive"]').filter({ hasText: 'Loading chunk failed' })).toBeAttached()
      await expect(opener).toBeFocused()
      await page.unroute(code)
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible()
      await expect(failure).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    },
  },
]

/** Opens another tab of the same browser, on a page without requests. */
async function inOtherTab(page: Page, work: (other: Page) => Promise<unknown>): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/ping')
  await work(other)
  await closed(other)
}

const overElsewhere = (page: Page) =>
  inOtherTab(page, async (other) => {
    await other.route(API, (one) => one.fulfill({ status: 401, json: { status: 401, message: 'Sign in' } }))
    await other.goto('/admin')
    await expect(other).toHaveURL(/\/signin/)
  })

/** Changes of the session by other tabs. */
export const OTHER_TABS: readonly StateFault[] = [
  {
    name: 'a sign-out in another tab',
    hits: asUser,
    ends: 'leaves',
    after: (page) =>
      inOtherTab(page, async (other) => {
        await other.route(API, (one) => one.fulfill({ json: { status: 200, data: null } }))
        await other.goto('/profile')
        await other.getByRole('button', { name: 'Sign out', exact: true }).click()
        await expect(other).toHaveURL(/\/signin/)
      }),
  },
  {
    name: 'a session that is over in another tab',
    hits: (route) => asUser(route) && !route.form,
    ends: 'pauses',
    after: overElsewhere,
  },
  {
    name: 'a session that is over in another tab while somebody types',
    hits: (route) => asUser(route) && route.form !== undefined,
    ends: 'pauses',
    after: overElsewhere,
  },
  {
    name: 'another user in another tab',
    hits: asUser,
    drops: true,
    async after(page, { isFrameless }) {
      await inOtherTab(page, (other) =>
        other.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('user') ?? '{}') as { user: object }
          const user = { ...kept.user, id: 'demoUserOther', first_name: 'Somebody', last_name: 'Else' }
          localStorage.setItem('user', JSON.stringify({ ...kept, user }))
        }),
      )
      if (isFrameless) {
        // A new ad starts with the templates, for the other user again.
        await expect(async () => {
          await page.keyboard.press('Escape')
          await page.getByRole('link', { name: 'Back' }).click({ timeout: 1000 })
        }).toPass({ timeout: 15_000 })
      }
      await expect(page.getByRole('banner').getByRole('link', { name: 'Somebody Else' })).toBeVisible()
      if (isFrameless) await page.goBack()
    },
  },
]
