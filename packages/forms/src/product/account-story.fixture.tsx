import { ApiError } from '@placard/domain/api'
import { Card } from '@placard/ui'
import type { Decorator } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

/** Card around the form, as on the account screens. */
export const inCard: Decorator = (Story) => (
  <Card className="mx-auto w-full max-w-100">
    <div className="p-6">
      <Story />
    </div>
  </Card>
)

/** Story args whose server rejects with this error. */
export const refuse = (failure: unknown) => ({ onSubmit: fn(() => Promise.reject(failure)) })

/** Error with one message. */
export const ONE_TEXT = new ApiError('There were too many tries. Wait a quarter of an hour.', { status: 429 })

/** Error with problems at fields. */
export const atFields = (...problems: [path: string, message: string][]) =>
  new ApiError(problems.map(([, message]) => message).join('\n'), {
    status: 400,
    problems: problems.map(([path, message]) => ({ path, message })),
  })

/** Fills fields by label; an empty text clears the field. */
export async function fill(canvasElement: HTMLElement, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const control = within(canvasElement).getByLabelText(label)
    await userEvent.clear(control)
    // At once: typing renders the form for each character, which takes most of the time of these stories.
    if (text !== '') await userEvent.paste(text)
  }
}

/** Values of a form's controls, in document order. */
const valuesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('input, [role=checkbox], [role=switch], [role=combobox]')].map((control) =>
    control instanceof HTMLInputElement ? control.value : (control.ariaChecked ?? control.textContent),
  )

/** Submits a form that fails with a general error: the alert lists each message, and no value is lost. */
export async function seeRefusal(canvasElement: HTMLElement, { button, lines }: { button: string; lines: string[] }) {
  const canvas = within(canvasElement)
  const before = valuesIn(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: button }))
  const alert = await canvas.findByRole('alert')
  for (const line of lines) await expect(within(alert).getByText(line)).toBeVisible()
  await expect(valuesIn(canvasElement)).toEqual(before)
}

/** Submits a form that fails at its fields: each shows its error, the summary lists all, and no value is lost. */
export async function seeRefusedFields(
  canvasElement: HTMLElement,
  { button, fields }: { button: string; fields: [label: string | RegExp, message: string][] },
) {
  const canvas = within(canvasElement)
  const before = valuesIn(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: button }))
  const summary = await canvas.findByRole('group', { name: `${fields.length} fields need attention` })
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(fields.map(([, message]) => message))
  for (const [label, message] of fields)
    await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect(canvas.queryByRole('alert')).toBeNull()
  await expect(valuesIn(canvasElement)).toEqual(before)
}
