import { BUTTON_ICONS } from '../ad-document/layout-html.js'
import { functionText, scriptJson } from '../text/page-text.js'
import { drawVpaidControls, type VpaidControls } from './vpaid-controls.js'
import type { VpaidParameters } from './vpaid-parameters.js'

/** Event listeners of a VPAID unit. */
export interface VpaidEvents {
  subscribe: (run: (...given: unknown[]) => void, event: string, scope?: unknown) => void
  unsubscribe: (run: ((...given: unknown[]) => void) | undefined, event: string) => void
  tell: (event: string, ...given: unknown[]) => void
  /** Emits an event at most once. */
  tellOnce: (event: string) => void
}

/** Creates the event emitter of a VPAID unit. Self-contained, because it is delivered as source text. */
export function createVpaidEvents(): VpaidEvents {
  const listeners: { event: string; run: (...given: unknown[]) => void; scope: unknown }[] = []
  const told: string[] = []
  const tell: VpaidEvents['tell'] = (event, ...given) => {
    for (const { run, scope } of listeners.filter((listener) => listener.event === event))
      try {
        run.apply(scope, given)
      } catch {
        // A failing listener is the player's problem; the ad continues.
      }
  }
  return {
    tell,
    tellOnce(event) {
      if (told.includes(event)) return
      told.push(event)
      tell(event)
    },
    subscribe(run, event, scope) {
      listeners.push({ event, run, scope })
    },
    unsubscribe(run, event) {
      for (let index = listeners.length - 1; index >= 0; index--) {
        const listener = listeners[index]
        if (listener?.event === event && (run === undefined || listener.run === run)) listeners.splice(index, 1)
      }
    },
  }
}

interface VpaidEnvironment {
  slot?: HTMLElement
  videoSlot?: HTMLVideoElement
}

/**
 * Installs the VPAID 2.0 unit: it plays the media of AdParameters in the player's slot and notifies the player of
 * events. The player counts by its VAST document, so nothing is counted twice. Delivered as source text, so it only
 * uses its parameters.
 */
export function installVpaid(
  createEvents: typeof createVpaidEvents,
  drawControls: typeof drawVpaidControls,
  icons: Record<string, string>,
): void {
  const create = () => {
    const { tell, tellOnce, subscribe, unsubscribe } = createEvents()
    const screen = { width: 0, height: 0, isExpanded: false }
    let parameters: VpaidParameters | undefined
    let video: HTMLVideoElement | undefined
    let ownVideo: HTMLVideoElement | undefined
    let controls: VpaidControls | undefined
    let volume = 1
    let hasStarted = false
    let hasEnded = false
    let isPaused = false
    /** True from the call of initAd until the player hears whether the ad has loaded. */
    let isLoading = false
    let loadTimer = 0
    /** Players wait for some 8 s, and show their content without the ad as soon as they hear of an error. */
    const LOAD_TIMEOUT_MS = 6000

    const length = () =>
      video && Number.isFinite(video.duration) && video.duration > 0 ? video.duration : (parameters?.duration ?? 0)
    const left = () => (video ? Math.max(0, length() - video.currentTime) : 0)
    const watched = () => {
      let seconds = 0
      for (let index = 0; video && index < video.played.length; index++)
        seconds += video.played.end(index) - video.played.start(index)
      return seconds
    }
    const update = () => {
      if (video) controls?.update(video.paused, video.muted)
    }
    const finish = (last?: string) => {
      if (hasEnded) return
      hasEnded = true
      isLoading = false
      clearTimeout(loadTimer)
      for (const [name, run] of watchers) video?.removeEventListener(name, run)
      video?.pause()
      controls?.remove()
      ownVideo?.remove()
      if (last) tell(last)
      tell('AdStopped')
    }
    const fail = (message: string) => {
      tell('AdError', message)
      finish()
    }
    const loaded = () => {
      if (!isLoading) return
      isLoading = false
      clearTimeout(loadTimer)
      tell('AdLoaded')
    }
    /** Browsers that save data or power load nothing before the start. */
    const suspend = () => {
      if (video?.networkState === video?.NETWORK_IDLE) loaded()
    }
    const begin = () => {
      update()
      if (!hasStarted) {
        hasStarted = true
        for (const event of ['AdStarted', 'AdImpression', 'AdVideoStart']) tell(event)
      } else if (isPaused) tell('AdPlaying')
      isPaused = false
    }
    const progress = () => {
      const whole = length()
      if (!video || whole <= 0) return
      const share = watched() / whole
      if (share >= 0.25) tellOnce('AdVideoFirstQuartile')
      if (share >= 0.5) tellOnce('AdVideoMidpoint')
      if (share >= 0.75) tellOnce('AdVideoThirdQuartile')
      controls?.progress(video.currentTime / whole, left())
    }
    const end = () => {
      progress()
      if (watched() >= length() - Math.min(0.5, length() * 0.1)) tellOnce('AdVideoComplete')
      finish()
    }
    const audible = () => (!video || video.muted ? 0 : video.volume)
    const hear = () => {
      const heard = audible()
      update()
      if (heard === volume) return
      volume = heard
      tell('AdVolumeChange')
    }
    const watchers: [string, () => void][] = [
      ['playing', begin],
      ['timeupdate', progress],
      ['ended', end],
      ['pause', update],
      ['loadedmetadata', progress],
      ['loadedmetadata', loaded],
      ['suspend', suspend],
      ['volumechange', hear],
      ['error', () => fail('The video could not be played.')],
    ]
    const pause = () => {
      if (!video || hasEnded || video.paused) return
      isPaused = true
      video.pause()
      update()
      tell('AdPaused')
    }
    const resume = () => {
      if (!hasEnded) video?.play().catch(update)
    }
    const interact = (name: string, act: () => void) => () => {
      tell('AdInteraction', name)
      act()
    }
    const read = (text: unknown): VpaidParameters | undefined => {
      try {
        const given = JSON.parse(String(text)) as VpaidParameters
        return given.media.length > 0 ? given : undefined
      } catch {
        return undefined
      }
    }
    const expand = (isExpanded: boolean) => {
      screen.isExpanded = isExpanded
      tell('AdExpandedChange')
    }
    const resize = (width: number, height: number) => {
      screen.width = width
      screen.height = height
    }
    const makeVideo = (slot: HTMLElement) => {
      ownVideo = document.createElement('video')
      ownVideo.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:contain;background:#000'
      slot.append(ownVideo)
      return ownVideo
    }
    const load = ({ media }: VpaidParameters, player: HTMLVideoElement) => {
      for (const [name, run] of watchers) player.addEventListener(name, run)
      volume = audible()
      player.playsInline = true
      player.src = (media.find(({ type }) => player.canPlayType(type) !== '') ?? media[0])?.url ?? ''
      player.load()
    }

    return {
      handshakeVersion: () => '2.0',
      initAd(
        width: number,
        height: number,
        _viewMode: string,
        _bitrate: number,
        data: { AdParameters?: unknown } | undefined,
        { slot, videoSlot }: VpaidEnvironment = {},
      ) {
        resize(width, height)
        parameters = read(data?.AdParameters)
        if (!parameters || !slot)
          return tell('AdError', parameters ? 'There is no slot to play in.' : 'AdParameters could not be read.')
        video = videoSlot ?? makeVideo(slot)
        controls = drawControls(slot, parameters, icons, {
          // The player opens the landing page, so that it can count the click.
          click: () => tell('AdClickThru', parameters?.click, '', true),
          toggle: interact('toggle', () => (video?.paused ? resume() : pause())),
          sound: interact('sound', () => {
            if (video) video.muted = !video.muted
          }),
        })
        isLoading = true
        loadTimer = window.setTimeout(() => fail('The video did not load in time.'), LOAD_TIMEOUT_MS)
        load(parameters, video)
        update()
      },
      startAd() {
        video?.play().catch(({ name }: { name?: string }) => {
          // A player that pauses before the first frame aborts the start, which is no failure.
          if (!video || hasEnded || name === 'AbortError') return
          // Browsers block autoplay with sound and allow it muted.
          video.muted = true
          video.play().catch((failure: { name?: string }) => {
            if (failure.name !== 'AbortError') fail('The browser did not let the video start.')
          })
        })
      },
      stopAd: () => finish(),
      // The ad has no skip button; players with one call this.
      skipAd: () => finish('AdSkipped'),
      resizeAd(width: number, height: number) {
        resize(width, height)
        tell('AdSizeChange')
      },
      pauseAd: pause,
      resumeAd: resume,
      expandAd: () => expand(true),
      collapseAd: () => expand(false),
      subscribe,
      unsubscribe,
      getAdLinear: () => true,
      getAdWidth: () => screen.width,
      getAdHeight: () => screen.height,
      getAdExpanded: () => screen.isExpanded,
      getAdSkippableState: () => false,
      getAdRemainingTime: () => (length() > 0 ? left() : -2),
      getAdDuration: () => length() || -2,
      getAdVolume: () => (video ? audible() : -1),
      getAdCompanions: () => '',
      getAdIcons: () => false,
      setAdVolume(wanted: number) {
        if (!video || !(wanted >= 0 && wanted <= 1)) return
        video.muted = wanted === 0
        video.volume = wanted
      },
    }
  }
  Object.defineProperty(window, 'getVPAIDAd', { configurable: true, writable: true, value: create })
}

/** Returns the script of the VPAID 2.0 unit, the same for all creatives: AdParameters say what to show. */
export const vpaidUnit = (): string =>
  `${functionText(installVpaid)}(${functionText(createVpaidEvents)},${functionText(drawVpaidControls)},${scriptJson(BUTTON_ICONS)});\n`
