import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

/** Focus state of an element, and reasons why the focus is not visible. */
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
  // The ring may be on the wrapper of an input or the card of an option. Column separators get thicker instead, and the
  // segments of a time input have rings of their own.
  let isRinged = focused.matches('[role="separator"], [type="time"]')
  for (let element: Element | null = focused, up = 0; element && up < 4; element = element.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    isRinged ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  if (!isRinged) hidden.push(`${name}: no ring`)
  return { there, hidden }
}

/** Expects an element to be focused: in the viewport, with a focus ring, and not covered. */
export async function expectAt(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  expect(await target.evaluate(stopAt)).toEqual({ there: true, hidden: [] })
}

/** Presses a key until an element has focus. Expects every stop on the way to be visible, or only the last one. */
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

/** Uses the skip link to jump over the navigation. */
export async function skipNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expectAt(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
}

/** Presses Enter on a control that opens a file chooser, and chooses files. */
export async function chooseByEnter(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  // Playwright starts to intercept choosers without waiting, and the browser cancels one that opens earlier.
  await page.evaluate(() => undefined)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(files)
}
