import type { Browser, BrowserContext } from '@playwright/test'
import { allPairs, expectPair, isAnswer } from './fault-pairs.js'
import { faultRoutes } from './fault-routes.js'
import { CAMPAIGN, closed, expect, FULL, NOBODY, test } from './fixtures.js'

/** Placeholder in the paths of shared screens; the test replaces it with a real token. */
const SHARED = 'shared-token'
const routes = faultRoutes(SHARED)
const pairs = allPairs(routes)

type State = typeof NOBODY

/** Opens a browser context, signed in or not, whose pages start without the stored list of campaigns. */
async function fresh(browser: Browser, baseURL: string, state: State): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, storageState: state })
  // A page that hangs is one failure of many, also in another tab.
  context.setDefaultTimeout(15_000)
  const entries = state.origins[0]?.localStorage.filter(({ name }) => name !== 'campaigns') ?? []
  await context.addInitScript((all) => {
    if (window !== top || location.origin === 'null') return
    localStorage.removeItem('campaigns')
    for (const { name, value } of all) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, entries)
  return context
}

test.describe.configure({ mode: 'parallel' })

test('Every fault and every screen is tested at least once', () => {
  expect(new Set(pairs.map(([fault]) => fault)).size).toBeGreaterThanOrEqual(50)
  expect(new Set(pairs.map(([, route]) => route.name)).size).toBe(routes.length)
})

let token: Promise<string> | undefined

for (const fault of new Set(pairs.map(([one]) => one))) {
  const affected = pairs.flatMap(([one, route]) => (one === fault ? [route] : []))
  test(`every screen holds with ${fault.name}`, FULL, async ({ browser, baseURL, signedIn, errors }) => {
    test.setTimeout(affected.length * 30_000)
    const admin = await signedIn('admin')
    token ??= shareToken(browser, baseURL!, admin)
    // Collected, so that one run reports all of them.
    const failures: string[] = []
    const shared: Partial<Record<'user' | 'nobody', BrowserContext>> = {}
    for (const route of affected) {
      const who = route.who === 'user' ? 'user' : 'nobody'
      // Faults of responses leave nothing behind in the browser, so their context is shared.
      const kept = isAnswer(fault) ? shared[who] : undefined
      const context = kept ?? (await fresh(browser, baseURL!, who === 'user' ? admin : NOBODY))
      if (isAnswer(fault)) shared[who] = context
      const page = await context.newPage()
      const about = `${route.name} with ${fault.name}`
      try {
        await test.step(about, async () =>
          expectPair(page, [fault, { ...route, path: route.path.replace(SHARED, await token!) }]),
        )
      } catch (error) {
        failures.push(`${about}: ${error instanceof Error ? error.message : String(error)}`)
      }
      const said = isAnswer(fault) ? undefined : fault.said
      for (const error of errors.splice(0)) if (!said?.test(error)) failures.push(`${about}: ${error}`)
      await closed(isAnswer(fault) ? page : context)
    }
    await Promise.all(Object.values(shared).map(closed))
    expect(failures).toEqual([])
  })
}

/** Creates a share link to the report of the campaign. */
async function shareToken(browser: Browser, baseURL: string, state: State): Promise<string> {
  const context = await browser.newContext({ baseURL, storageState: state })
  const answer = await context.request.post('/api/v1/campaign/newToken', {
    headers: { origin: baseURL },
    data: { campaignID: CAMPAIGN.id },
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  await context.close()
  return new URL(data.url).pathname.split('/')[2] ?? ''
}
