// Starts the built product with a new demo company. Build first: pnpm --filter "./apps/*" build
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** Emulates a slow phone: Lighthouse's mobile network, CPU 4× slower. */
export async function becomeSlowPhone(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Starts the server, with new data unless `dataDir` is given. `root` is the checkout whose build is started. Returns its
 * URL and a function that stops it.
 */
export async function startConsole(given, { root = ROOT, port = 4180 } = {}) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(root, 'apps', 'api', 'dist', 'server.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PLACARD_PUBLIC_URL: url,
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(root, 'apps', 'console', 'dist'),
    },
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(`${url}/config.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await stop()
  throw new Error('The console did not start.')
}

/** Signs in and returns the cookies and settings. */
export async function signIn(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/signin`)
  await page.getByLabel('Email').fill('admin@placard.test')
  await page.getByLabel('Password', { exact: true }).fill('placard-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}
