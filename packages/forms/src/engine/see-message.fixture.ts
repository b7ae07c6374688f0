import { expect, waitFor, within } from 'storybook/test'

interface WrongThenRight {
  /** Control with the invalid value. */
  control: () => HTMLElement
  /** Expected error message. */
  message: string
  /** Enters the valid value. */
  mend: () => Promise<void>
}

/**
 * Checks one validation rule after a submit with at least two invalid values: the message is shown at the control and
 * in the summary, and disappears from both when the value is fixed.
 */
export async function seeMessage(canvasElement: HTMLElement, { control, message, mend }: WrongThenRight) {
  const canvas = within(canvasElement)
  const summary = await canvas.findByRole('group', { name: /fields need attention$/ })
  await waitFor(() => expect(summary).toHaveFocus())
  // Fields with the same message share a line, which has a link for each.
  const links = () =>
    within(summary)
      .queryAllByRole('link')
      .filter((link) => link.closest('li')?.textContent?.includes(message)).length
  const before = links()
  await expect(before).toBeGreaterThan(0)
  await expect(control()).toBeInvalid()
  await expect(control()).toHaveAccessibleDescription(expect.stringContaining(message))
  await mend()
  await waitFor(() => expect(control()).toBeValid())
  await expect(control()).not.toHaveAccessibleDescription(expect.stringContaining(message))
  await expect(links()).toBe(before - 1)
}
