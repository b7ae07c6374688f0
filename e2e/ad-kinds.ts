import { join } from 'node:path'
import type { PlatformName } from '@placard/domain/tags'
import type { Page } from '@playwright/test'
import { png, zip } from '../apps/api/src/testing/sample-files.js'
import { bannerPage, vastPage, vpaidPage } from './ad-pages.js'
import { type AdCounts, createCreative, openSection, type PickedFile, uploadFile } from './ad-steps.js'
import type { Visitor } from './ad-visitors.js'
import { expect } from './fixtures.js'

/** Ad that is made in the console, and how a visitor sees it. */
export interface AdKind {
  name: string
  /** Platform of the tag when one is enough. */
  platform: PlatformName
  /** Creates it in the open campaign, with its files and options. */
  make: (page: Page) => Promise<void>
  /** Returns the publisher's page with these tags. */
  page: (tags: readonly string[]) => string
  /** Expects this number of ads to be shown, and played to the end if they can be. */
  watch: (visitor: Visitor, count: number) => Promise<void>
  /** Expects them to play to the end after the click, if they are clicked before. */
  finish?: (visitor: Visitor, count: number) => Promise<void>
  /** Selector of the ads, in order. */
  selector: string
  /** Counts of one view with a click. */
  counts: AdCounts
}

export const VIDEO = join(import.meta.dirname, '..', 'apps', 'api', 'demo', 'northwind.mp4')
const PLAYED = { impressions: 1, clicks: 1, video: [1, 1, 1, 1, 1] } as const
/** Time within which a video of six seconds has ended on a busy machine, in ms. */
const END_MS = 40_000

const IMAGE: PickedFile = { name: 'ride.png', mimeType: 'image/png', buffer: png(300, 250) }
const ENTRY = `<!doctype html><html lang="en"><head><title>Ride</title><meta name="ad.size" content="width=300,height=250">
<link rel="stylesheet" href="css/ride.css"><script>var clickTag = 'https://replaced.test/'</script></head>
<body><img src="ride.png" alt=""><div id="cta">Ride now</div><script src="ride.js"></script></body></html>`
const ARCHIVE: PickedFile = {
  name: 'ride.zip',
  mimeType: 'application/zip',
  buffer: zip([
    { name: 'index.html', data: Buffer.from(ENTRY) },
    {
      name: 'css/ride.css',
      data: Buffer.from('body{margin:0;width:300px;height:250px;background:#135}img{display:block}'),
    },
    { name: 'ride.js', data: Buffer.from(`document.body.onclick = () => window.open(window.clickTag)`) },
    { name: 'ride.png', data: png(300, 100) },
  ]),
}

const endedInFrames = async (visitor: Visitor) => {
  const ended = await visitor.evaluateInFrames('/serve/banner/', () => document.querySelector('video')?.ended)
  return ended.filter(Boolean).length
}
const endedInPage = (visitor: Visitor) =>
  visitor.evaluate(() => [...document.querySelectorAll('video')].filter(({ ended }) => ended).length, undefined)

/** Creates a creative with a video that players load. */
const makeVideo = (name: string, type: 'VAST' | 'VPAID') => async (page: Page) => {
  await createCreative(page, name, type)
  await uploadFile(page, VIDEO)
}

export const VIDEO_BANNER: AdKind = {
  name: 'Video banner',
  platform: 'Google Ad Manager',
  make: async (page) => {
    await createCreative(page, 'Video banner', 'Banner')
    await openSection(page, 'Layout')
    await page.getByRole('combobox', { name: 'Layout' }).click()
    await page.getByRole('option', { name: /^In-Banner Video/ }).click()
    await page.getByRole('radio', { name: 'Progress bar' }).click()
    await page.getByRole('switch', { name: 'Loop' }).setChecked(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    await uploadFile(page, VIDEO, 'main.mp4')
  },
  page: bannerPage,
  watch: (visitor, count) => expect.poll(() => endedInFrames(visitor), { timeout: END_MS }).toBe(count),
  selector: 'ins.placard',
  counts: PLAYED,
}

export const IMAGE_BANNER: AdKind = {
  name: 'Image banner',
  platform: 'Xandr',
  make: async (page) => {
    await createCreative(page, 'Image banner', 'Banner')
    await uploadFile(page, IMAGE)
  },
  page: bannerPage,
  watch: async (visitor, count) => {
    const widths = () =>
      visitor.evaluateInFrames('/serve/banner/', () => document.querySelector('img')?.naturalWidth ?? 0)
    await expect.poll(widths).toEqual(Array.from({ length: count }, () => 300))
  },
  selector: 'ins.placard',
  counts: { impressions: 1, clicks: 1 },
}

export const HTML5_BANNER: AdKind = {
  name: 'HTML5 banner',
  platform: 'Adform',
  make: async (page) => {
    await createCreative(page, 'HTML5 banner', 'Banner')
    await uploadFile(page, ARCHIVE)
  },
  page: bannerPage,
  watch: async (visitor, count) => {
    const shown = () =>
      visitor.evaluateInFrames('/index.html', () => [
        document.querySelector('img')?.naturalWidth,
        getComputedStyle(document.body).backgroundColor,
        typeof document.body.onclick,
      ])
    await expect.poll(shown).toEqual(Array.from({ length: count }, () => [300, 'rgb(17, 51, 85)', 'function']))
  },
  selector: 'ins.placard',
  counts: { impressions: 1, clicks: 1 },
}

export const VAST_VIDEO: AdKind = {
  name: 'VAST video',
  platform: 'The Trade Desk',
  make: makeVideo('VAST video', 'VAST'),
  page: vastPage,
  watch: (visitor, count) => expect.poll(() => endedInPage(visitor), { timeout: END_MS }).toBe(count),
  selector: 'video',
  counts: PLAYED,
}

/** Functions of the page that runs VPAID units. */
interface VpaidPage {
  heard: string[][]
  parametersOf: Record<number, string>
  callUnit: (index: number, method: string, ...given: unknown[]) => Promise<unknown>
}

/** Calls a method of a VPAID unit and returns its result. */
export const callUnit = (visitor: Visitor, index: number, method: string, ...given: unknown[]): Promise<unknown> =>
  visitor.evaluate((call) => (window as unknown as VpaidPage).callUnit(...call), [index, method, ...given] as [
    number,
    string,
  ])

/** Returns the events of a VPAID unit in order. */
export const eventsOfUnit = (visitor: Visitor, index: number): Promise<string[]> =>
  visitor.evaluate((at) => (window as unknown as VpaidPage).heard[at] ?? [], index)

/** Initializes and starts a VPAID unit. */
export async function startUnit(visitor: Visitor, index: number): Promise<void> {
  expect(await callUnit(visitor, index, 'handshakeVersion', '2.0')).toBe('2.0')
  const parameters = await visitor.evaluate((at) => (window as unknown as VpaidPage).parametersOf[at], index)
  await callUnit(visitor, index, 'initAd', 300, 250, 'normal', 500, { AdParameters: parameters }, {})
  await expect.poll(() => eventsOfUnit(visitor, index)).toContain('AdLoaded')
  await callUnit(visitor, index, 'startAd')
}

export const VPAID_VIDEO: AdKind = {
  name: 'VPAID video',
  platform: 'Google DV360',
  make: makeVideo('VPAID video', 'VPAID'),
  page: vpaidPage,
  watch: async (visitor, count) => {
    const isReady = () => visitor.evaluate(() => 'ready' in document.documentElement.dataset, undefined)
    await expect.poll(isReady, { timeout: END_MS }).toBe(true)
    for (let index = 0; index < count; index += 1) await startUnit(visitor, index)
  },
  // The client removes an ad at its end.
  finish: async (visitor, count) => {
    for (let index = 0; index < count; index += 1)
      await expect.poll(() => eventsOfUnit(visitor, index), { timeout: END_MS }).toContain('AdStopped')
  },
  selector: '.slot',
  counts: PLAYED,
}
