import { expect, waitFor } from 'storybook/test'

/** Expects one element to end further right than another, as soon as a documentation page has laid them out. */
export async function expectRightOf(first: Element, second: Element): Promise<void> {
  await waitFor(() => expect(first.getBoundingClientRect().right).toBeGreaterThan(second.getBoundingClientRect().right))
}
