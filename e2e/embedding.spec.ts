import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { freePort } from '../apps/api/src/testing/free-port.js'
import { CAMPAIGN, closed, expect, FULL, fillSignIn, PEOPLE, test } from './fixtures.js'
import { downloadAs } from './report-files.js'
import { chooseHostPort } from './servers.js'

// Runs the recipes of docs/embedding.md as printed, with the built packages, on pages of other origins.
// Each test bundles a page, which takes long on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const root = join(import.meta.dirname, '..')
const DOCUMENTED = 'https://placard.example.com'
const dist = (file: string) => join(root, 'packages', file)

let folder = ''
let api = ''
/** Servers of host pages: the operator allows the origins of the first one, a share link that of the second. */
const hosts: { server: Server; port: number }[] = []
/** Content of the host pages, and where they send requests for tokens. */
const served = { script: '', styles: '', tokens: '' }
const site = (name: 'localhost' | '127.0.0.1', index = 0) => `http://${name}:${hosts[index]?.port}`

async function openHost(port: number) {
  const server = createServer(async (request, response) => {
    if (request.url === '/placard-token') {
      const answer = await fetch(served.tokens, { method: 'POST' })
      return response.writeHead(answer.status).end(await answer.text())
    }
    if (request.url === '/page.js') return response.setHeader('content-type', 'text/javascript').end(served.script)
    if (request.url === '/page.css') return response.setHeader('content-type', 'text/css').end(served.styles)
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        '<!doctype html><html lang="en"><title>Product</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><main id="report"></main><script type="module" src="/page.js"></script>',
      )
  })
  // Browsers reach it as `localhost` and as `127.0.0.1`, which are two sites.
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  hosts.push({ server, port: (server.address() as AddressInfo).port })
}

/** Returns a recipe of the guide, with the address of this test's server. */
function recipe(name: string, replaced: Record<string, string> = {}): string {
  const guide = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8')
  const code = new RegExp(`^\`\`\`\\w+ recipe=${name}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(guide)?.[1]
  expect(code, `recipe ${name}`).toBeDefined()
  return Object.entries({ [DOCUMENTED]: api, ...replaced }).reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replaceAll(from, to)
  }, code ?? '')
}

/** Bundles a page as a product does, and serves it on the host pages. */
async function servePage(code: string): Promise<void> {
  const entry = join(folder, 'page.tsx')
  writeFileSync(entry, code)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false, entryFileNames: 'page.js' } },
    },
  })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const text = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === 'chunk' ? file.code : file.source))
      .join('\n')
  Object.assign(served, { script: text('page.js'), styles: text('.css') })
}

async function expectReport(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(CAMPAIGN.name) })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Key figures' }).getByRole('button').first()).toContainText(/\d,\d/)
}

const downloadCSV = async (page: Page) => readFileSync(await (await downloadAs(page, 'CSV')).path(), 'utf8')

test.beforeAll(async ({ origin }, { parallelIndex }) => {
  test.setTimeout(240_000)
  api = origin
  if (!existsSync(dist('ui/dist/embed.css')) || !existsSync(dist('charts/dist/index.js')))
    execFileSync('pnpm', ['--silent', 'run', 'build:packages'], { cwd: root, stdio: 'inherit', shell: true })
  // Below the repository, so that the pages find the packages.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results', 'embedding-'))
  await openHost(chooseHostPort(parallelIndex))
  await openHost(Number(await freePort()))
})

test.afterAll(async () => {
  for (const { server } of hosts) server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('A page of the same site shows a live report with the session of its reader', FULL, async ({ page }) => {
  await servePage(recipe('same-site'))
  await page.goto(site('localhost'))
  await expect(page.getByText('Sign in to continue.')).toBeVisible()

  await page.goto(`${api}/signin`)
  await fillSignIn(page, PEOPLE.staff.email)
  await page.waitForURL('**/dashboard')
  await page.goto(site('localhost'))
  await expectReport(page)
  expect(await downloadCSV(page)).toContain('Impressions')

  // Browsers send the cookie to no page of another site, as the guide says.
  await page.goto(site('127.0.0.1'))
  await expect(page.getByText('Sign in to continue.')).toBeVisible()
})

test('A page of another site shows a live report by tokens that its server issues', async ({ page, browser }, {
  retry,
  repeatEachIndex,
}) => {
  const name = `Product ${repeatEachIndex}.${retry}`
  await page.goto(`${api}/signin`)
  await fillSignIn(page, PEOPLE.staff.email)
  await page.waitForURL('**/dashboard')
  await page.goto(`${api}/profile`)
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New access token' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const secret = page.getByRole('textbox', { name: 'Access token' })
  await expect(secret).toHaveValue(/^placard_[\w-]{43}$/)

  const script = join(folder, 'server.mjs')
  writeFileSync(script, recipe('your-server'))
  const port = String(await freePort())
  served.tokens = `http://localhost:${port}`
  const env = { ...process.env, PORT: port, PLACARD_TOKEN: await secret.inputValue() }
  const server = spawn(process.execPath, [script], { env, stdio: 'inherit' })
  try {
    await expect
      .poll(
        () =>
          fetch(served.tokens, { method: 'POST' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    await servePage(recipe('your-page'))
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(site('127.0.0.1'))
    await expectReport(reader)
    expect(await downloadCSV(reader)).toContain('Impressions')

    await page.reload()
    await expect(secret).toHaveCount(0)
    const token = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem').filter({ hasText: name })
    await expect(token).toContainText(/Last used/)
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('button', { name: 'Revoke token' }).click()
    await expect(token).toHaveCount(0)
    const refused = await fetch(`${api}/api/me`, { headers: { authorization: `Bearer ${env.PLACARD_TOKEN}` } })
    expect(refused.status).toBe(401)
  } finally {
    server.kill()
  }
})

test('A share link shows its report on the sites that it allows', FULL, async ({ page, browser, errors }) => {
  await page.goto(`${api}/signin`)
  await fillSignIn(page, PEOPLE.staff.email)
  await page.waitForURL('**/dashboard')
  await page.goto(`${api}/campaigns/${CAMPAIGN.id}/reporting`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this report' })
  const made = page.waitForResponse((answer) => answer.url().endsWith('/v1/campaign/newToken'))
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const { data } = (await (await made).json()) as { data: { url: string } }
  // The newest link is the first.
  const link = dialog.getByRole('list', { name: 'Active links' }).getByRole('listitem').first()
  await expect(link.getByRole('textbox')).toHaveValue(new RegExp(`^${data.url}\\?`))
  await link.getByRole('button', { name: /^Edit/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit link' })
  await form.getByLabel('Websites that may embed this report').fill(site('127.0.0.1', 1))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(link).toContainText('embedded by 1 website')

  await servePage(recipe('share-link', { 'the-part-after-/share/': data.url.split('/share/')[1] ?? '' }))
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(site('127.0.0.1', 1))
  await expectReport(reader)
  expect(await downloadCSV(reader)).toContain('Impressions')

  expect(errors).toEqual([])
  await reader.goto(site('localhost', 1))
  await expect(reader.getByRole('alert').first()).toBeVisible()
  // The comparison period is a request of its own, whose error may come after the alert.
  await closed(reader)
  expect(errors.splice(0).join()).toContain('blocked by CORS policy')
})
