// Installs the packed packages with npm in the projects of `consumers/`, builds them, and checks in a browser what people see.
// Screenshots are in test-results/consumers. Usage: node scripts/packages/check-consumers.mjs [names of projects]
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildApps } from '../run/build-apps.mjs'
import { BROWSER_FLAGS, browserPath } from '../services/browser.mjs'
import { freePort } from '../services/free-port.mjs'
import { startApi } from './consumer-api.mjs'
import { CHECKS } from './consumer-projects.mjs'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'packages')
const run = (args, cwd = root) => {
  const { status } = spawnSync('pnpm', ['--silent', ...args], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}`)
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CHECKS)
const unknown = names.filter((name) => !(name in CHECKS))
if (unknown.length > 0) throw new Error(`No project ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}`)

const temp = mkdtempSync(join(tmpdir(), 'placard-consumers-'))
const tarballs = join(temp, 'tarballs')

/** Returns the tarballs that a project installs: those of React are of no use to a script. */
const listTarballs = (project) =>
  readdirSync(tarballs)
    .filter((file) => project !== 'node' || file.startsWith('placard-domain-'))
    .map((file) => join(tarballs, file))

const failures = []
let api
let browser
try {
  if (readdirSync(packages).some((name) => !existsSync(join(packages, name, 'dist')))) run(['run', 'build:packages'])
  buildApps({ onlyIfMissing: true })
  for (const name of readdirSync(packages)) run(['pack', '--pack-destination', tarballs], join(packages, name))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  api = await startApi(url)
  browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })
  const env = {
    PLACARD_URL: api.url,
    PLACARD_TOKEN: api.token,
    NEXT_PUBLIC_PLACARD_URL: api.url,
    NEXT_TELEMETRY_DISABLED: '1',
    VITE_PLACARD_API: `${api.url}/api`,
    VITE_PLACARD_SHARE_TOKEN: api.shareToken,
  }
  for (const name of names) {
    const start = Date.now()
    const folder = join(temp, name)
    mkdirSync(folder)
    cpSync(join(root, 'consumers', name), folder, { recursive: true })
    const install = ['--prefer-offline', '--no-audit', '--no-fund', ...listTarballs(name)]
    const problem = await Promise.resolve()
      .then(() => CHECKS[name]({ name, folder, install, env, api, browser, url, port }))
      .then(
        () => undefined,
        (error) => error,
      )
    if (problem) failures.push(name)
    console.log(`${problem ? 'FAILED' : 'ok    '} ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
    if (problem) console.log(problem.message)
    rmSync(folder, { recursive: true, force: true })
  }
} finally {
  await browser?.close()
  await api?.stop()
  rmSync(temp, { recursive: true, force: true })
}
console.log(failures.length > 0 ? `Failed: ${failures.join(', ')}` : `${names.length} consumer projects work.`)
process.exitCode = failures.length > 0 ? 1 : 0
