import type { Page } from '@playwright/test'
import { ANSWERS, type AnswerFault } from './fault-kinds.js'
import { type FaultRoute, fillForm, listLostInput } from './fault-routes.js'
import { API, STATES, type StateFault, sendForm } from './fault-states.js'
import { CODE, DIALOGS, OTHER_TABS } from './fault-surroundings.js'
import { expect } from './fixtures.js'

type Fault = AnswerFault | StateFault
/** Screen with a fault. */
export type Pair = readonly [fault: Fault, route: FaultRoute]

export const isAnswer = (fault: Fault): fault is AnswerFault => 'answer' in fault

const FAULTS: readonly Fault[] = [...OTHER_TABS, ...CODE, ...DIALOGS, ...STATES, ...ANSWERS]

/** True if a fault can affect a screen. */
function hits(fault: Fault, route: FaultRoute): boolean {
  if (!isAnswer(fault)) return fault.hits(route)
  if (fault.hits === 'sending') return route.form !== undefined
  return route.asks === true || (fault.hits === undefined && route.form !== undefined)
}

/** All pairs of a fault and a screen that it can affect. */
export const allPairs = (routes: readonly FaultRoute[]): Pair[] =>
  FAULTS.flatMap((fault) => routes.filter((route) => hits(fault, route)).map((route) => [fault, route] as const))

interface Expected {
  /** Expects the navigation. */
  navigation: boolean
  /** Expects the styles to be loaded, so that nothing overflows the page. */
  styled: boolean
  /** Expects a message in a live region. */
  words: boolean
  /** Expects the sign-in dialog over the page. */
  paused: boolean
}

/** Returns the problems of the page; empty if it handled the fault well. */
function wrongs({ navigation, styled, words, paused }: Expected): string[] {
  const wrong: string[] = []
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
  const must = (isRight: boolean, text: string) => void (isRight || wrong.push(text))
  const main = document.querySelector('main')
  const text = main?.textContent ?? ''
  must(/\w/.test(text), 'main is blank')
  must(visible('h1, [role="alert"]').length > 0, 'no heading and no alert')
  must(!styled || visible('main [aria-busy="true"], main [data-slot="skeleton"]').length === 0, 'still busy')
  const nonsense = /\b(NaN|undefined|null|Infinity)\b|\[object/.exec(text)
  must(nonsense === null, `says ${nonsense?.[0]}`)
  must(!styled || document.documentElement.scrollWidth <= window.innerWidth, 'scrolls sideways')
  const said = [
    ...document.querySelectorAll('[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'),
  ]
  must(
    !words || said.some(({ textContent }) => /\w/.test(textContent) && !/^Loading(?! chunk)/.test(textContent)),
    'nothing said',
  )
  const at = document.activeElement
  must(
    at === null || at === document.body || at.closest('main, [role="dialog"], [role="alertdialog"]') !== null,
    `focus on ${at?.outerHTML.slice(0, 80)}`,
  )
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  must(
    !paused || dialogs.some(({ textContent }) => textContent.includes('Sign in again')),
    'nobody is asked to sign in again',
  )
  if (navigation && dialogs.length === 0) {
    const link = visible('nav[aria-label="Main"] a')[0]
    link?.scrollIntoView({ block: 'center' })
    const box = link?.getBoundingClientRect()
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    must(link !== undefined && top !== null && link.contains(top ?? null), 'the navigation cannot be used')
  }
  return wrong
}

/** Has the server send the page of a shared report without the report, as it does when rendering takes too long. */
const withoutRendering = (page: Page) =>
  page.route('**/share/**', async (one) => {
    if (one.request().resourceType() !== 'document') return one.fallback()
    // Not fulfilled: Chromium would not let a page without a network address reach servers on this machine.
    await one.continue({ url: new URL('/ping', one.request().url()).href })
  })

/** Checks again if the page has reloaded itself, which it may do once. */
const beingReplaced = (error: Error): string[] => {
  if (!error.message.includes('context was destroyed')) throw error
  return ['the page is being replaced']
}

/** Expects a screen to recover by its retry once the fault is gone. */
async function expectRecovery(page: Page, about: string, expected: Expected): Promise<void> {
  // A response that is being changed must not be handled by another route.
  await page.unrouteAll({ behavior: 'wait' })
  const again = page.getByRole('button', { name: /^(Retry|Try again|Reload)$/ })
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 })
    await expect(again).toHaveCount(0, { timeout: 2000 })
    expect(await page.evaluate(wrongs, expected).catch(beingReplaced)).toEqual([])
  }, `recovery of ${about}`).toPass({ timeout: 15_000 })
}

/** Applies a fault to a screen, and expects the screen to handle it. */
export async function expectPair(page: Page, [fault, route]: Pair): Promise<void> {
  const about = `${route.name} with ${fault.name}`
  const { form, path } = route
  const state = isAnswer(fault) ? undefined : fault
  const ends = route.who === 'user' ? fault.ends : undefined
  const isOver = ends === 'leaves' || (ends === 'pauses' && !form)
  const typed = state?.blank || (isOver && state?.before) ? undefined : form
  const hit = () => (isAnswer(fault) ? page.route(API, fault.answer) : undefined)

  if (route.who === 'guest' && (isAnswer(fault) || fault.ofAnswers)) await withoutRendering(page)
  await state?.before?.(page, route)
  if (!form) await hit()
  await page.goto(path, { waitUntil: 'commit' })
  if (typed) await fillForm(page, typed)
  else if (state?.after && !state.blank) await expect(page.locator('h1').first(), about).toBeVisible()
  if (form) await hit()
  if (form && isAnswer(fault)) await sendForm(page, route)
  await state?.after?.(page, route)

  if (isOver) await expect(page, about).toHaveURL(/\/signin/)
  else if (route.who !== 'guest')
    await expect(page, about).toHaveURL((url) => url.pathname === new URL(path, url).pathname)
  const failed = isAnswer(fault) ? !fault.harmless : state?.fails === true
  const expected: Expected = {
    navigation: route.who === 'user' && !route.isFrameless && !isOver && !state?.unstyled,
    styled: !state?.unstyled,
    words: failed && !ends,
    paused: ends === 'pauses' && form !== undefined,
  }
  await expect
    .poll(() => page.evaluate(wrongs, expected).catch(beingReplaced), { message: about, timeout: 15_000 })
    .toEqual([])
  if (isAnswer(fault) && failed && !form && !ends) await expectRecovery(page, about, { ...expected, words: false })
  if (typed && !isOver && !state?.drops) expect(await listLostInput(page, typed), `typed on ${about}`).toEqual([])
}
