import type { PlatformName } from '@placard/domain/tags'
import type { Page } from '@playwright/test'
import type { AdKind } from './ad-kinds.js'
import { publisherSite } from './ad-pages.js'
import { ENTERED_CLICK, openPlatforms } from './ad-platforms.js'
import { type AdCounts, copyTag, openSection } from './ad-steps.js'
import type { Visitor } from './ad-visitors.js'
import { expect } from './fixtures.js'
import { openLandingSite, openSite } from './sites.js'

/** Sites of other companies around an ad. */
export interface AdSites {
  landing: Awaited<ReturnType<typeof openLandingSite>>
  platforms: Awaited<ReturnType<typeof openPlatforms>>
  close: () => void
}

/** Starts the advertiser's site and the click servers of the platforms. */
export async function openAdSites(): Promise<AdSites> {
  const [landing, platforms] = await Promise.all([openLandingSite(), openPlatforms()])
  const close = () => {
    for (const site of [landing, platforms]) site.close()
  }
  return { landing, platforms, close }
}

/** Copies the tags of the published creative in the console and fills them as the platforms do. */
export async function copyTags(page: Page, { platforms }: AdSites, names: readonly PlatformName[]): Promise<string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSection(page, 'Tags')
  const tags: string[] = []
  for (const name of names) {
    let tag = await copyTag(page, name)
    if (name === 'Cognitiv' && tag.startsWith('<ins') && !tag.includes(ENTERED_CLICK)) {
      await page.getByRole('button', { name: 'Enter macros' }).click()
      await page.getByRole('textbox', { name: 'Click macro', exact: true }).fill(ENTERED_CLICK)
      await page.getByRole('button', { name: 'Save macros' }).click()
      await expect(page.getByText(`data-click="${ENTERED_CLICK}"`).first()).toBeVisible()
      tag = await copyTag(page, name)
    }
    tags.push(platforms.fill(name, tag))
  }
  return tags
}

/** Clicks an ad of the publisher's page once and waits until the advertiser's landing page has been requested. */
export async function clickAd(visitor: Visitor, { landing }: AdSites, selector: string, index = 0): Promise<void> {
  const visits = () => landing.asked.filter((path) => path.startsWith('/bikes')).length
  const before = visits()
  const [x = 0, y = 0] = await visitor.evaluate(
    async ([css, at]) => {
      const ad = document.querySelectorAll(css)[at]
      ad?.scrollIntoView({ block: 'nearest' })
      // The ad is a frame of another origin, which the browser may look for at its old place until it has drawn.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, top, width, height } = ad?.getBoundingClientRect() ?? new DOMRect()
      // Above the controls of a player.
      return [left + width / 2, top + height * 0.3]
    },
    [selector, index] as const,
  )
  await visitor.click(x, y)
  await expect.poll(visits).toBe(before + 1)
  await visitor.closePopups()
}

/** Shows tags on a page of another origin: each ad is watched to its end and clicked once. */
export async function viewAds(visitor: Visitor, sites: AdSites, kind: AdKind, tags: readonly string[]): Promise<void> {
  const publisher = await openSite(publisherSite(kind.page(tags)))
  await visitor.goto(publisher.url)
  await kind.watch(visitor, tags.length)
  for (const index of tags.keys()) await clickAd(visitor, sites, kind.selector, index)
  await kind.finish?.(visitor, tags.length)
  publisher.close()
}

/** Expects that each platform has counted one click. AdRoll's click macro is not public, so its tag leads to the landing page directly. */
export function expectPlatformClicks({ platforms }: AdSites, names: readonly PlatformName[]): void {
  expect(platforms.clicks()).toEqual(
    Object.fromEntries(names.filter((name) => name !== 'AdRoll').map((name) => [name, 1])),
  )
}

/** Returns the counts of this number of views. */
export const loadCounts = ({ counts: { impressions, clicks, video } }: AdKind, views: number): AdCounts => ({
  impressions: impressions * views,
  clicks: clicks * views,
  ...(video && { video: video.map((count) => count * views) as unknown as AdCounts['video'] & object }),
})
