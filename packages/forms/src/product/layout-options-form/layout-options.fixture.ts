import { GLOBAL_LAYOUT, IN_BANNER_VIDEO } from '@placard/domain/creative'
import { layoutGroups } from '@placard/domain/internal/creative'
import { userEvent, within } from 'storybook/test'

/** Numeric options in document order. */
export const sliders = layoutGroups(GLOBAL_LAYOUT, IN_BANNER_VIDEO)
  .flatMap(({ options }) => options)
  .filter((option) => option.kind === 'slider')

/**
 * Returns the input or slider of an option by index, because queries by name are slow here; one story checks all
 * names.
 */
export function findControl(canvasElement: HTMLElement, role: 'spinbutton' | 'slider', label: string): HTMLElement {
  const found = canvasElement.querySelectorAll<HTMLElement>(`[role=${role}]`)[
    sliders.findIndex((slider) => slider.label === label)
  ]
  if (!found) throw new Error(`There is no ${role} ${label}`)
  return found
}

export const measureBox = (canvasElement: HTMLElement, label: string) => findControl(canvasElement, 'spinbutton', label)

/** Replaces the text of an input and blurs it. */
export async function write(control: HTMLElement, text: string | number): Promise<void> {
  const user = userEvent.setup({ delay: null })
  await user.clear(control)
  await user.click(control)
  await user.paste(String(text))
  await user.tab()
}

export const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByText('Save', { selector: 'button, button *' }))
