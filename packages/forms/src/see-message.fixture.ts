import { expect, waitFor, within } from 'storybook/test'

interface WrongThenRight {
  /** The control that holds the wrong value. */
  control: () => HTMLElement
  /** What is said about it, word by word. */
  message: string
  /** Types the right value. */
  mend: () => Promise<void>
}

/**
 * Plays one row of a form's rules, once the form was sent with that value and at least one more wrong: the message stands
 * at the control and in the summary, and goes from both when the value is mended.
 */
export async function seeMessage(canvasElement: HTMLElement, { control, message, mend }: WrongThenRight) {
  const canvas = within(canvasElement)
  const summary = await canvas.findByRole('group', { name: /fields need a change$/ })
  await waitFor(() => expect(summary).toHaveFocus())
  const links = () => within(summary).queryAllByRole('link', { name: message }).length
  const before = links()
  await expect(before).toBeGreaterThan(0)
  await expect(control()).toBeInvalid()
  await expect(control()).toHaveAccessibleDescription(expect.stringContaining(message))
  await mend()
  await waitFor(() => expect(control()).toBeValid())
  await expect(control()).not.toHaveAccessibleDescription(expect.stringContaining(message))
  await expect(links()).toBe(before - 1)
}
