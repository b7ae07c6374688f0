import type { VpaidParameters } from './vpaid-parameters.js'

type Listener = { run: (...given: unknown[]) => void; scope: unknown }

interface VpaidEnvironment {
  slot?: HTMLElement
  videoSlot?: HTMLVideoElement
  videoSlotCanAutoPlay?: boolean
}

/**
 * The VPAID 2.0 unit: plays the media of AdParameters in the slot that a player gives it, and tells the player what
 * happens. The player counts, by the VAST that led here; nothing is counted twice. Delivered as text: it stands for
 * itself.
 */
export function installVpaid(): void {
  const create = () => {
    const listeners: Record<string, Listener[]> = {}
    const state = {
      width: 0,
      height: 0,
      viewMode: 'normal',
      volume: 1,
      hasStarted: false,
      hasEnded: false,
      isExpanded: false,
      told: [] as string[],
    }
    let parameters: VpaidParameters | undefined
    let slot: HTMLElement | undefined
    let video: HTMLVideoElement | undefined
    let isOwnVideo = false
    let layer: HTMLElement | undefined
    let timer = 0
    let isPausedByUnit = false

    const tell = (event: string, ...given: unknown[]) => {
      for (const { run, scope } of [...(listeners[event] ?? [])])
        try {
          run.apply(scope, given)
        } catch {
          // A listener that fails is the player's own; the advertisement goes on.
        }
    }
    const tellOnce = (event: string) => {
      if (state.told.includes(event)) return
      state.told.push(event)
      tell(event)
    }
    const length = () =>
      video && Number.isFinite(video.duration) && video.duration > 0 ? video.duration : (parameters?.duration ?? 0)
    const watched = () => {
      let seconds = 0
      for (let index = 0; video && index < video.played.length; index++)
        seconds += video.played.end(index) - video.played.start(index)
      return seconds
    }
    const fail = (message: string) => {
      tell('AdError', message)
      finish()
    }
    const finish = (last = 'AdStopped') => {
      if (state.hasEnded) return
      state.hasEnded = true
      clearTimeout(timer)
      for (const [name, run] of watchers) video?.removeEventListener(name, run)
      video?.pause()
      layer?.remove()
      if (isOwnVideo) video?.remove()
      if (last !== 'AdStopped') tell(last)
      tell('AdStopped')
    }
    const progress = () => {
      const whole = length()
      if (!video || whole <= 0) return
      const share = watched() / whole
      if (share >= 0.25) tellOnce('AdVideoFirstQuartile')
      if (share >= 0.5) tellOnce('AdVideoMidpoint')
      if (share >= 0.75) tellOnce('AdVideoThirdQuartile')
      const left = Math.max(0, Math.ceil(whole - video.currentTime))
      const find = (name: string) => layer?.querySelector<HTMLElement>(`[data-part="${name}"]`)
      const countdown = find('countdown')
      if (countdown) countdown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
      const bar = find('bar')
      if (bar) bar.style.width = `${Math.min(100, (video.currentTime / whole) * 100)}%`
    }
    const begun = () => {
      if (state.hasStarted) {
        if (isPausedByUnit) tell('AdPlaying')
        isPausedByUnit = false
        return
      }
      state.hasStarted = true
      tell('AdStarted')
      tell('AdImpression')
      tellOnce('AdVideoStart')
      if (parameters && parameters.adDuration > 0)
        timer = window.setTimeout(() => finish(), parameters.adDuration * 1000)
    }
    const ended = () => {
      const whole = length()
      progress()
      if (watched() >= whole - Math.min(0.5, whole * 0.1)) tellOnce('AdVideoComplete')
      if (parameters?.loop === 'yes' && parameters.adDuration > 0 && video) {
        video.currentTime = 0
        video.play().catch(() => finish())
      } else finish()
    }
    const volumeChanged = () => {
      if (!video) return
      const volume = video.muted ? 0 : video.volume
      if (volume === state.volume) return
      state.volume = volume
      tell('AdVolumeChange')
      label()
    }
    const failed = () => fail('The video could not be played.')
    const watchers: [string, () => void][] = [
      ['playing', begun],
      ['timeupdate', progress],
      ['ended', ended],
      ['volumechange', volumeChanged],
      ['error', failed],
    ]
    const clicked = () => {
      // The player opens the landing page, so that its own click tracking comes first.
      tell('AdClickThru', parameters?.click ?? '', '', true)
    }
    const label = () => {
      const set = (name: string, text: string) => {
        const button = layer?.querySelector<HTMLElement>(`[data-part="${name}"]`)
        if (button) {
          button.textContent = text
          button.setAttribute('aria-label', text)
        }
      }
      set('toggle', video?.paused ? 'Play' : 'Pause')
      set('sound', video?.muted ? 'Unmute' : 'Mute')
    }
    const pause = () => {
      if (!video || state.hasEnded || video.paused) return
      isPausedByUnit = true
      video.pause()
      tell('AdPaused')
      label()
    }
    const resume = () => {
      if (!video || state.hasEnded) return
      video.play().then(label, () => undefined)
    }
    const element = (tag: string, part: string, css: string): HTMLElement => {
      const made = document.createElement(tag)
      made.dataset.part = part
      made.style.cssText = css
      return made
    }
    const control = (part: string, press: () => void): HTMLElement => {
      const button = element(
        'button',
        part,
        'all:unset;box-sizing:border-box;padding:0 10px;height:28px;border-radius:14px;background:rgba(12,14,18,.66);color:#fff;cursor:pointer;font:12px/28px system-ui,sans-serif',
      )
      button.setAttribute('type', 'button')
      button.addEventListener('click', (event) => {
        event.stopPropagation()
        tell('AdInteraction', part)
        press()
        label()
      })
      return button
    }
    const draw = () => {
      if (!slot || !parameters) return
      layer = element(
        'div',
        'layer',
        'position:absolute;inset:0;z-index:2147483647;overflow:hidden;font:12px/1 system-ui,sans-serif',
      )
      if (parameters.click) {
        const through = element('button', 'through', 'all:unset;position:absolute;inset:0;cursor:pointer')
        through.setAttribute('aria-label', 'Visit the advertiser')
        through.addEventListener('click', clicked)
        layer.append(through)
      }
      if (parameters.controls === 'yes') {
        const group = element('div', 'buttons', 'position:absolute;left:8px;bottom:12px;display:flex;gap:8px')
        group.append(
          control('toggle', () => (video?.paused ? resume() : pause())),
          control('sound', () => {
            if (video) video.muted = !video.muted
          }),
        )
        layer.append(group)
      }
      if (parameters.showCountdown === 'yes')
        layer.append(
          element(
            'span',
            'countdown',
            'position:absolute;right:8px;bottom:12px;padding:0 8px;border-radius:12px;background:rgba(12,14,18,.66);color:#fff;line-height:24px;pointer-events:none',
          ),
        )
      if (parameters.progressType === 'ProgressBar')
        layer.append(
          element(
            'div',
            'bar',
            'position:absolute;left:0;bottom:0;height:4px;width:0;background:#fff;pointer-events:none',
          ),
        )
      slot.append(layer)
      label()
    }
    const expand = (isExpanded: boolean) => {
      state.isExpanded = isExpanded
      tell('AdExpandedChange')
    }
    const read = (text: unknown): VpaidParameters | undefined => {
      try {
        const given = JSON.parse(String(text)) as VpaidParameters
        return Array.isArray(given.media) && given.media.length > 0 ? given : undefined
      } catch {
        return undefined
      }
    }
    const load = ({ media }: VpaidParameters, screen: HTMLVideoElement) => {
      const playable = media.find(({ type }) => screen.canPlayType(type) !== '') ?? media[0]
      for (const [name, run] of watchers) screen.addEventListener(name, run)
      screen.playsInline = true
      screen.preload = 'auto'
      screen.src = playable?.url ?? ''
      screen.load()
    }

    return {
      handshakeVersion: () => '2.0',
      initAd(
        width: number,
        height: number,
        viewMode: string,
        _bitrate: number,
        creativeData: { AdParameters?: unknown } | undefined,
        environment: VpaidEnvironment | undefined,
      ) {
        Object.assign(state, { width, height, viewMode })
        parameters = read(creativeData?.AdParameters)
        slot = environment?.slot
        if (!parameters || !slot) {
          tell('AdError', parameters ? 'No slot to show the advertisement in.' : 'AdParameters could not be read.')
          return
        }
        video = environment?.videoSlot
        if (!video) {
          isOwnVideo = true
          video = document.createElement('video')
          video.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:contain;background:#000'
          slot.append(video)
        }
        if (environment?.videoSlotCanAutoPlay === false) video.muted = true
        state.volume = video.muted ? 0 : video.volume
        load(parameters, video)
        draw()
        tell('AdLoaded')
      },
      startAd() {
        video?.play().catch(() => {
          if (!video || state.hasEnded) return
          // Browsers refuse sound that nobody asked for, and take the same video without.
          video.muted = true
          video.play().catch(failed)
        })
      },
      stopAd: () => finish(),
      skipAd: () => {
        if (state.hasStarted) finish('AdSkipped')
      },
      resizeAd(width: number, height: number, viewMode: string) {
        Object.assign(state, { width, height, viewMode })
        tell('AdSizeChange')
      },
      pauseAd: pause,
      resumeAd: resume,
      expandAd: () => expand(true),
      collapseAd: () => expand(false),
      subscribe(run: Listener['run'], event: string, scope?: unknown) {
        listeners[event] = [...(listeners[event] ?? []), { run, scope }]
      },
      unsubscribe(run: Listener['run'] | undefined, event: string) {
        listeners[event] = (listeners[event] ?? []).filter((listener) => run !== undefined && listener.run !== run)
      },
      getAdLinear: () => true,
      getAdWidth: () => state.width,
      getAdHeight: () => state.height,
      getAdExpanded: () => state.isExpanded,
      getAdSkippableState: () => false,
      getAdRemainingTime: () => (video && length() > 0 ? Math.max(0, length() - video.currentTime) : -2),
      getAdDuration: () => length() || -2,
      getAdVolume: () => (video ? state.volume : -1),
      getAdCompanions: () => '',
      getAdIcons: () => false,
      setAdVolume(volume: number) {
        if (!video || !(volume >= 0 && volume <= 1)) return
        video.muted = volume === 0
        video.volume = volume
      },
    }
  }
  Object.defineProperty(window, 'getVPAIDAd', { configurable: true, writable: true, value: create })
}
