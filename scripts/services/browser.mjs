// Finds the browsers for the tests, or installs them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { announceInstall, installPackages } from './install-packages.mjs'

/** Chromium without the interface around the pages, which costs processor time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * Chromium features that the tests turn off. Popups of the address bar, which has no window here, cost each page a
 * process. The others are those of Playwright, whose own switch is ignored beside this one.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Chromium flags of the tests: no background requests, the same pixels on every machine. */
export const BROWSER_FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Defaults of Chromium, but not of its headless shell: a process for each site, and the way to draw texts.
  '--site-per-process',
  '--font-render-hinting=slight',
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
  return [HEADLESS_SHELL, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Returns the path of a Chromium. If there is none, installs the system's package, or else Playwright's build. */
export function browserPath() {
  const found = findBrowser()
  if (found) return found
  const why = 'no Chromium was found'
  // The system's package first: the dependencies that Playwright installs include fonts, which change screenshots.
  installPackages(['chromium-headless-shell'], why)
  const instead = 'install Chromium, or set PLACARD_CHROMIUM to the path of one'
  if (!findBrowser() && announceInstall({ what: "Playwright's Chromium", why, instead }))
    spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit', shell: true })
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium could be found or installed. Set PLACARD_CHROMIUM to the path of one.')
  return installed
}

/**
 * Returns the path of a Chromium that is not the headless shell, or undefined if none can be installed. Unlike the shell,
 * it blocks popups, and a menu stays open in one frame while another frame of the page takes the focus.
 */
export function fullBrowserPath() {
  const named = process.env.PLACARD_CHROMIUM
  if (named && !/headless[-_]shell/.test(named)) return named
  const find = () => [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
  if (!find())
    installPackages(['chromium'], 'the hostile creatives and the documentation need a Chromium with its interface')
  return find()
}

/**
 * Returns the path of a Firefox, or undefined if there is none and none can be installed. `PLACARD_FIREFOX` overrides
 * it. Its package recommends the codecs of H.264, which are installed with it.
 */
export function firefoxPath() {
  const find = () => process.env.PLACARD_FIREFOX ?? FIREFOX_PLACES.find((path) => existsSync(path))
  if (!find()) installPackages(['firefox-esr'], 'no Firefox was found')
  return find()
}

/** Returns the version of a Chromium, such as '156.0.8078.79'. */
export function browserVersion(path) {
  return /\d+\.\d+\.\d+\.\d+/.exec(execFileSync(path, ['--version', '--no-sandbox']).toString())?.[0] ?? 'unknown'
}
