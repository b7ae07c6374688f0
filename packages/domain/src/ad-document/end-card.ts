/** Settings of an image that follows a video. */
export interface EndCardSettings {
  /** Time between the end of the video and the image, in seconds. */
  delay: number
  /** True if the video starts again at its end, so that the image appears only at the end of the ad. */
  loop: boolean
}

/**
 * Shows the end card of the Video with end card layout: after the video, at the end of the ad, and instead of a video
 * that cannot be played. Self-contained, because it is delivered as source text.
 */
export function showEndCard({ delay, loop }: EndCardSettings): void {
  const video = document.querySelector<HTMLVideoElement>('[data-placard="video"]')
  const card = document.querySelector<HTMLElement>('.placard-card')
  const again = document.querySelector<HTMLElement>('[data-placard="again"]')
  if (!video || !card) return
  let timer = 0
  const open = () => {
    card.dataset.open = ''
  }
  const update = () => {
    clearTimeout(timer)
    if (video.error) return open()
    if (video.ended && !loop) timer = window.setTimeout(open, delay * 1000)
    else delete card.dataset.open
  }
  if (again) {
    again.dataset.state = 'replay'
    again.setAttribute('aria-label', 'Replay')
    again.addEventListener('click', () => {
      video.currentTime = 0
      video.play().catch(update)
    })
  }
  for (const name of ['ended', 'playing', 'seeked', 'error']) video.addEventListener(name, update)
  document.addEventListener('placardover', () => {
    clearTimeout(timer)
    open()
  })
}
