import type { Meter } from './banner-meter.js'

/** Playback settings of a banner's player. */
export interface PlayerSettings {
  /** True if the video starts by itself, unless the viewer prefers reduced motion. */
  autoplay: boolean
  loop: boolean
  /** Delay before the player appears, in seconds. */
  delay: number
  /** Fallback for videos without a duration of their own, in seconds; 0 for unknown. */
  duration: number
}

/**
 * Plays the video of the In-Banner Video layout in the HTML before it, and measures how much of it was watched.
 * Self-contained, because it is delivered as source text.
 */
export function playVideo({ autoplay, loop, delay, duration }: PlayerSettings, { happened }: Meter): void {
  const part = <Part extends HTMLElement>(name: string) => document.querySelector<Part>(`[data-placard="${name}"]`)
  const video = part<HTMLVideoElement>('video')
  if (!video) return
  const stages = document.querySelectorAll<HTMLElement>('.placard-stage')
  const toggle = part('toggle')
  const sound = part('sound')
  const start = part('start')
  const bar = part('bar')
  const countdown = part('countdown')
  const names: Record<string, string> = {
    play: 'Play',
    pause: 'Pause',
    replay: 'Replay',
    mute: 'Mute',
    unmute: 'Unmute',
  }
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isPausedByViewer = false

  const length = () => (Number.isFinite(video.duration) && video.duration > 0 ? video.duration : duration)
  const show = (button: HTMLElement | null, state: string) => {
    if (!button || button.dataset.state === state) return
    button.dataset.state = state
    button.setAttribute('aria-label', names[state] ?? '')
  }
  const update = () => {
    show(toggle, video.ended ? 'replay' : video.paused ? 'play' : 'pause')
    show(sound, video.muted ? 'unmute' : 'mute')
    show(start, 'play')
    if (start) start.hidden = video.currentTime > 0 || !video.paused
  }
  const progress = () => {
    const whole = length()
    const left = Math.max(0, Math.ceil(whole - video.currentTime))
    if (countdown) countdown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    const percent = whole > 0 ? Math.min(100, (video.currentTime / whole) * 100) : 0
    bar?.setAttribute('aria-valuenow', String(Math.round(percent)))
    bar?.style.setProperty('--placard-done', `${percent}%`)
  }
  /** Number of seconds that were played, without skipped parts. */
  const watched = () => {
    let seconds = 0
    for (let index = 0; index < video.played.length; index++)
      seconds += video.played.end(index) - video.played.start(index)
    return seconds
  }
  const tell = () => {
    const whole = video.ended && length() === 0 ? video.currentTime : length()
    if (whole <= 0) return
    const share = watched() / whole
    if (share >= 0.25) happened('firstQuartile')
    if (share >= 0.5) happened('midpoint')
    if (share >= 0.75) happened('thirdQuartile')
    // The last frame may end shortly before the sound or the file's duration.
    if (video.ended && watched() >= whole - Math.min(0.5, whole * 0.1)) happened('complete')
  }
  const play = () => {
    video.play().catch(update)
  }
  const press = () => {
    if (video.ended) video.currentTime = 0
    if (video.paused || video.ended) play()
    else {
      isPausedByViewer = true
      video.pause()
      happened('pause')
    }
  }
  const fail = () => {
    for (const stage of stages) stage.dataset.failed = ''
  }
  const appear = () => {
    for (const stage of stages) delete stage.dataset.waiting
  }
  const begin = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', begin)
    appear()
    if (autoplay && !prefersReducedMotion) play()
  }

  toggle?.addEventListener('click', press)
  start?.addEventListener('click', press)
  sound?.addEventListener('click', () => {
    video.muted = !video.muted
    happened(video.muted ? 'mute' : 'unmute')
  })
  video.addEventListener('loadedmetadata', () => {
    // Browsers play the sound of a file with an unknown video codec; without a URL the video fails.
    if (video.videoWidth === 0) video.src = ''
    for (const stage of stages)
      if (video.videoWidth > 0) stage.style.setProperty('--placard-ratio', String(video.videoWidth / video.videoHeight))
    progress()
  })
  video.addEventListener('error', fail)
  if (video.error) fail()
  video.addEventListener('playing', () => {
    happened('start')
    if (isPausedByViewer) happened('resume')
    isPausedByViewer = false
  })
  video.addEventListener('timeupdate', () => {
    progress()
    tell()
  })
  video.addEventListener('ended', () => {
    tell()
    if (!loop) return
    video.currentTime = 0
    play()
  })
  for (const name of ['play', 'pause', 'ended', 'volumechange', 'playing', 'seeked'])
    video.addEventListener(name, update)
  update()
  progress()
  // An ad that ends before its delay would stay empty.
  document.addEventListener('placardover', appear)
  setTimeout(() => {
    document.addEventListener('visibilitychange', begin)
    begin()
  }, delay * 1000)
}
