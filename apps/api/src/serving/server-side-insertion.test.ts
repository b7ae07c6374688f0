import { DEMO_USERS } from '@placard/domain/demo'
import { NO_COUNTS } from '@placard/domain/report'
import { expect, it } from 'vitest'
import { publish, reported } from '../testing/published-creatives.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { SAMPLES } from '../testing/uploads.js'

const [, agency] = DEMO_USERS
const INSERTER = '203.0.113.7'
const STRANGER = '203.0.113.8'
const STITCHER = 'VelorStitcher/2.4'
const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/9.0 TV Safari/537.36'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const VIEWERS = 150
const trackers = { click: [{ type: 'redirect', url: 'https://shop.test/spring' }] }

describeApiOnBothDatabases(
  'server-side ad insertion behind a proxy',
  (api) => {
    const start = async () => {
      const cookie = await api().signIn(agency.email)
      const { liveID, campaignID } = await publish(api(), cookie, { trackers }, [SAMPLES.png])
      const serve = () => api().context.servingIDs.create(liveID, api().context.now())
      const counts = async () => {
        await api().context.events.flush()
        return (await reported(api(), cookie, campaignID)).counts
      }
      return { serve, counts }
    }
    /** Calls as a service behind our proxy, whose own address the proxy appended last. */
    const call = (path: string, forwardedFor: string, device: Record<string, string>) =>
      api().get(path, { headers: { 'user-agent': STITCHER, 'x-forwarded-for': forwardedFor, ...device } })
    const viewer = (index: number) => ({ 'x-device-user-agent': TELEVISION, 'x-device-ip': `192.0.2.${index}` })

    it('counts a trusted service’s impressions, quartiles and clicks for each of its viewers', async () => {
      const { serve, counts } = await start()
      for (let index = 1; index <= VIEWERS; index++) {
        const servingID = serve()
        for (const event of ['impression', 'start', 'firstQuartile', 'complete'])
          await call(`/serve/event/${servingID}/${event}`, INSERTER, viewer(index))
        expect((await call(`/serve/click/${servingID}`, INSERTER, viewer(index))).status).toBe(302)
      }
      const each = VIEWERS
      expect(await counts()).toEqual({
        ...NO_COUNTS,
        impressions: each,
        videoStarts: each,
        firstQuartiles: each,
        videoCompletes: each,
        clicks: each,
      })
    })

    it.each([
      ['a stranger', STRANGER],
      ['a stranger who forges the forwarding header', `${INSERTER}, ${STRANGER}`],
    ])('ignores the viewer’s headers of %s', async (_, forwardedFor) => {
      const { serve, counts } = await start()
      for (let index = 1; index <= 3; index++)
        await call(`/serve/event/${serve()}/impression`, forwardedFor, viewer(index))
      expect(await counts()).toEqual({ ...NO_COUNTS, invalidTraffic: 3 })
    })

    it('filters a trusted service’s robots, its repeats and its requests without a viewer', async () => {
      const { serve, counts } = await start()
      const servingID = serve()
      await call(`/serve/event/${servingID}/impression`, INSERTER, { ...viewer(1), 'x-device-user-agent': GOOGLEBOT })
      await call(`/serve/event/${servingID}/impression`, INSERTER, {})
      await call(`/serve/event/${servingID}/impression`, INSERTER, viewer(1))
      await call(`/serve/event/${servingID}/impression`, INSERTER, viewer(1))
      expect(await counts()).toEqual({ ...NO_COUNTS, impressions: 1, invalidTraffic: 3 })
    })

    it('limits each viewer of a trusted service, and all viewers whose address it does not send', async () => {
      const { serve, counts } = await start()
      for (let index = 0; index < 61; index++) await call(`/serve/event/${serve()}/impression`, INSERTER, viewer(9))
      expect(await counts()).toMatchObject({ impressions: 60, invalidTraffic: 1 })
      for (let index = 0; index < 61; index++)
        await call(`/serve/event/${serve()}/impression`, INSERTER, { 'x-device-user-agent': TELEVISION })
      expect(await counts()).toMatchObject({ impressions: 120, invalidTraffic: 2 })
    })
  },
  { PLACARD_EVENT_LIMIT: '60', PLACARD_PROXIES: '1', PLACARD_TRUSTED_INSERTERS: `${INSERTER}, 2001:db8:1::/48` },
)
