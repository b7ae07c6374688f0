import { PlacardProvider } from '@placard/ui'
import { mount, settled, unmountAll } from '@placard/ui/testing'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { de } from '../de/de.js'

/** Returns the strings of data, which are not translated. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

const READ = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']

/** Collects the texts and accessible names of the page, without names of files. */
function textsOfPage(): Set<string> {
  const texts = new Set<string>()
  const add = (text: string | null) => {
    if (text && /\p{L}{2}/u.test(text) && !/\.(csv|xlsx)$/.test(text)) texts.add(text.trim().replace(/\s+/g, ' '))
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent)
    for (const name of READ) add(element.getAttribute(name))
  }
  return texts
}

/** Changes the page in any language. */
export type Step = () => Promise<unknown>

/** Renders a widget in a language and collects its texts after each step. */
async function collect(widget: () => ReactNode, steps: readonly Step[], german: boolean) {
  const content = widget()
  await mount(
    german ? (
      <PlacardProvider locale="de" labels={de}>
        {content}
      </PlacardProvider>
    ) : (
      content
    ),
  )
  const texts = new Set<string>()
  const take = async () => {
    await settled()
    for (const text of textsOfPage()) texts.add(text)
  }
  await expect.poll(() => document.body.querySelector('[data-still-loading]')).toBeNull()
  await take()
  for (const step of steps) {
    await step()
    await take()
  }
  unmountAll()
  return texts
}

/** Clicks the first element of a selector, in any language. */
export const click = (selector: string) => async () => {
  await userEvent.click(await vi.waitUntil(() => document.querySelector(selector), { timeout: 20_000 }))
}

/** Announces the points of every chart, and shows their tooltips. */
export const readCharts = async () => {
  for (const layer of document.querySelectorAll<HTMLElement>('[data-slot=chart-layer]')) {
    layer.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await settled()
  }
}

/** Switches charts to weeks and tables. */
export const showTables = async () => {
  for (const radio of document.querySelectorAll('[data-slot=chart-frame] [role=radio][aria-checked=false]'))
    await userEvent.click(radio)
}

/**
 * Fails if a widget has a text in English and in German, also after each of the steps. `same` are data, and words of both
 * languages.
 */
export async function expectGerman(
  widget: () => ReactNode,
  steps: readonly Step[],
  same: ReadonlySet<string>,
): Promise<void> {
  const english = await collect(widget, steps, false)
  const german = await collect(widget, steps, true)
  expect([...german].filter((text) => english.has(text) && !same.has(text))).toEqual([])
  // Without texts, nothing would be compared.
  expect([...english].filter((text) => !same.has(text))).not.toEqual([])
  expect(german.size).toBeGreaterThan(0)
}
