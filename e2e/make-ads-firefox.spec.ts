import { firefoxPath } from '../scripts/browser.mjs'
import { copyTags, countsOf, openAdSites, viewAds } from './ad-journey.js'
import { HTML5_BANNER, IMAGE_BANNER, VAST_VIDEO, VIDEO_BANNER, VPAID_VIDEO } from './ad-kinds.js'
import { createCampaign, deleteCampaign, enterLandingPage, expectReport, publish } from './ad-steps.js'
import { openFirefox, type Visitor } from './ad-visitors.js'
import { FULL, testAs } from './fixtures.js'

const test = testAs('staff')
let visitor: Visitor | undefined

test.beforeAll(async () => {
  // Firefox may have to be installed.
  test.setTimeout(300_000)
  const path = firefoxPath()
  if (path !== undefined) visitor = await openFirefox(path)
})

test.afterAll(() => visitor?.close())

for (const kind of [VIDEO_BANNER, IMAGE_BANNER, HTML5_BANNER, VAST_VIDEO, VPAID_VIDEO])
  test(
    `The report counts exactly what Firefox shows of an ad made in the console: ${kind.name}`,
    FULL,
    async ({ page, origin }) => {
      test.skip(visitor === undefined, 'No Firefox was found or could be installed. Set PLACARD_FIREFOX to its path.')
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
      await expectReport(page, countsOf(kind, tags.length))
      await deleteCampaign(page, origin, campaignID)
    },
  )
