import { GLOBAL_LAYOUT, IN_BANNER_VIDEO, layoutGroups } from '@placard/domain'
import { userEvent, within } from 'storybook/test'

/** Every number of the catalogue, in the order of the page. */
export const sliders = layoutGroups(GLOBAL_LAYOUT, IN_BANNER_VIDEO)
  .flatMap(({ options }) => options)
  .filter((option) => option.kind === 'slider')

/** The box or the thumb of a number. By its place: to look for a name among so many controls takes long, and one story checks all names. */
export function controlOf(canvasElement: HTMLElement, role: 'spinbutton' | 'slider', label: string): HTMLElement {
  const found = canvasElement.querySelectorAll<HTMLElement>(`[role=${role}]`)[
    sliders.findIndex((slider) => slider.label === label)
  ]
  if (!found) throw new Error(`There is no ${role} ${label}`)
  return found
}

export const boxOf = (canvasElement: HTMLElement, label: string) => controlOf(canvasElement, 'spinbutton', label)

/** Types into a box instead of what is in it, and leaves it. */
export async function write(control: HTMLElement, text: string | number): Promise<void> {
  const user = userEvent.setup({ delay: null })
  await user.clear(control)
  await user.click(control)
  await user.paste(String(text))
  await user.tab()
}

export const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByText('Save', { selector: 'button, button *' }))
