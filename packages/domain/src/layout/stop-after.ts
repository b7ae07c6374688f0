/**
 * Ends an ad after some seconds: videos pause, animations freeze, and nothing restarts unless the viewer starts it.
 * Self-contained, because it is delivered as source text.
 */
export function stopAfter(seconds: number): void {
  if (!(seconds > 0)) return
  const nextFrame = window.requestAnimationFrame.bind(window)
  const every = window.setInterval.bind(window)
  let isOver = false
  window.requestAnimationFrame = (draw) =>
    nextFrame((time) => {
      if (!isOver) draw(time)
    })
  window.setInterval = ((handler: TimerHandler, timeout?: number, ...given: unknown[]) =>
    typeof handler === 'function'
      ? every(() => {
          if (!isOver) handler(...given)
        }, timeout)
      : every(handler, timeout)) as typeof window.setInterval
  const end = () => {
    isOver = true
    const style = document.createElement('style')
    style.textContent = '*,*::before,*::after{animation-play-state:paused!important;transition:none!important}'
    document.head.append(style)
    for (const animation of document.getAnimations()) animation.pause()
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
    for (const drawing of document.querySelectorAll('svg')) drawing.pauseAnimations()
  }
  document.addEventListener(
    'play',
    ({ target }) => {
      if (isOver && !navigator.userActivation?.isActive && target instanceof HTMLMediaElement) target.pause()
    },
    true,
  )
  window.setTimeout(end, seconds * 1000)
}
