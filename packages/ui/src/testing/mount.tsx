import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import './testing.css'

const mounted: { root: Root; container: HTMLElement }[] = []

/** Two frames: effects have run and the styles are those of the new state. */
export const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Renders into the page and resolves when effects have run; `unmountAll` takes it away. */
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

/** Takes away what was mounted, and the theme that a test gave the page. */
export function unmountAll(): void {
  for (const { root, container } of mounted.splice(0)) {
    root.unmount()
    container.remove()
  }
  delete document.documentElement.dataset.theme
}
