import { expect, type Locator, type Page } from '@playwright/test'

/** Whether an element has the focus, and what keeps people from seeing where the focus is. */
const stopAt = (wanted: Element): { there: boolean; hidden: string[] } => {
  const focused = document.activeElement ?? document.body
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent
  const name = `${focused.localName} “${(focused.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 60)}”`
  const there = focused === wanted
  if (focused === document.body) return { there, hidden: [`after ${name}: nowhere`] }
  const hidden: string[] = []
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const isInView = right > Math.max(left, 0) && left < innerWidth && bottom > Math.max(top, 0) && top < innerHeight
  if (isInView) {
    const [x, y] = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)]
    const above = document.elementFromPoint(x / 2, y / 2)
    if (!focused.contains(above) && !above?.contains(focused))
      hidden.push(`${name}: below ${above?.outerHTML.slice(0, 120)}`)
  } else hidden.push(`${name}: out of view`)
  // The ring may be that of the frame around an input or of a card around a choice. What separates columns gets thicker
  // instead, and the parts of a time have rings of their own.
  let isRinged = focused.matches('[role="separator"], [type="time"]')
  for (let element: Element | null = focused, up = 0; element && up < 4; element = element.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    isRinged ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  if (!isRinged) hidden.push(`${name}: no ring`)
  return { there, hidden }
}

/** The focus is here: in view, with a ring, and nothing lies over it. */
export async function expectAt(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  expect(await target.evaluate(stopAt)).toEqual({ there: true, hidden: [] })
}

/** Moves by a key alone until something has the focus. Every stop on the way can be seen, unless only the last one is asked for. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', isEachSeen = true): Promise<void> {
  const hidden: string[] = []
  let { there } = await target.evaluate(stopAt)
  for (let presses = 0; presses < 60 && !there; presses += 1) {
    await page.keyboard.press(key)
    const stop = await target.evaluate(stopAt)
    hidden.push(...stop.hidden)
    there = stop.there
  }
  if (isEachSeen) expect(hidden).toEqual([])
  await expectAt(target)
}

/** Goes past the navigation, as the first stop of a page offers. */
export async function skipNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expectAt(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
}
