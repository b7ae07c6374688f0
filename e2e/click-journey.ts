import type { Creative } from '@placard/domain/creative'
import { type Report, reportTotals } from '@placard/domain/report'
import type { APIResponse, Page } from '@playwright/test'
import { png, zip } from '../apps/api/src/testing/sample-files.js'
import type { Visitor } from './ad-visitors.js'
import { type ClickShape, shapeHtml, shapePage } from './click-shapes.js'
import { expect } from './fixtures.js'
import { openLandingSite, openSite } from './sites.js'

/** How an ad is made: from an archive, or as HTML of a creative. */
export type AdSource = 'archive' | 'html'

/** Effects of one click of an ad. */
export interface ClickResult {
  form: string
  source: string
  /** Number of windows that it opened. */
  windows: number
  /** Number of times that the platform passed the click on. */
  platformClicks: number
  /** Number of times that the address of the ad itself was opened. */
  ownVisits: number
}

const expectData = async <Data>(answer: Promise<APIResponse>) => {
  const response = await answer
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

/** Publishes an ad for each shape, and returns the shapes with their live IDs and findings. */
export async function publishShapes(
  page: Page,
  origin: string,
  shapes: readonly ClickShape[],
  source: AdSource,
  { own, landing, tracker }: { own: string; landing: string; tracker: (index: number) => string },
) {
  const headers = { origin }
  const api = `${origin}/api/v1/campaign`
  const { id: campaignID } = await expectData<{ id: string }>(
    page.request.post(`${api}/new`, { headers, data: { name: `Clicks ${source}` } }),
  )
  const ads: { shape: ClickShape; liveID: string; findings: string[] }[] = []
  for (const [index, shape] of shapes.entries()) {
    const trackers = {
      click: [
        { type: 'redirect', url: landing },
        { type: 'pixel', url: tracker(index) },
      ],
    }
    const name = `Ad ${index}`
    const { id, version } = await expectData<Creative>(
      page.request.post(`${api}/creatives`, { headers, data: { campaignID, name, trackers } }),
    )
    let current = version
    if (source === 'html') {
      const html = shapeHtml(shape, own, landing)
      const changed = page.request.put(`${api}/creatives/html`, { headers, data: { id, version, html } })
      current = (await expectData<Creative>(changed)).version
    } else {
      const buffer = zip([
        { name: 'index.html', data: Buffer.from(shapePage(shape, own, landing)) },
        { name: 'bg.png', data: png(300, 250) },
        ...Object.entries(shape.files?.(own) ?? {}).map(([file, text]) => ({ name: file, data: Buffer.from(text) })),
      ])
      const multipart = { creativeID: id, 'files[]': { name: 'ad.zip', mimeType: 'application/zip', buffer } }
      await expectData(page.request.post(`${api}/creatives/assets`, { headers, multipart }))
    }
    const send = (confirmed: string[]) =>
      page.request.post(`${api}/creatives/publish`, { headers, data: { id, version: current, confirmed } })
    const refused = await send([])
    const { findings = [] } = refused.status() === 409 ? (await refused.json()).data : {}
    const { liveCreatives } = await expectData<Creative>(
      refused.status() === 409 ? send(['exit']) : Promise.resolve(refused),
    )
    ads.push({
      shape,
      liveID: liveCreatives[0]?.id ?? '',
      findings: (findings as { message: string }[]).map(({ message }) => message),
    })
  }
  const countClicks = async () => {
    const day = new Date().toISOString().slice(0, 10)
    const at = (time: string) => String(Date.parse(`${day}T${time}Z`) / 1000)
    const query = `campaignID=${campaignID}&start_dt=${at('00:01:00')}&end_dt=${at('23:59:59')}&tz=UTC`
    return reportTotals(await expectData<Report>(page.request.get(`${api}/reports?${query}`))).clicks
  }
  const remove = () => page.request.delete(`${api}/delete`, { headers, params: { campaignID }, data: {} })
  return { ads, countClicks, remove }
}

/** Starts the advertiser's site, and a platform whose click macro redirects. */
export async function openClickSites() {
  const landing = await openLandingSite()
  const platform = await openSite((path) => ({ to: new URL(path, 'http://x').searchParams.get('adurl') ?? '' }))
  const visits = (start: string) => landing.asked.filter((path) => path.startsWith(start)).length
  return {
    urls: {
      own: `${landing.url}/own`,
      landing: `${landing.url}/bikes?a=1&b=2`,
      tracker: (index: number) => `${landing.url}/tracked/${index}.`,
    },
    macro: (index: number) => `${platform.url}/c?ad=${index}.&adurl=`,
    platformClicks: (index: number) => platform.asked.filter((path) => path.startsWith(`/c?ad=${index}.&`)).length,
    trackerCalls: (index: number) => visits(`/tracked/${index}.`),
    landingVisits: () => visits('/bikes?a=1&b=2'),
    ownVisits: () => visits('/own'),
    close: () => {
      landing.close()
      platform.close()
    },
  }
}
export type ClickSites = Awaited<ReturnType<typeof openClickSites>>

/** Stands for an app whose web view opens external links itself. */
const APP = '<script>window.opened=[];window.mraid={open:(url)=>opened.push(url)}</script>'

/** Publisher's page with the ads in a grid that fits into the window. Each shows its upper left corner. */
const gridPage = (origin: string, liveIDs: readonly string[], sites: ClickSites, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>News</title><style>body{margin:0;line-height:0}</style>${head}<body>${liveIDs
    .map(
      (id, index) =>
        `<ins class="placard" data-live-id="${id}" data-width="100" data-height="80" data-click="${sites.macro(index)}"></ins>`,
    )
    .join('')}<script async src="${origin}/serve/placard.js"></script>`

const COLUMNS = 12
type LiveAd = { shape: ClickShape; liveID: string }

/** Shows ads on a page of another origin. Returns a function that acts on one of them. */
async function showAds(visitor: Visitor, origin: string, ads: readonly LiveAd[], sites: ClickSites, head?: string) {
  const liveIDs = ads.map(({ liveID }) => liveID)
  const publisher = await openSite(() => gridPage(origin, liveIDs, sites, head))
  await visitor.goto(publisher.url)
  const isReady = () => document.readyState === 'complete' && document.querySelector('#x, a, svg, button, map') !== null
  const ready = async () => (await visitor.evaluateInFrames('/', isReady)).filter(Boolean).length
  await expect.poll(ready, { timeout: 60_000 }).toBe(ads.length)
  const act = async (index: number) => {
    const urlPart = encodeURIComponent(`ad=${index}.&`)
    if (ads[index]?.shape.act === 'keyboard') return visitor.enterLink(urlPart)
    await visitor.evaluateInFrames(urlPart, drawAgain)
    return visitor.click((index % COLUMNS) * 100 + 50, Math.floor(index / COLUMNS) * 80 + 40)
  }
  return { act, close: publisher.close }
}

/**
 * Waits until the browser has drawn a frame again: while a closed window still covers it, the page around it gets the
 * click. A frame that is never drawn gets none anyway.
 */
const drawAgain = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 1000)
  })

/** Waits until an act has had an effect; without one, the results say so. */
const waitForEffect = (count: () => number | Promise<number>) =>
  expect
    .poll(count, { timeout: 5000, intervals: [50] })
    .toBeGreaterThan(0)
    .catch(() => undefined)

/** Time in ms after which no ad opens another window. */
const LATE_MS = 600

/**
 * Shows all ads on a page of another origin and clicks each once. Returns the effects of each click, and the number of
 * windows that all of them opened.
 */
export async function clickShapes(
  visitor: Visitor,
  origin: string,
  ads: readonly LiveAd[],
  sites: ClickSites,
): Promise<{ results: ClickResult[]; windows: number }> {
  const { act, close } = await showAds(visitor, origin, ads, sites)
  // Firefox reports frames as windows, too.
  const first = visitor.countPopups()
  const results: ClickResult[] = []
  for (const [index, { shape }] of ads.entries()) {
    const [windows, own] = [visitor.countPopups(), sites.ownVisits()]
    const before = own + sites.landingVisits()
    await act(index)
    // The browser reports a window later than the site a visit.
    await waitForEffect(() =>
      Math.min(sites.ownVisits() + sites.landingVisits() - before, visitor.countPopups() - windows),
    )
    await visitor.closePopups()
    results.push({
      form: shape.form,
      source: shape.source,
      windows: visitor.countPopups() - windows,
      platformClicks: sites.platformClicks(index),
      ownVisits: sites.ownVisits() - own,
    })
  }
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  close()
  return { results, windows: visitor.countPopups() - first }
}

/** Shows all ads in an app, clicks each once, and returns the addresses that each hands to the app. */
export async function clickInApp(
  visitor: Visitor,
  origin: string,
  ads: readonly LiveAd[],
  sites: ClickSites,
): Promise<string[][]> {
  const { act, close } = await showAds(visitor, origin, ads, sites, APP)
  const opened = () => visitor.evaluate(() => (window as unknown as { opened: string[] }).opened, undefined)
  const results: string[][] = []
  for (const index of ads.keys()) {
    const before = (await opened()).length
    await act(index)
    await waitForEffect(async () => (await opened()).length - before)
    results.push((await opened()).slice(before))
  }
  close()
  return results
}
