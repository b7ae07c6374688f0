import { expect, waitFor } from 'storybook/test'

/** Expects one element to end further right than another, as soon as a documentation page has laid them out. */
export async function expectToTheRight(first: Element, second: Element): Promise<void> {
  await waitFor(() => expect(first.getBoundingClientRect().right).toBeGreaterThan(second.getBoundingClientRect().right))
}

/** Expects the first character of a text to be left of its last one, as in '300 × 250' or '4.2 of 12 MB'. */
export async function expectLeftToRight(element: Element): Promise<void> {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!text?.textContent) throw new Error('There is no text.')
  const measureLeft = (place: number) => {
    const range = new Range()
    range.setStart(text, place)
    range.setEnd(text, place + 1)
    return range.getBoundingClientRect().left
  }
  const last = text.textContent.length - 1
  await waitFor(() => expect(measureLeft(0)).toBeLessThan(measureLeft(last)))
}
