import type { Browser as Firefox } from 'puppeteer-core'
import { firefoxPath } from '../scripts/services/browser.mjs'
import { copyTags, loadCounts, openAdSites, viewAds } from './ad-journey.js'
import { HTML5_BANNER, IMAGE_BANNER, VAST_VIDEO, VIDEO, VIDEO_BANNER, VPAID_VIDEO } from './ad-kinds.js'
import { createCampaign, deleteCampaign, enterLandingPage, expectReport, publish } from './ad-steps.js'
import { launchFirefox, openFirefoxTab, type Visitor } from './ad-visitors.js'
import { createBanner, expectReportInFirefox, makeVideoBanner, publishAndCopyTag } from './firefox-console.js'
import { FULL, PEOPLE, testAs } from './fixtures.js'

const NO_FIREFOX = 'No Firefox was found or could be installed. Set PLACARD_FIREFOX to its path.'
const test = testAs('staff')
let firefox: Firefox | undefined
let visitor: Visitor | undefined

test.beforeAll(async () => {
  // Firefox may have to be installed.
  test.setTimeout(300_000)
  const path = firefoxPath()
  if (path === undefined) return
  firefox = await launchFirefox(path)
  visitor = await openFirefoxTab(firefox)
})

test.afterAll(() => firefox?.close())

for (const kind of [VIDEO_BANNER, IMAGE_BANNER, HTML5_BANNER, VAST_VIDEO, VPAID_VIDEO])
  test(
    `The report counts exactly what Firefox shows of an ad made in the console: ${kind.name}`,
    FULL,
    async ({ page, origin }) => {
      test.skip(visitor === undefined, NO_FIREFOX)
      if (!visitor) return
      test.setTimeout(120_000)
      const sites = await openAdSites()
      const campaignID = await createCampaign(page, `${kind.name} in Firefox`)
      await kind.make(page)
      await enterLandingPage(page, `${sites.landing.url}/bikes`)
      await publish(page)
      const tags = await copyTags(page, sites, [kind.platform])
      await viewAds(visitor, sites, kind, tags)
      sites.close()
      await expectReport(page, loadCounts(kind, tags.length))
      await deleteCampaign(page, origin, campaignID)
    },
  )

test(
  'A user of Firefox makes a video banner in the console, and sees its numbers in the report',
  FULL,
  async ({ page, origin }) => {
    test.skip(firefox === undefined, NO_FIREFOX)
    if (!firefox || !visitor) return
    test.setTimeout(120_000)
    const sites = await openAdSites()
    // Apart from the publisher's page, without its cookies.
    const context = await firefox.createBrowserContext()
    const tab = await context.newPage()
    const campaignID = await createBanner(tab, origin, PEOPLE.staff.email, 'Firefox banner')
    await makeVideoBanner(tab, VIDEO)
    const tag = await publishAndCopyTag(tab, `${sites.landing.url}/bikes`)
    await viewAds(visitor, sites, VIDEO_BANNER, [sites.platforms.fill(VIDEO_BANNER.platform, tag)])
    sites.close()
    // The ad has opened tabs over the console, which Firefox then no longer paints.
    await tab.bringToFront()
    await expectReportInFirefox(tab, loadCounts(VIDEO_BANNER, 1))
    await context.close()
    await deleteCampaign(page, origin, campaignID)
  },
)
