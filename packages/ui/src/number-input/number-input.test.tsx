import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { NumberInput } from './number-input.js'

describePart(
  'NumberInput',
  (probe) => <NumberInput aria-label="Width" defaultValue={3} min={0} max={9} unit="px" steppers {...probe} />,
  { control: 'input' },
)

const box = () => page.getByRole('spinbutton')
const type = async (text: string) => {
  await userEvent.clear(box())
  if (text) await userEvent.type(box(), text)
}
const leave = () => (document.activeElement as HTMLElement).blur()
const note = () => page.getByRole('status').element().textContent

describe('NumberInput', () => {
  it('reports each valid number while typing', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Width" min={10} max={500} onValueChange={change} />)
    await type('150')
    expect(change.mock.calls).toEqual([[15], [150]])
    await userEvent.keyboard('0')
    await expect.element(box()).toHaveValue('1500')
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('reports unadjusted numbers without `clamp`', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Wait" min={0} max={120} clamp={false} onValueChange={change} />)
    await type('150.5')
    expect(change).toHaveBeenLastCalledWith(150.5)
    leave()
    await expect.element(box()).toHaveValue('150.5')
    expect(note()).toBe('')
    await type('-3')
    expect(change).toHaveBeenLastCalledWith(-3)
    await userEvent.keyboard('{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{Control>}a{/Control}abc')
    leave()
    await expect.element(box()).toHaveValue('0')
    expect(note()).toBe('That was not a number, so the last value is back')
  })

  it.each([
    ['900', '500', 'Set to 500\u00A0px, the highest value'],
    ['3', '10', 'Set to 10\u00A0px, the lowest value'],
    ['12.4', '12', 'Rounded to 12\u00A0px'],
    ['abc', '20', 'That was not a number, so the last value is back'],
  ])('adjusts %s on blur, and announces it', async (typed, value, said) => {
    await mount(<NumberInput aria-label="Width" defaultValue={20} min={10} max={500} unit="px" />)
    await userEvent.type(box(), '{Control>}a{/Control}')
    await userEvent.keyboard(typed)
    leave()
    await expect.element(box()).toHaveValue(value)
    expect(note()).toBe(said)
  })

  it('announces nothing without an adjustment, and clears the message on the next key', async () => {
    await mount(<NumberInput aria-label="Width" defaultValue={20} max={50} />)
    await type('40')
    leave()
    expect(note()).toBe('')
    await type('60')
    leave()
    await expect.poll(note).toContain('highest')
    await type('4')
    expect(note()).toBe('')
  })

  it('accepts point and comma, and formats with a point', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Bid" step={0.01} onValueChange={change} />)
    await type('2,45')
    expect(change).toHaveBeenLastCalledWith(2.45)
    leave()
    await expect.element(box()).toHaveValue('2.45')
  })

  it('is null when cleared', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Width" defaultValue={5} onValueChange={change} />)
    await type('')
    leave()
    expect(change).toHaveBeenLastCalledWith(null)
    expect(box().element()).not.toHaveAttribute('aria-valuenow')
  })

  it('adjusts on Enter before a form is submitted', async () => {
    const sent = vi.fn()
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('width'))
        }}
      >
        <NumberInput aria-label="Width" name="width" max={50} defaultValue={1} />
      </form>,
    )
    await type('99')
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledExactlyOnceWith('50')
  })

  it('ignores the mouse wheel', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Width" defaultValue={5} onValueChange={change} />)
    ;(box().element() as HTMLElement).focus()
    box()
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
    await expect.element(box()).toHaveValue('5')
    expect(change).not.toHaveBeenCalled()
  })

  it('leaves Home and End to the text without a bound, and all keys while read-only', async () => {
    const change = vi.fn()
    const { rerender } = await mount(<NumberInput aria-label="Width" value={50} onValueChange={change} />)
    await userEvent.type(box(), '{Home}{ArrowRight}{End}')
    expect(change).not.toHaveBeenCalled()
    await rerender(<NumberInput aria-label="Width" value={50} min={0} max={90} readOnly onValueChange={change} />)
    await userEvent.keyboard('{ArrowUp}{PageDown}{End}')
    expect(change).not.toHaveBeenCalled()
  })

  it('steps while a button is held, stops at the bound, and keeps focus', async () => {
    const change = vi.fn()
    await mount(<NumberInput aria-label="Width" defaultValue={7} max={9} steppers onValueChange={change} />)
    ;(box().element() as HTMLElement).focus()
    const button = page.getByRole('button', { name: 'Increase' }).element()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    await expect.poll(() => change.mock.calls, { timeout: 2000 }).toEqual([[8], [9]])
    await new Promise((resolve) => setTimeout(resolve, 200))
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
    expect(change).toHaveBeenCalledTimes(2)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Decrease' }))
    expect(document.activeElement).toBe(box().element())
    expect(change).toHaveBeenLastCalledWith(8)
  })
})
