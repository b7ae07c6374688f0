import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

const mounted: { root: Root; container: HTMLElement }[] = []

/** Renders into the page; it is taken away after the test. */
export async function mount(children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.push({ root, container })
  flushSync(() => root.render(children))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

afterEach(() => {
  for (const { root, container } of mounted.splice(0)) {
    root.unmount()
    container.remove()
  }
})
