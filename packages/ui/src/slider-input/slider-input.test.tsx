import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { SliderInput } from './slider-input.js'

describePart('SliderInput', (probe) => (
  <SliderInput aria-label="Radius" defaultValue={12} unit="px" resetValue={8} {...probe} />
))

function Controlled() {
  const [value, setValue] = useState(12)
  return <SliderInput aria-label="Radius" value={value} onValueChange={setValue} resetValue={8} unit="px" />
}

const thumb = () => page.getByRole('slider')
const box = () => page.getByRole('spinbutton')

describe('SliderInput', () => {
  it('is one control of its Field: both parts are named and described, the label focuses the input', async () => {
    await mount(
      <Field label="Radius" hint="In pixels" error="Too round" required>
        <SliderInput defaultValue={12} />
      </Field>,
    )
    expect(thumb().element()).toHaveAccessibleName('Radius')
    expect(box().element()).toHaveAccessibleName('Radius exact value')
    for (const half of [thumb(), box()]) {
      expect(half.element()).toHaveAccessibleDescription('Too round In pixels')
      expect(half.element()).toHaveAttribute('aria-invalid', 'true')
    }
    expect(box().element()).toHaveAttribute('aria-required', 'true')
    await userEvent.click(page.getByText('Radius*'))
    expect(document.activeElement).toBe(box().element())
  })

  it('keeps its value when the input is cleared and left', async () => {
    const change = vi.fn()
    await mount(<SliderInput aria-label="Radius" defaultValue={12} onValueChange={change} />)
    await userEvent.clear(box())
    ;(document.activeElement as HTMLElement).blur()
    await expect.element(box()).toHaveValue('12')
    expect(change).not.toHaveBeenCalled()
  })

  it('commits keys of the input at once, and nothing on focus alone', async () => {
    const commit = vi.fn()
    await mount(<SliderInput aria-label="Radius" defaultValue={12} onValueCommit={commit} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(commit).not.toHaveBeenCalled()
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowUp}')
    expect(commit).toHaveBeenCalledExactlyOnceWith(13)
    ;(document.activeElement as HTMLElement).blur()
    expect(commit).toHaveBeenCalledOnce()
  })

  it('disables reset without a change, but keeps focus', async () => {
    await mount(<Controlled />)
    const reset = page.getByRole('button', { name: 'Reset to 8\u00A0px' })
    await userEvent.click(reset)
    expect(box().element()).toHaveValue('8')
    expect(reset.element()).toHaveAttribute('aria-disabled', 'true')
    expect(document.activeElement).toBe(reset.element())
  })

  it('announces the number with its unit, and what reset restores', async () => {
    await mount(
      <Field label="Ad duration">
        <SliderInput defaultValue={20} max={120} unit="s" resetValue={30} />
      </Field>,
    )
    expect(thumb().element()).toHaveAttribute('aria-valuetext', '20 s')
    expect(box().element()).toHaveAttribute('aria-valuetext', '20 s')
    const reset = page.getByRole('button', { name: 'Reset to 30\u00A0s' }).element()
    expect(reset).toHaveAccessibleDescription('Ad duration')
    expect(reset).not.toHaveAttribute('aria-disabled')
  })

  it.each(['slider', 'spinbutton'] as const)('moves by arrows, Shift, Page, Home and End on its %s', async (role) => {
    await mount(<SliderInput aria-label="Offset" defaultValue={0} min={-50} max={50} resetValue={0} />)
    ;(page.getByRole(role).element() as HTMLElement).focus()
    for (const [keys, value] of [
      ['{ArrowUp}', 1],
      ['{Shift>}{ArrowUp}{/Shift}', 11],
      ['{PageDown}', 1],
      ['{ArrowDown}{ArrowDown}', -1],
      ['{Home}', -50],
      ['{ArrowDown}', -50],
      ['{End}', 50],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(thumb().element()).toHaveAttribute('aria-valuenow', String(value))
      expect(box().element()).toHaveValue(String(value))
    }
  })

  it('moves by text direction on the thumb', async () => {
    await mount(
      <DirectionProvider dir="rtl">
        <div dir="rtl">
          <SliderInput aria-label="Offset" defaultValue={0} min={-50} max={50} />
        </div>
      </DirectionProvider>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(box().element()).toHaveValue('1')
    expect(thumb().element().getBoundingClientRect().left).toBeGreaterThan(box().element().getBoundingClientRect().left)
  })

  it('reports each value of a drag and commits once', async () => {
    const [change, commit] = [vi.fn(), vi.fn()]
    await mount(<SliderInput aria-label="Radius" defaultValue={0} onValueChange={change} onValueCommit={commit} />)
    const { left, width, top } = document.querySelector('[data-slot="slider"]')!.getBoundingClientRect()
    // Synthetic pointers cannot be captured.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
    vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true)
    const at = async (type: string, share: number) => {
      const init = { bubbles: true, pointerId: 1, button: 0, clientX: left + width * share, clientY: top + 10 }
      thumb().element().dispatchEvent(new PointerEvent(type, init))
      await settled()
    }
    await at('pointerdown', 0.02)
    for (const share of [0.2, 0.3, 0.4, 0.5]) await at('pointermove', share)
    expect(commit).not.toHaveBeenCalled()
    await at('pointerup', 0.5)
    vi.restoreAllMocks()
    expect(change.mock.calls.length).toBeGreaterThanOrEqual(4)
    expect(commit).toHaveBeenCalledExactlyOnceWith(50)
  })

  it('adjusts typed numbers on blur, announces it, and commits once', async () => {
    const commit = vi.fn()
    await mount(<SliderInput aria-label="Wait" defaultValue={30} max={120} unit="s" onValueCommit={commit} />)
    await userEvent.clear(box())
    await userEvent.type(box(), '500')
    ;(document.activeElement as HTMLElement).blur()
    await expect.element(box()).toHaveValue('120')
    await expect.element(page.getByRole('status')).toHaveTextContent('Set to 120 s, the highest value')
    expect(commit).toHaveBeenCalledExactlyOnceWith(120)
  })

  it('reports unadjusted numbers without `clamp`, with the message of the field only', async () => {
    const [change, commit] = [vi.fn(), vi.fn()]
    const part = (error?: string) => (
      <Field label="Ad duration" error={error}>
        <SliderInput defaultValue={30} max={120} unit="s" clamp={false} onValueChange={change} onValueCommit={commit} />
      </Field>
    )
    const { rerender } = await mount(part())
    await userEvent.clear(box())
    await userEvent.type(box(), '500')
    ;(document.activeElement as HTMLElement).blur()
    expect(commit).toHaveBeenCalledExactlyOnceWith(500)
    await rerender(part('Ad duration must be between 0 and 120 s'))
    await expect.element(box()).toHaveValue('500')
    expect(box().element()).toHaveAccessibleDescription('Ad duration must be between 0 and 120 s')
    expect(page.getByRole('status').element()).toBeEmptyDOMElement()
    expect(thumb().element()).toHaveAttribute('aria-valuenow', '120')
    ;(thumb().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(change).toHaveBeenLastCalledWith(119)
  })

  it('labels its ends and zero below the track', async () => {
    const words = () =>
      [...document.querySelectorAll('[data-slot="slider"] > [aria-hidden] > span')].map((mark) => mark.textContent)
    const { rerender } = await mount(<SliderInput aria-label="Offset" min={-50} max={50} />)
    expect(words()).toEqual(['−50', '50', '0'])
    await rerender(<SliderInput aria-label="Offset" min={-5} max={95} />)
    expect(words()).toEqual(['−5', '95', ''])
    await rerender(<SliderInput aria-label="Offset" max={95} marks={[]} />)
    expect(words()).toEqual([])
  })

  it('is focusable and cannot be changed while read-only', async () => {
    const change = vi.fn()
    await mount(<SliderInput aria-label="Radius" defaultValue={12} resetValue={8} readOnly onValueChange={change} />)
    expect(page.getByRole('button').elements()).toEqual([])
    for (const half of [thumb(), box()]) {
      await userEvent.tab()
      expect(document.activeElement).toBe(half.element())
      await userEvent.keyboard('{ArrowUp}{PageUp}{Home}5')
    }
    expect(change).not.toHaveBeenCalled()
    expect(box().element()).toHaveValue('12')
  })
})
