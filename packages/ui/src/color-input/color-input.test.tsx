import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { ColorInput } from './color-input.js'

describePart(
  'ColorInput',
  (probe) => <ColorInput aria-label="Ink" defaultValue="#1a73e8" alpha background="#ffffff" {...probe} />,
  { control: 'input' },
)

const box = () => page.getByRole('textbox', { name: 'Ink' })
const leave = () => (document.activeElement as HTMLElement).blur()
const picker = () => document.querySelector<HTMLInputElement>('input[type=color]')

/** Simulates the browser's color picker. */
const pick = (color: string) => {
  const input = picker()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, color)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('ColorInput', () => {
  it('reports each change, and normalizes the color on blur', async () => {
    const change = vi.fn()
    await mount(<ColorInput aria-label="Ink" onValueChange={change} />)
    await userEvent.type(box(), 'F00')
    expect(change.mock.calls).toEqual([['F'], ['F0'], ['F00']])
    leave()
    await expect.element(box()).toHaveValue('#ff0000')
    expect(change).toHaveBeenLastCalledWith('#ff0000')
  })

  it('keeps invalid text without a contrast rating', async () => {
    const change = vi.fn()
    await mount(<ColorInput aria-label="Ink" background="#ffffff" onValueChange={change} />)
    await userEvent.type(box(), 'red')
    leave()
    await expect.element(box()).toHaveValue('red')
    await expect.element(box()).not.toHaveAccessibleDescription()
    expect(change).toHaveBeenLastCalledWith('red')
  })

  it('rejects transparent colors without `alpha`', async () => {
    await mount(<ColorInput aria-label="Ink" background="#ffffff" />)
    await userEvent.type(box(), '#00000080')
    leave()
    await expect.element(box()).toHaveValue('#00000080')
    expect(document.querySelector('[data-slot=color-swatch]')).toHaveAttribute('data-state', 'none')
  })

  it.each([
    ['#000000', '21:1, readable'],
    ['#767676', '4.5:1, readable'],
    ['#777777', '4.4:1, readable only in large text'],
    ['#ffffff', '1:1, hard to read'],
  ])('rates %s on white: %s', async (color, words) => {
    await mount(<ColorInput aria-label="Ink" value={color} background="#fff" />)
    await expect.element(box()).toHaveAccessibleDescription(words)
  })

  it('accepts the picked color, keeps the opacity, and does not open while disabled', async () => {
    const change = vi.fn()
    const { rerender } = await mount(<ColorInput aria-label="Ink" value="#00000080" alpha onValueChange={change} />)
    pick('#1a73e8')
    expect(change).toHaveBeenLastCalledWith('#1a73e880')
    const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
    await userEvent.click(page.getByRole('button', { name: 'Ink, Pick a color' }))
    expect(show).toHaveBeenCalledTimes(1)
    show.mockRestore()
    await rerender(<ColorInput aria-label="Ink" value="#00000080" alpha readOnly onValueChange={change} />)
    expect(picker()).toBeNull()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('names all its controls after its field', async () => {
    await mount(
      <Field label="Ink" error="Fill in a color">
        <ColorInput alpha defaultValue="#123456" background="#ffffff" />
      </Field>,
    )
    await expect.element(page.getByRole('button', { name: 'Ink Pick a color' })).toBeVisible()
    await expect.element(page.getByRole('spinbutton', { name: 'Ink Opacity' })).toBeVisible()
    await expect.element(box()).toHaveAccessibleDescription('12.7:1, readable Fill in a color')
    await expect.element(box()).toBeInvalid()
  })
})
