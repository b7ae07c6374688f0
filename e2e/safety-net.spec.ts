import type { Page } from '@playwright/test'
import {
  test as base,
  CAMPAIGN,
  expect,
  expectAccessible,
  FULL,
  failuresTold,
  fillSignIn,
  findChunk,
  goWithin,
  ownTimers,
  PEOPLE,
  testAs,
} from './fixtures.js'

const test = testAs('staff')

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function opened(page: Page, path: string, name: string) {
  await page.goto(path)
  await expect(heading(page, name)).toBeVisible()
}

for (const [kind, breakIt] of [
  ['blocked', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const) {
  base(`The console works with ${kind} storage, and warns once`, FULL, async ({ page }) => {
    await page.addInitScript((name) => {
      if (name === 'SecurityError')
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', name)
          },
        })
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', name)
        }
    }, breakIt)
    await page.goto('/profile')
    await expect(page).toHaveURL('/signin')
    await fillSignIn(page, PEOPLE.staff.email)
    await expect(page.getByRole('banner').getByRole('link', { name: PEOPLE.staff.name })).toBeVisible()
    await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(
      page.locator('[data-slot="toast"]').filter({ hasText: 'Nothing is saved in this browser' }),
    ).toHaveCount(1)
    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await expect(page.getByText(CAMPAIGN.name).first()).toBeVisible()
  })
}

test('Settings of another version are ignored silently', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const foreign = { version: '0.0.9', darkMode: true, sidebarType: 'rail', layout: 'compact' }
    if (!sessionStorage.getItem('placed')) localStorage.setItem('store', JSON.stringify(foreign))
    sessionStorage.setItem('placed', 'yes')
  })
  await opened(page, '/profile', PEOPLE.staff.name)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-density', 'comfortable')
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)
})

test('Every page has a content security policy that allows only our scripts', async ({ page, errors }) => {
  for (const path of ['/signin', '/dashboard', `/share/${'x'.repeat(43)}`]) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scripts.trim(), path).toBe("script-src 'self'")
    expect(policy).toContain("default-src 'self'")
  }
  await opened(page, '/profile', PEOPLE.staff.name)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  expect(errors.splice(0).join()).toContain(
    "violates the following Content Security Policy directive 'script-src 'self''",
  )
})

test(
  'A screen whose code fails to load is retried by one reload, and when it is opened again',
  FULL,
  async ({ page, errors }) => {
    await opened(page, '/profile', PEOPLE.staff.name)
    const code = `**${findChunk('src/routes/campaigns/route.tsx')}`
    let asked = 0
    await page.route(code, (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
    await expect(page).toHaveURL('/campaigns')
    const before = asked

    await page.unroute(code)
    await page.getByRole('link', { name: 'Profile' }).first().click()
    await expect(heading(page, PEOPLE.staff.name)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Campaigns')).toBeVisible()
    expect(loads).toBe(1)
    expect(before).toBeGreaterThan(0)
    expect(errors.splice(0).filter((error) => !error.includes('Loading chunk failed'))).toEqual([])
  },
)

test(
  'A screen whose code never loads shows an error after two minutes, without another wait',
  FULL,
  async ({ page, errors }) => {
    await ownTimers(page)
    await opened(page, '/profile', PEOPLE.staff.name)
    await page.route(`**${findChunk('src/routes/campaigns/route.tsx')}`, async () => undefined)
    let loads = 0
    let looked = 0
    page.on('load', () => {
      loads += 1
    })
    page.on('request', (request) => {
      if (request.method() === 'HEAD') looked += 1
    })
    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await page.clock.fastForward(119_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.fastForward(2000)
    await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
    await expect(page).toHaveURL('/campaigns')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // The user retries on demand.
    expect([loads, looked]).toEqual([0, 0])
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page, 'Campaigns')).toBeVisible()
    expect(errors.splice(0).filter((error) => !error.includes('Loading chunk failed'))).toEqual([])
  },
)

test('The previous screen stays with a message while the next one loads', FULL, async ({ page }) => {
  await opened(page, '/dashboard', 'Dashboard')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${findChunk('src/routes/tables/route.tsx')}`, async (route) => {
    await arrival
    await route.continue()
  })
  await goWithin(page, '/tables')
  const word = page.getByRole('status').filter({ hasText: 'Loading…' })
  await expect(word).toBeVisible()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expectAccessible(page)
  arrive()
  await expect(heading(page, 'Tables')).toBeFocused()
  await expect(word).toHaveCount(0)
})

test('A dialog whose code fails to load keeps the screen, and opens on retry', FULL, async ({ page }) => {
  await opened(page, '/campaigns?show=all', 'Campaigns')
  const code = `**${findChunk('src/parts/new-campaign-dialog.tsx')}`
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  const search = page.getByRole('searchbox').first()
  await search.fill('Northwind')
  const button = page.getByRole('button', { name: 'New campaign' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(failuresTold(page)).toContainText('Loading chunk failed')
  await expect(button).toBeFocused()
  await expect(search).toHaveValue('Northwind')
  await expectAccessible(page)

  // By keyboard: F8 moves focus to the toast.
  await page.unroute(code)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(failuresTold(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New campaign' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(search).toHaveValue('Northwind')
})

test('The command menu reports that its code failed to load, and opens the next time', FULL, async ({ page }) => {
  await opened(page, '/profile', PEOPLE.staff.name)
  const code = `**${findChunk('src/shell/layouts/command-list.tsx')}`
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByLabel('First name').fill('Augusta')
  await page.keyboard.press('Control+k')
  await expect(failuresTold(page)).toContainText('Loading chunk failed')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.unroute(code)
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  await expect(menu.getByRole('combobox')).toBeFocused()
  await expect(failuresTold(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(menu).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Augusta')
})

test('An uncaught error shows one toast, and the page keeps working', FULL, async ({ page, errors }) => {
  await opened(page, '/profile', PEOPLE.staff.name)
  await page.evaluate(() => {
    void Promise.reject(new Error('Lost on the way'))
    void Promise.reject(new Error('Lost on the way'))
    void Promise.reject(new DOMException('over', 'AbortError'))
  })
  await expect(failuresTold(page)).toHaveCount(1)
  await expect(failuresTold(page)).toContainText('Something went wrong')
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await expect(heading(page, 'Campaigns')).toBeVisible()
  expect(errors.splice(0).filter((error) => !/Lost on the way|over/.test(error))).toEqual([])
})
