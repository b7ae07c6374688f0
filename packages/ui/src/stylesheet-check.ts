const DELAY_MS = 1000

let isScheduled = false

function warnIfMissing() {
  if (getComputedStyle(document.documentElement).getPropertyValue('--placard-surface')) return
  console.warn(
    '[Placard] No stylesheet is loaded, so components have no styles. Add import "@placard/ui/embed.css" to a page of an existing product, or import "@placard/ui/styles.css" to an app of its own.',
  )
}

/** Warns once if the page has none of our stylesheets some time after it has loaded, because bundlers may load them late. */
export function checkStylesheet(): void {
  if (isScheduled || typeof document === 'undefined') return
  isScheduled = true
  const schedule = () => setTimeout(warnIfMissing, DELAY_MS)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}
