import { PLATFORM_NAMES } from '@placard/domain/tags'
import { clickAd, copyTags, expectPlatformClicks, loadCounts, openAdSites, viewAds } from './ad-journey.js'
import {
  callUnit,
  eventsOfUnit,
  HTML5_BANNER,
  IMAGE_BANNER,
  startUnit,
  VAST_VIDEO,
  VIDEO_BANNER,
  VPAID_VIDEO,
} from './ad-kinds.js'
import { publisherSite } from './ad-pages.js'
import { createCampaign, deleteCampaign, enterLandingPage, expectReport, publish } from './ad-steps.js'
import { openChromium } from './ad-visitors.js'
import { expect, FULL, fillSignIn, mailTo, test, testAs } from './fixtures.js'
import { openSite } from './sites.js'

const PASSWORD = 'an engine of 1843'

test.describe.configure({ mode: 'parallel' })

test('A new user makes a video banner, and the report counts the tags of all platforms on another origin exactly', async ({
  page,
  browser,
  mails,
  origin,
}, testInfo) => {
  // Plays eleven videos of six seconds to their ends.
  test.setTimeout(180_000)
  // Another account than before a retry.
  const email = `hedy${testInfo.retry}@placard.test`
  await page.goto('/signup')
  for (const [label, value] of Object.entries({ 'First name': 'Hedy', 'Last name': 'Lamarr', Email: email }))
    await page.getByLabel(label, { exact: true }).fill(value)
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await page.goto((await mailTo(mails, email)).link.href)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Email verified! Sign in below')).toBeVisible()
  await fillSignIn(page, email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()

  const sites = await openAdSites()
  const campaignID = await createCampaign(page, 'First ads')
  await VIDEO_BANNER.make(page)
  const preview = page.getByRole('group', { name: 'Preview', exact: true }).frameLocator('iframe')
  await preview.getByRole('button', { name: 'Play', exact: true }).click()
  await expect
    .poll(() => preview.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)

  // The check before publishing finds the missing landing page and has its field.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const findings = page.getByRole('dialog', { name: 'Video banner can’t be published yet' })
  await findings.getByRole('textbox', { name: 'Landing page' }).fill(`${sites.landing.url}/bikes?from=ad&size={{size}}`)
  await findings.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const tags = await copyTags(page, sites, PLATFORM_NAMES)
  const visitor = await openChromium(browser)
  await viewAds(visitor, sites, VIDEO_BANNER, tags)
  await visitor.close()
  expectPlatformClicks(sites, PLATFORM_NAMES)
  expect(new Set(sites.landing.asked.filter((path) => path !== '/favicon.ico'))).toEqual(
    new Set(['/bikes?from=ad&size=300x250']),
  )
  sites.close()
  await expectReport(page, loadCounts(VIDEO_BANNER, PLATFORM_NAMES.length))
  await deleteCampaign(page, origin, campaignID)
})

const asStaff = testAs('staff')
const isFull = process.env.PLACARD_TEST_DEPTH === 'full'

for (const kind of [IMAGE_BANNER, HTML5_BANNER, VAST_VIDEO, VPAID_VIDEO])
  asStaff(
    `A user makes an ad in the console, and the report counts its tag exactly: ${kind.name}`,
    // Banners of all kinds are counted like the video banner above; the lifecycle of VPAID has a test of its own.
    kind === VAST_VIDEO ? {} : FULL,
    async ({ page, browser, origin }) => {
      test.setTimeout(300_000)
      const sites = await openAdSites()
      const campaignID = await createCampaign(page, `${kind.name} campaign`)
      await kind.make(page)
      await enterLandingPage(page, `${sites.landing.url}/bikes`)
      await publish(page)
      const platforms = isFull ? PLATFORM_NAMES : [kind.platform]
      const tags = await copyTags(page, sites, platforms)
      const visitor = await openChromium(browser)
      // The client removes a VPAID ad at its end, so the next one starts after it.
      for (const shown of kind === VPAID_VIDEO ? tags.map((tag) => [tag]) : [tags])
        await viewAds(visitor, sites, kind, shown)
      await visitor.close()
      // Platforms have no click macro in VAST URLs.
      if (kind === IMAGE_BANNER || kind === HTML5_BANNER) expectPlatformClicks(sites, platforms)
      sites.close()
      await expectReport(page, loadCounts(kind, tags.length))
      await deleteCampaign(page, origin, campaignID)
    },
  )

asStaff(
  'A user makes a VPAID ad, an independent client runs its whole lifecycle, and the report counts exactly that',
  async ({ page, browser, origin }) => {
    test.setTimeout(120_000)
    const sites = await openAdSites()
    const campaignID = await createCampaign(page, 'VPAID campaign')
    await VPAID_VIDEO.make(page)
    await enterLandingPage(page, `${sites.landing.url}/bikes`)
    await publish(page)
    const [tag = ''] = await copyTags(page, sites, [VPAID_VIDEO.platform])
    const visitor = await openChromium(browser)
    const publisher = await openSite(publisherSite(VPAID_VIDEO.page([tag, tag, tag])))
    await visitor.goto(publisher.url)
    await VPAID_VIDEO.watch(visitor, 1)
    const ask = (method: string, ...given: unknown[]) => callUnit(visitor, 0, method, ...given)
    const happens = (event: string, timeout = 10_000) =>
      expect.poll(() => eventsOfUnit(visitor, 0), { timeout }).toContain(event)

    for (const event of ['AdStarted', 'AdImpression', 'AdVideoStart']) await happens(event)
    expect(await ask('getAdLinear')).toBe(true)
    expect(await ask('getAdSkippableState')).toBe(false)
    expect(await ask('getAdDuration')).toBeCloseTo(6, 0)
    await ask('pauseAd')
    await happens('AdPaused')
    const left = await ask('getAdRemainingTime')
    await page.waitForTimeout(500)
    expect(await ask('getAdRemainingTime')).toBe(left)
    expect(await ask('setAdVolume', 0.5)).toBe(0.5)
    await happens('AdVolumeChange')
    expect(await ask('getAdVolume')).toBe(0.5)
    await ask('setAdVolume', 0)
    await ask('resizeAd', 400, 225, 'normal')
    await happens('AdSizeChange')
    expect([await ask('getAdWidth'), await ask('getAdHeight')]).toEqual([400, 225])
    await ask('expandAd')
    expect(await ask('getAdExpanded')).toBe(true)
    await ask('collapseAd')
    expect(await ask('getAdExpanded')).toBe(false)
    await happens('AdExpandedChange')
    await clickAd(visitor, sites, VPAID_VIDEO.selector)
    await ask('resumeAd')
    await happens('AdPlaying')
    await happens('AdStopped', 40_000)
    const heard = await eventsOfUnit(visitor, 0)
    expect(heard.filter((event) => /^AdVideo|^AdStopped/.test(event))).toEqual([
      'AdVideoStart',
      'AdVideoFirstQuartile',
      'AdVideoMidpoint',
      'AdVideoThirdQuartile',
      'AdVideoComplete',
      'AdStopped',
    ])
    expect(heard).toContain('AdClickThru')

    for (const [index, method, events] of [
      [1, 'skipAd', ['AdSkipped', 'AdStopped']],
      [2, 'stopAd', ['AdStopped']],
    ] as const) {
      await startUnit(visitor, index)
      await expect.poll(() => eventsOfUnit(visitor, index)).toContain('AdVideoStart')
      await callUnit(visitor, index, method)
      const ends = async () =>
        (await eventsOfUnit(visitor, index)).filter((event) => /^Ad(Skipped|Stopped)/.test(event))
      await expect.poll(ends).toEqual(events)
      expect(await eventsOfUnit(visitor, index)).not.toContain('AdVideoComplete')
    }
    expect((await Promise.all([0, 1, 2].map((index) => eventsOfUnit(visitor, index)))).flat()).not.toContain('AdError')
    await visitor.close()
    for (const site of [sites, publisher]) site.close()
    await expectReport(page, { impressions: 3, clicks: 1, video: [3, 1, 1, 1, 1] })
    await deleteCampaign(page, origin, campaignID)
  },
)
