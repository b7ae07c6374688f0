import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
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
  it('is one control to its field: both halves are named and described, the label goes to the box', async () => {
    await mount(
      <Field label="Radius" hint="In pixels" error="Too round" required>
        <SliderInput defaultValue={12} />
      </Field>,
    )
    for (const half of [thumb(), box()]) {
      expect(half.element()).toHaveAccessibleName('Radius')
      expect(half.element()).toHaveAccessibleDescription('Too round In pixels')
      expect(half.element()).toHaveAttribute('aria-invalid', 'true')
    }
    expect(box().element()).toHaveAttribute('aria-required', 'true')
    await userEvent.click(page.getByText('Radius*'))
    expect(document.activeElement).toBe(box().element())
  })

  it('keeps its value when the box is emptied and left', async () => {
    const change = vi.fn()
    await mount(<SliderInput aria-label="Radius" defaultValue={12} onValueChange={change} />)
    await userEvent.clear(box())
    ;(document.activeElement as HTMLElement).blur()
    await expect.element(box()).toHaveValue('12')
    expect(change).not.toHaveBeenCalled()
  })

  it('commits a key of the box at once, and nothing when the box is only passed', async () => {
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

  it('offers no reset where there is nothing to reset, yet keeps the focus there', async () => {
    await mount(<Controlled />)
    const reset = page.getByRole('button', { name: 'Reset to 8\u00A0px' })
    await userEvent.click(reset)
    expect(box().element()).toHaveValue('8')
    expect(reset.element()).toHaveAttribute('aria-disabled', 'true')
    expect(document.activeElement).toBe(reset.element())
  })
})
