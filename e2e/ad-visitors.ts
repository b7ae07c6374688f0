import type { Browser } from '@playwright/test'
import { type Browser as Firefox, launch } from 'puppeteer-core'
import { NOBODY } from './fixtures.js'

/** Browser of somebody who sees ads on a publisher's page. */
export interface Visitor {
  goto: (url: string) => Promise<void>
  /** Evaluates a function in the page. */
  evaluate: <Result, Given>(script: (given: Given) => Result, given: Given) => Promise<Awaited<Result>>
  /** Evaluates a function in each frame whose URL contains a text. */
  evaluateInFrames: <Result>(urlPart: string, script: () => Result) => Promise<Awaited<Result>[]>
  /** Clicks at a point of the viewport. */
  click: (x: number, y: number) => Promise<void>
  /** Presses Enter on the first link of each frame whose URL contains a text. */
  enterLink: (urlPart: string) => Promise<void>
  /** Returns the number of windows that ads have opened so far. */
  countPopups: () => number
  /** Closes the windows that ads have opened. */
  closePopups: () => Promise<void>
  close: () => Promise<void>
}

const VIEWPORT = { width: 1280, height: 900 }

/** Opens a new, signed-out window of the Chromium that runs the test. */
export async function openChromium(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({
    storageState: NOBODY,
    ignoreHTTPSErrors: true,
    reducedMotion: 'no-preference',
    viewport: VIEWPORT,
  })
  const page = await context.newPage()
  let popups = 0
  context.on('page', () => (popups += 1))
  return {
    goto: async (url) => void (await page.goto(url)),
    enterLink: async (urlPart) => {
      for (const frame of page.frames()) if (frame.url().includes(urlPart)) await (await frame.$('a'))?.press('Enter')
    },
    countPopups: () => popups,
    evaluate: (script, given) => page.evaluate(script as never, given) as never,
    evaluateInFrames: (urlPart, script) =>
      Promise.all(
        page
          .frames()
          .filter((frame) => frame.url().includes(urlPart))
          .map((frame) => frame.evaluate(script)),
      ) as never,
    click: (x, y) => page.mouse.click(x, y),
    closePopups: async () => {
      for (const popup of context.pages()) if (popup !== page) await popup.close()
      await page.bringToFront()
    },
    close: () => context.close(),
  }
}

/** Preferences of the tests' Firefox: no background requests, autoplay as by default, and a clipboard that tests can read. */
const FIREFOX_PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'dom.disable_open_during_load': true,
  'dom.events.testing.asyncClipboard': true,
  'network.captive-portal-service.enabled': false,
  'ui.prefersReducedMotion': 0,
}

/** Starts an installed Firefox over WebDriver BiDi. */
export const launchFirefox = (executablePath: string): Promise<Firefox> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: VIEWPORT,
    timeout: 120_000,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  })

/** Opens a new tab of Firefox. */
export async function openFirefoxTab(browser: Firefox): Promise<Visitor> {
  const page = await browser.newPage()
  const popups = new Set<unknown>()
  page.browserContext().on('targetcreated', async (target) => {
    if (target.type() === 'page') popups.add(await target.page())
  })
  return {
    enterLink: async (urlPart) => {
      for (const frame of page.frames()) if (frame.url().includes(urlPart)) await (await frame.$('a'))?.press('Enter')
    },
    countPopups: () => popups.size,
    goto: async (url) => {
      // A tab in the background opens no windows.
      await page.bringToFront()
      await page.goto(url)
    },
    evaluate: (script, given) => page.evaluate(script as never, given) as never,
    evaluateInFrames: (urlPart, script) =>
      Promise.all(
        page
          .frames()
          .filter((frame) => frame.url().includes(urlPart))
          .map((frame) => frame.evaluate(script)),
      ) as never,
    click: (x, y) => page.mouse.click(x, y),
    closePopups: async () => {
      for (const popup of await page.browserContext().pages()) if (popup !== page) await popup.close()
      await page.bringToFront()
    },
    close: () => page.close(),
  }
}
