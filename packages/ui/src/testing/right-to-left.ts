import { expect } from 'storybook/test'

/** Expects one element to end further right than another. */
export async function expectRightOf(first: Element, second: Element): Promise<void> {
  await expect(first.getBoundingClientRect().right).toBeGreaterThan(second.getBoundingClientRect().right)
}
