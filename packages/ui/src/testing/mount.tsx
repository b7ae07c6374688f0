import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import './testing.css'

const mounted: { root: Root; container: HTMLElement }[] = []

/** Waits for two frames: effects have run and styles are current. */
export const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Renders into the page and resolves when effects have run; `unmountAll` removes it. */
export async function mount(children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.push({ root, container })
  const render = async (next: ReactNode) => {
    flushSync(() => root.render(next))
    await settled()
  }
  await render(children)
  return { container, rerender: render }
}

/** Calls `onEffects` once the effects of its children have run. */
function AfterEffects({ children, onEffects }: { children: ReactNode; onEffects: () => void }) {
  useEffect(onEffects, [onEffects])
  return children
}

/**
 * Hydrates markup of a server in the page and resolves when effects have run; `unmountAll` removes it. `recovered` has
 * the differences between the markup and the first rendering.
 */
export async function hydrate(markup: string, children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const recovered: unknown[] = []
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(container, <AfterEffects onEffects={resolve}>{children}</AfterEffects>, {
      onRecoverableError: (error) => recovered.push(error),
    })
    mounted.push({ root, container })
  })
  return { container, recovered }
}

/** Unmounts everything, and removes the theme that a test set on the page. */
export function unmountAll(): void {
  for (const { root, container } of mounted.splice(0)) {
    root.unmount()
    container.remove()
  }
  delete document.documentElement.dataset.theme
}
