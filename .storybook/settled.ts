const TIMEOUT_MS = 10_000

/** Waits until the browser has drawn, and React has rendered again what components measured in that frame. */
export const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

/**
 * Waits until a story looks as it will: fonts are loaded, no component shows the placeholder of a library that is loading
 * (`data-still-loading`), and overflow is measured.
 */
export async function settled() {
  await document.fonts.ready
  const start = performance.now()
  do {
    if (performance.now() - start > TIMEOUT_MS) throw new Error('A component did not load in time.')
    await drawn()
  } while (document.querySelector('[data-still-loading]'))
}
