import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PlacardProvider, type PlacardProviderProps } from '../placard-provider/placard-provider.js'
import { mount, settled, unmountAll } from './mount.js'

/** Returns the strings of data, which are not translated. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

const READ = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']

/** Collects the texts and accessible names of the page, without names of files. */
function textsOfPage(): Set<string> {
  const texts = new Set<string>()
  const add = (text: string | null) => {
    if (text && /\p{L}{2}/u.test(text) && !/\.(csv|xlsx)$/.test(text)) texts.add(text.trim().replace(/\s+/g, ' '))
  }
  for (const element of document.body.querySelectorAll(':not(script, style)')) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent)
    for (const name of READ) add(element.getAttribute(name))
  }
  return texts
}

/** Changes the page in any language. The texts are read afterwards, and whenever it calls `read`. */
export type TranslationStep = (read: () => Promise<void>) => Promise<unknown>

/** Renders a widget and collects its texts after each step. */
async function collect(widget: ReactNode, steps: readonly TranslationStep[]) {
  await mount(widget)
  const texts = new Set<string>()
  const read = async () => {
    await settled()
    for (const text of textsOfPage()) texts.add(text)
  }
  await expect.poll(() => document.body.querySelector('[data-still-loading]')).toBeNull()
  await read()
  for (const step of steps) {
    await step(read)
    await read()
  }
  unmountAll()
  return texts
}

/** Clicks the first element of a selector, in any language. */
export const click = (selector: string) => async () => {
  await userEvent.click(await vi.waitUntil(() => document.querySelector(selector), { timeout: 20_000 }))
}

/** Language to compare with English. */
export type TranslationTarget = Required<Pick<PlacardProviderProps, 'locale' | 'labels'>>

/**
 * Fails if a widget has a text in English and in another language, also after each of the steps. `same` are data, and
 * words of both languages.
 */
export async function expectTranslated(
  widget: () => ReactNode,
  steps: readonly TranslationStep[],
  same: Pick<ReadonlySet<string>, 'has'>,
  language: TranslationTarget,
): Promise<void> {
  const english = await collect(widget(), steps)
  const translated = await collect(<PlacardProvider {...language}>{widget()}</PlacardProvider>, steps)
  expect([...translated].filter((text) => english.has(text) && !same.has(text))).toEqual([])
  // Without texts, nothing would be compared.
  expect([...english].filter((text) => !same.has(text))).not.toEqual([])
  expect(translated.size).toBeGreaterThan(0)
}
