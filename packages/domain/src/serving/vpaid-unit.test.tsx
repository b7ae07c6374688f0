import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderFrame } from '../testing/framed-banner.js'
import { press } from '../testing/press.js'
import { publishedBanner } from '../testing/published-banner.js'
import { recordVideo } from '../testing/tiny-video.js'
import { buildVpaidParameters, type VpaidParameters } from './vpaid-parameters.js'
import { vpaidUnit } from './vpaid-unit.js'

const METHODS =
  'handshakeVersion initAd startAd stopAd skipAd resizeAd pauseAd resumeAd expandAd collapseAd subscribe unsubscribe getAdLinear getAdWidth getAdHeight getAdExpanded getAdSkippableState getAdRemainingTime getAdDuration getAdVolume setAdVolume getAdCompanions getAdIcons'.split(
    ' ',
  )
const EVENTS =
  'AdLoaded AdStarted AdStopped AdSkipped AdSizeChange AdExpandedChange AdVolumeChange AdImpression AdVideoStart AdVideoFirstQuartile AdVideoMidpoint AdVideoThirdQuartile AdVideoComplete AdClickThru AdInteraction AdPaused AdPlaying AdError'.split(
    ' ',
  )
const PLAYED = [
  'AdStarted',
  'AdImpression',
  'AdVideoStart',
  'AdVideoFirstQuartile',
  'AdVideoMidpoint',
  'AdVideoThirdQuartile',
]
type Unit = Record<string, (...given: unknown[]) => unknown>
let video = { url: '', duration: 0 }

beforeAll(async () => {
  video = await recordVideo(1.2)
})
afterEach(() => document.body.replaceChildren())

const createParameters = (changes: Partial<VpaidParameters> = {}, url = video.url): VpaidParameters => ({
  ...buildVpaidParameters(publishedBanner({ type: 'VPAID' }), [{ url, type: 'video/webm' }], video.duration),
  ...changes,
})

/** Mock player that loads the unit into a page and gives it a slot, as the VPAID standard requires. */
async function player({
  AdParameters = JSON.stringify(createParameters()),
  hasVideoSlot = true,
  isEndless = false,
} = {}) {
  const slots =
    '<body style="margin:0"><div style="position:relative;width:640px;height:360px"><video id="video" style="width:100%;height:100%"></video><div id="slot" style="position:absolute;inset:0"></div></div>'
  const frame = await renderFrame(`${slots}<script>${vpaidUnit()}</script>`, 640, 360)
  const page = frame.contentDocument!
  const unit = (frame.contentWindow as unknown as { getVPAIDAd: () => Unit }).getVPAIDAd()
  const slot = page.getElementById('slot')!
  const videoSlot = page.querySelector<HTMLVideoElement>('#video')!
  videoSlot.muted = true
  const heard: string[] = []
  const given: Record<string, unknown[]> = {}
  for (const event of EVENTS)
    unit.subscribe!(
      (...values: unknown[]) => {
        heard.push(event)
        given[event] = values
      },
      event,
      null,
    )
  unit.initAd!(640, 360, 'normal', 500, { AdParameters }, { slot, ...(hasVideoSlot && { videoSlot }) })
  const screen = hasVideoSlot ? videoSlot : slot.querySelector('video')!
  Object.assign(screen ?? {}, { muted: true, loop: isEndless })
  await expect
    .poll(() => heard, { timeout: 10_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/AdLoaded|AdError/)]))
  const named = (name: string) => slot.querySelector(`[aria-label="${name}"]`)
  return { unit, heard, given, slot, screen, named }
}
const stopped = (heard: string[]) => expect.poll(() => heard.at(-1), { timeout: 5000 }).toBe('AdStopped')

describe('VPAID unit', () => {
  it('has the whole interface of version 2.0, with a new unit per getVPAIDAd call', async () => {
    const { unit } = await player()
    expect(Object.keys(unit).sort()).toEqual([...METHODS].sort())
    expect(unit.handshakeVersion!('2.0')).toBe('2.0')
    expect(unit.getAdLinear!()).toBe(true)
    expect([unit.getAdWidth!(), unit.getAdHeight!()]).toEqual([640, 360])
  })

  it.each([true, false])('plays and reports each quartile once, in order (own slot: %s)', async (hasVideoSlot) => {
    const { unit, heard, slot } = await player({ hasVideoSlot })
    expect(heard.filter((event) => event !== 'AdVolumeChange')).toEqual(['AdLoaded'])
    unit.startAd!()
    await stopped(heard)
    expect(heard.filter((event) => event !== 'AdVolumeChange')).toEqual([
      'AdLoaded',
      ...PLAYED,
      'AdVideoComplete',
      'AdStopped',
    ])
    expect(slot.childElementCount).toBe(0)
  })

  it('reports no quartile that was skipped', async () => {
    const { unit, heard, screen } = await player()
    // Skipped at once: a busy machine polls so late that the short video is past its midpoint.
    const skip = () => {
      screen.currentTime = video.duration
    }
    unit.subscribe!(skip, 'AdVideoStart', null)
    unit.startAd!()
    await stopped(heard)
    expect(heard).toContain('AdVideoStart')
    expect(heard).not.toContain('AdVideoMidpoint')
    expect(heard).not.toContain('AdVideoComplete')
  })

  it('pauses, resumes, resizes, expands, changes its volume and stops on request', async () => {
    const { unit, heard, screen } = await player({ isEndless: true })
    unit.startAd!()
    await expect.poll(() => heard).toContain('AdVideoStart')
    unit.pauseAd!()
    expect([screen.paused, heard.includes('AdPaused')]).toEqual([true, true])
    unit.resumeAd!()
    await expect.poll(() => heard).toContain('AdPlaying')
    unit.resizeAd!(320, 180, 'normal')
    expect([unit.getAdWidth!(), unit.getAdHeight!()]).toEqual([320, 180])
    unit.expandAd!()
    expect(unit.getAdExpanded!()).toBe(true)
    unit.collapseAd!()
    expect(unit.getAdExpanded!()).toBe(false)
    unit.setAdVolume!(0.4)
    // Players read it at once, before the video's event.
    expect(unit.getAdVolume!()).toBeCloseTo(0.4)
    await expect.poll(() => heard).toContain('AdVolumeChange')
    unit.stopAd!()
    unit.stopAd!()
    expect(heard.filter((event) => event === 'AdStopped')).toHaveLength(1)
    for (const event of ['AdSizeChange', 'AdExpandedChange', 'AdVolumeChange']) expect(heard).toContain(event)
  })

  it('does not fail if the player pauses it before the first frame', async () => {
    const { unit, heard, screen } = await player({ isEndless: true })
    unit.startAd!()
    unit.pauseAd!()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.paused).toBe(true)
    expect(heard).not.toContain('AdError')
    unit.resumeAd!()
    await expect.poll(() => heard).toContain('AdVideoStart')
  })

  it('reports a skip, then stops', async () => {
    const { unit, heard } = await player()
    unit.startAd!()
    await expect.poll(() => heard).toContain('AdVideoStart')
    unit.skipAd!()
    expect(heard.slice(-2)).toEqual(['AdSkipped', 'AdStopped'])
  })

  it('leaves click-through to the player, which counts it; buttons are interactions', async () => {
    const { unit, heard, given, named } = await player({ isEndless: true })
    unit.startAd!()
    await expect.poll(() => heard).toContain('AdVideoStart')
    await press(named('Visit the advertiser')!)
    await expect.poll(() => given.AdClickThru).toEqual(['https://landing.test/', '', true])
    expect(heard).not.toContain('AdInteraction')
    await press(named('Pause')!)
    await expect
      .poll(() => heard.filter((event) => !/Quartile|Mid/.test(event)).slice(-2))
      .toEqual(['AdInteraction', 'AdPaused'])
    await press(named('Unmute')!)
    await expect.poll(() => named('Mute')).not.toBeNull()
    await press(named('Play')!)
    await expect.poll(() => heard).toContain('AdPlaying')
  })

  it('follows the creative’s options', async () => {
    const looks = async (changes: Partial<VpaidParameters>) => {
      const { slot } = await player({ AdParameters: JSON.stringify(createParameters({ click: '', ...changes })) })
      const rounds = [...slot.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
      return { sizes: rounds.map(({ width }) => width), left: rounds[0]?.left, top: rounds[0]?.top, slot }
    }
    expect(await looks({})).toMatchObject({ sizes: [32, 32], left: 8, top: 316 })
    expect(await looks({ buttonsSize: 200, buttonsPosition: 'top over' })).toMatchObject({
      sizes: [64, 64],
      left: 8,
      top: 8,
    })
    expect(await looks({ buttonsPosition: 'centre over' })).toMatchObject({ left: 284, top: 164 })
    expect((await looks({ controls: 'no' })).sizes).toEqual([])
    expect((await looks({ showCountdown: 'no' })).slot.querySelector('span')).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no media', '{"media":[]}'],
  ])('reports an error if it cannot show %s', async (_, AdParameters) => {
    const { unit, heard, given } = await player({ AdParameters })
    expect(heard).toEqual(['AdError'])
    expect(given.AdError).toEqual(['AdParameters could not be read.'])
    unit.startAd!()
  })

  it('reports an error if a video cannot be played, and stops', async () => {
    const AdParameters = JSON.stringify(createParameters({}, `${location.origin}/host/none.webm`))
    const { heard } = await player({ AdParameters })
    await stopped(heard)
    expect(heard).toEqual(['AdError', 'AdStopped'])
  })

  it('reports an error if a video never loads, and stops', async () => {
    const source = URL.createObjectURL(new MediaSource())
    const { heard, given } = await player({ AdParameters: JSON.stringify(createParameters({}, source)) })
    expect(heard).toEqual(['AdError', 'AdStopped'])
    expect(given.AdError).toEqual(['The video did not load in time.'])
  })

  it('survives a failing listener, and ignores unsubscribed ones', async () => {
    const { unit, heard } = await player()
    const left = () => heard.push('left')
    unit.subscribe!(
      () => {
        throw new Error('A listener fails.')
      },
      'AdStopped',
      null,
    )
    unit.subscribe!(left, 'AdStopped', null)
    unit.unsubscribe!(left, 'AdStopped')
    unit.stopAd!()
    expect(heard.at(-1)).toBe('AdStopped')
    expect(heard).not.toContain('left')
  })
})
