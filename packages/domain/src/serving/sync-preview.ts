import type { LiveLayoutStyle } from '../ad-document/layout-html.js'
import type { RestartAd } from '../ad-document/stop-after.js'

/** Message that an editor posts to the document of its preview. */
export type PreviewCommand =
  | { placard: 'move'; move: LiveLayoutStyle }
  | { placard: 'sound'; muted: boolean }
  /** Stops the video at a fraction of its duration: 0 is before it plays, 1 is its end. */
  | { placard: 'seek'; share: number }

/** Message of a preview to its editor: the position of its video, as a fraction of its duration. */
export interface PreviewPosition {
  placard: 'position'
  share: number
  paused: boolean
}

/**
 * Makes a preview page handle the messages of the page that frames it: move the layout, pause, play, mute, seek, ping.
 * Self-contained, because it is delivered as source text.
 */
export function syncPreview(): void {
  let isStill = false
  /** Position of a seek that came before the duration of the video. */
  let awaited: number | undefined
  const frozen = new Set<Animation>()
  const videos = () => [...document.querySelectorAll('video')]
  const tell = (report: object) => parent.postMessage(report, '*')
  tell({ adFrame: 'alive' })
  const show = (paused: boolean) => tell({ adFrame: 'state', paused })
  const pause = () => {
    for (const video of videos()) video.pause()
    for (const animation of document.getAnimations())
      if (animation.playState === 'running') {
        animation.pause()
        frozen.add(animation)
      }
  }
  let restartAd: RestartAd | undefined
  document.addEventListener('placardend', (event) => {
    if (event instanceof CustomEvent) restartAd ??= event.detail
  })
  /** Takes back the end of the ad, and ends the delay of its player. */
  const restart = () => {
    restartAd?.(isStill)
    for (const stage of document.querySelectorAll<HTMLElement>('.placard-stage')) delete stage.dataset.waiting
  }
  const play = () => {
    isStill = false
    restart()
    for (const video of videos()) video.play().catch(() => show(true))
    for (const animation of frozen) animation.play()
    frozen.clear()
  }
  const move = ({ style, position }: Extract<PreviewCommand, { placard: 'move' }>['move']) => {
    for (const stage of document.querySelectorAll<HTMLElement>('.placard-stage'))
      for (const [name, value] of Object.entries(style)) stage.style.setProperty(name, value)
    for (const size of document.querySelectorAll('.placard-size')) {
      size.toggleAttribute('data-none', style['--placard-scale'] === '0')
      size.toggleAttribute('data-empty', style['--placard-size'] === '0')
    }
    for (const buttons of document.querySelectorAll<HTMLElement>('.placard-buttons'))
      buttons.dataset.position = position
  }
  const place = (video: HTMLVideoElement, share: number) => {
    if (Number.isFinite(video.duration)) video.currentTime = share * video.duration
  }
  const seek = (share: number) => {
    isStill = true
    restart()
    for (const video of videos()) {
      video.pause()
      place(video, share)
    }
    awaited = videos().some(({ readyState }) => readyState === 0) ? share : undefined
    show(true)
  }

  // With reduced motion, the user starts the video.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (isStill && !navigator.userActivation?.isActive && target instanceof HTMLMediaElement) target.pause()
      else show(false)
    },
    true,
  )
  document.addEventListener(
    'loadedmetadata',
    ({ target }) => {
      if (awaited !== undefined && target instanceof HTMLVideoElement) place(target, awaited)
      awaited = undefined
    },
    true,
  )
  document.addEventListener('placardover', () => show(true))
  const report = () => {
    const [video] = videos()
    if (video && video.duration > 0)
      tell({ placard: 'position', share: video.currentTime / video.duration, paused: video.paused })
  }
  // Chromium only. Tasks of the page around this one are none of the ad's; those of a framed HTML5 page are.
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask'))
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (/^(self|multiple-contexts)$|-descendant$/.test(name))
          tell({ placard: 'task', startMs: startTime, durationMs: duration })
    }).observe({ type: 'longtask', buffered: true })
  for (const event of ['timeupdate', 'seeked', 'ended', 'loadedmetadata', 'play', 'pause'])
    document.addEventListener(event, report, true)
  document.addEventListener('pause', () => show(videos().every(({ paused }) => paused)), true)
  window.addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    for (const page of document.querySelectorAll('iframe')) page.contentWindow?.postMessage(data, '*')
    if (data.adFrame === 'hello') {
      isStill = data.reducedMotion === true
      if (isStill) pause()
      tell({ adFrame: 'ready', pausable: true })
      if (isStill) show(true)
    }
    if (data.adFrame === 'ping') tell({ adFrame: 'pong' })
    if (data.adFrame === 'pause') pause()
    if (data.adFrame === 'play') play()
    if (data.placard === 'move') move(data.move)
    if (data.placard === 'seek') seek(data.share)
    if (data.placard === 'sound') for (const video of videos()) video.muted = data.muted
  })
}
