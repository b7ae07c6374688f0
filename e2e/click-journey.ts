import type { Creative } from '@placard/domain'
import type { APIResponse, Page } from '@playwright/test'
import { png, zip } from '../apps/api/src/testing/sample-files.js'
import type { Visitor } from './ad-visitors.js'
import { type ClickShape, shapeHtml, shapePage } from './click-shapes.js'
import { expect } from './fixtures.js'
import { openLandingSite, openSite } from './sites.js'

/** How an ad is made: from an archive, or as HTML of a creative. */
export type AdSource = 'archive' | 'html'

/** What one click of an ad did. */
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

const dataOf = async <Data>(answer: Promise<APIResponse>) => {
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
  const { id: campaignID } = await dataOf<{ id: string }>(
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
    const { id, version } = await dataOf<Creative>(
      page.request.post(`${api}/creatives`, { headers, data: { campaignID, name, trackers } }),
    )
    let current = version
    if (source === 'html') {
      const html = shapeHtml(shape, own, landing)
      const changed = page.request.put(`${api}/creatives/html`, { headers, data: { id, version, html } })
      current = (await dataOf<Creative>(changed)).version
    } else {
      const buffer = zip([
        { name: 'index.html', data: Buffer.from(shapePage(shape, own, landing)) },
        { name: 'bg.png', data: png(300, 250) },
        ...Object.entries(shape.files?.(own) ?? {}).map(([file, text]) => ({ name: file, data: Buffer.from(text) })),
      ])
      const multipart = { creativeID: id, 'files[]': { name: 'ad.zip', mimeType: 'application/zip', buffer } }
      await dataOf(page.request.post(`${api}/creatives/assets`, { headers, multipart }))
    }
    const send = (confirmed: string[]) =>
      page.request.post(`${api}/creatives/publish`, { headers, data: { id, version: current, confirmed } })
    const refused = await send([])
    const { findings = [] } = refused.status() === 409 ? (await refused.json()).data : {}
    const { liveCreatives } = await dataOf<Creative>(
      refused.status() === 409 ? send(['exit']) : Promise.resolve(refused),
    )
    ads.push({
      shape,
      liveID: liveCreatives[0]?.id ?? '',
      findings: (findings as { message: string }[]).map(({ message }) => message),
    })
  }
  const remove = () => page.request.delete(`${api}/delete`, { headers, params: { campaignID }, data: {} })
  return { ads, campaignID, remove }
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

/** Publisher's page with the ads in a grid that fits into the window. Each shows its upper left corner. */
const gridPage = (origin: string, liveIDs: readonly string[], sites: ClickSites) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>News</title><style>body{margin:0;line-height:0}</style><body>${liveIDs
    .map(
      (id, index) =>
        `<ins class="placard" data-live-id="${id}" data-width="100" data-height="80" data-click="${sites.macro(index)}"></ins>`,
    )
    .join('')}<script async src="${origin}/serve/placard.js"></script>`

const COLUMNS = 12

/** Shows all ads on a page of another origin, clicks each once, and returns what each click did. */
export async function clickShapes(
  visitor: Visitor,
  origin: string,
  ads: readonly { shape: ClickShape; liveID: string }[],
  sites: ClickSites,
): Promise<ClickResult[]> {
  const publisher = await openSite(() =>
    gridPage(
      origin,
      ads.map(({ liveID }) => liveID),
      sites,
    ),
  )
  await visitor.goto(publisher.url)
  const ready = async () =>
    (
      await visitor.evaluateInFrames(
        '/',
        () => document.readyState === 'complete' && document.querySelector('#x, a, svg, button, map'),
      )
    ).filter(Boolean).length
  await expect.poll(ready, { timeout: 30_000 }).toBe(ads.length)
  const results: ClickResult[] = []
  for (const [index, { shape, liveID }] of ads.entries()) {
    const before = { windows: visitor.countPopups(), own: sites.ownVisits() }
    if (shape.act === 'keyboard') await visitor.enterLink(liveID)
    else await visitor.click((index % COLUMNS) * 100 + 50, Math.floor(index / COLUMNS) * 80 + 40)
    const arrived = () => sites.platformClicks(index) + sites.ownVisits() - before.own
    await expect
      .poll(arrived, { timeout: 3000, intervals: [50] })
      .toBeGreaterThan(0)
      .catch(() => undefined)
    await visitor.closePopups()
    results.push({
      form: shape.form,
      source: shape.source,
      windows: visitor.countPopups() - before.windows,
      platformClicks: sites.platformClicks(index),
      ownVisits: sites.ownVisits() - before.own,
    })
  }
  publisher.close()
  return results
}
