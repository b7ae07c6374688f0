import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Input } from './input.js'

describePart('Input', (probe) => <Input aria-label="Name" {...probe} />)
describe('with something beside the text', () => {
  describePart('Input', (probe) => <Input aria-label="Bid" prefix="€" suffix="CPM" {...probe} />, { control: 'input' })
})

describe('Input', () => {
  it('has the height of the density around it, framed or not', async () => {
    await mount(
      <div data-density="compact">
        <Input aria-label="Plain" />
        <Input aria-label="Framed" prefix="€" />
      </div>,
    )
    const heights = [...document.querySelectorAll('[data-slot="input"]')].map(
      (box) => box.getBoundingClientRect().height,
    )
    const expected = matchMedia('(max-width: 991px)').matches ? 44 : 32
    expect(heights).toEqual([expected, expected])
  })

  it('keeps a disabled value readable: no transparency', async () => {
    await mount(<Input aria-label="Owner" defaultValue="Ada" disabled />)
    expect(getComputedStyle(page.getByRole('textbox').element()).opacity).toBe('1')
  })
})
