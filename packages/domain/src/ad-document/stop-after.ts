/** Takes back the end of an ad: it then has its whole duration again, or no end while its video stays at one position. */
export type RestartAd = (isHeld: boolean) => void

/**
 * Ends an ad after some seconds: videos pause, animations freeze, GIFs become still images, and nothing restarts unless
 * the viewer starts it. Self-contained, because it is delivered as source text.
 */
export function stopAfter(seconds: number): void {
  if (!(seconds > 0)) return
  const nextFrame = window.requestAnimationFrame.bind(window)
  const every = window.setInterval.bind(window)
  const later = window.setTimeout.bind(window)
  let isOver = false
  let hasActed = false
  /** Steps that take the end back. */
  const undo: (() => void)[] = []
  // An act before the end does not prolong the ad.
  const isStopped = () => isOver && !(hasActed && navigator.userActivation?.isActive)
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, ({ isTrusted }) => (hasActed ||= isOver && isTrusted), true)
  /** True while code runs because time has passed, not because the viewer has acted. */
  let isTimed = false
  const runTimed = (isTimer: boolean, run: () => void) => {
    isTimed = isTimer
    try {
      run()
    } finally {
      isTimed = false
    }
  }
  window.requestAnimationFrame = (draw) =>
    nextFrame((time) => {
      if (!isStopped()) runTimed(true, () => draw(time))
      else undo.push(() => nextFrame(draw))
    })
  const stoppable = (start: (handler: TimerHandler, timeout?: number) => number) =>
    ((handler: TimerHandler, timeout?: number, ...given: unknown[]) => {
      if (typeof handler !== 'function') return start(handler, timeout)
      // A click just before the end may open its window a moment later.
      const isAct = start === later && !isTimed && navigator.userActivation?.isActive === true
      return start(() => {
        if (isAct || !isStopped()) runTimed(!isAct, () => handler(...given))
        else if (start === later) undo.push(() => handler(...given))
      }, timeout)
    }) as typeof window.setTimeout
  window.setInterval = stoppable(every)
  window.setTimeout = stoppable(later)

  /** Draws an image at the size in which it is shown. A canvas has the first frame of an animated image. */
  const drawStill = (image: HTMLImageElement, { width, height }: { width: number; height: number }) => {
    const { naturalWidth, naturalHeight } = image
    const shown = Math.max(width / naturalWidth, height / naturalHeight) * devicePixelRatio
    const scale = shown > 0 ? Math.min(1, shown) : 1
    const still = document.createElement('canvas')
    still.width = Math.max(1, Math.round(naturalWidth * scale))
    still.height = Math.max(1, Math.round(naturalHeight * scale))
    still.getContext('2d')?.drawImage(image, 0, 0, still.width, still.height)
    return still
  }
  const freezeImage = (image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth === 0 || /\.jpe?g([?#]|$)/i.test(image.currentSrc)) return
    const still = drawStill(image, image.getBoundingClientRect())
    for (const { name, value } of image.attributes)
      if (!/^(src|srcset|sizes|alt|loading|width|height|on.*)$/i.test(name)) still.setAttribute(name, value)
    if (image.alt) {
      still.setAttribute('role', 'img')
      still.setAttribute('aria-label', image.alt)
    }
    const computed = getComputedStyle(image)
    const rules = [...computed].map((name) => [name, computed.getPropertyValue(name)] as const)
    image.replaceWith(still)
    undo.push(() => still.replaceWith(image))
    const found = getComputedStyle(still)
    for (const [name, value] of rules) if (found.getPropertyValue(name) !== value) still.style.setProperty(name, value)
    still.addEventListener('click', () => image.click())
  }
  const freezeBackground = (element: HTMLElement) => {
    const given = getComputedStyle(element).backgroundImage
    const url = [...given.matchAll(/url\("([^"]*)"\)/gi)]
      .map(([, address = '']) => address)
      .find((address) => /^(?:data|blob):|\.(?:gif|webp|a?png)(?:[?#]|$)/i.test(address))
    if (url === undefined) return
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => {
      if (!isOver) return
      const own = element.style.backgroundImage
      undo.push(() => element.style.setProperty('background-image', own))
      const still = drawStill(image, { width: image.naturalWidth, height: image.naturalHeight })
      element.style.setProperty('background-image', given.replace(url, still.toDataURL()), 'important')
    }
    image.src = url
  }
  const end = () => {
    isOver = true
    // Before the style, which pauses them as well.
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running') undo.push(() => animation.play())
      animation.pause()
    }
    const style = document.createElement('style')
    style.textContent = '*,*::before,*::after{animation-play-state:paused!important;transition:none!important}'
    document.head.append(style)
    undo.push(() => style.remove())
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
    for (const drawing of document.querySelectorAll('svg')) {
      if (!drawing.animationsPaused()) undo.push(() => drawing.unpauseAnimations())
      drawing.pauseAnimations()
    }
    for (const image of document.querySelectorAll('img')) freezeImage(image)
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) freezeBackground(element)
    document.dispatchEvent(new Event('placardover'))
  }
  document.addEventListener(
    'play',
    ({ target }) => {
      if (isStopped() && target instanceof HTMLMediaElement) target.pause()
    },
    true,
  )
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isOver && target instanceof HTMLImageElement) freezeImage(target)
    },
    true,
  )
  let timer = later(end, seconds * 1000)
  const restart: RestartAd = (isHeld) => {
    clearTimeout(timer)
    isOver = false
    hasActed = false
    for (const step of undo.splice(0)) step()
    if (!isHeld) timer = later(end, seconds * 1000)
  }
  // Only the script of a preview runs before this one and hears it. The ad's own code cannot take back its end.
  document.dispatchEvent(new CustomEvent('placardend', { detail: restart }))
}
