// Finds a Chromium for the tests, or installs one.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium flags of the tests: no background requests, the same pixels on every machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
]

/** Returns the path of an installed Chromium, or undefined. `PLACARD_CHROMIUM` overrides it. */
export function findBrowser() {
  const named = process.env.PLACARD_CHROMIUM
  if (named) return named
  return [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Returns the path of a Chromium. If there is none, installs the system's package, or else Playwright's build. */
export function browserPath() {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found: installing one.')
  // The system's package first: the dependencies that Playwright installs include fonts, which change screenshots.
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  }
  if (!findBrowser()) spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit', shell: true })
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium could be found or installed. Set PLACARD_CHROMIUM to the path of one.')
  return installed
}

/** Returns the version of a Chromium, such as '156.0.8078.79'. */
export function browserVersion(path) {
  return /\d+\.\d+\.\d+\.\d+/.exec(execFileSync(path, ['--version', '--no-sandbox']).toString())?.[0] ?? 'unknown'
}
