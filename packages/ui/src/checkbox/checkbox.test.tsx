import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { emulateFinger, emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { Checkbox, CheckboxGroup } from './checkbox.js'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', disabled: true },
  { value: 'c', label: 'C' },
]

describePart('Checkbox', (probe) => <Checkbox aria-label="Include" checked {...probe} />)
describe('with a label', () => {
  describePart('Checkbox', (probe) => <Checkbox label="Include" description="All of it" {...probe} />, {
    control: '[role="checkbox"]',
  })
})
describePart('CheckboxGroup', (probe) => (
  <CheckboxGroup aria-label="Sizes" options={options} selectAllLabel="All" {...probe} />
))

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

describe('Checkbox', () => {
  afterEach(async () => {
    await emulateMedia()
    await emulateFinger(false)
  })

  it('is described by its description, which is clickable and not part of the name', async () => {
    const change = vi.fn()
    await mount(<Checkbox label="Quartiles" description="Four more columns" onCheckedChange={change} />)
    expect(box('Quartiles').element()).toHaveAccessibleDescription('Four more columns')
    await userEvent.click(page.getByText('Four more columns'))
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('shows its checked state in forced-colors mode', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await mount(<Checkbox aria-label="On" checked />)
    const sign = box('On').element().querySelector('svg')!
    expect(getComputedStyle(sign).stroke).not.toBe(getComputedStyle(box('On').element()).backgroundColor)
    expect(getComputedStyle(box('On').element()).borderTopWidth).toBe('1px')
  })

  it('has a touch target of 44 px', async () => {
    await emulateFinger(true)
    await mount(<Checkbox aria-label="On" />)
    const after = getComputedStyle(box('On').element(), '::after')
    expect(Number.parseFloat(after.width)).toBeGreaterThanOrEqual(42)
  })
})

describe('CheckboxGroup', () => {
  it('is named and described by its Field; its checkboxes are invalid, not the group', async () => {
    await mount(
      <Field label="Sizes" hint="Of the banner" error="Choose one" required>
        <CheckboxGroup options={options} />
      </Field>,
    )
    const group = page.getByRole('group', { name: 'Sizes' }).element()
    expect(group).toHaveAccessibleDescription('Choose one Of the banner')
    expect(group).not.toHaveAttribute('aria-invalid')
    expect(box('A').element()).toHaveAttribute('aria-invalid', 'true')
    expect(box('A').element()).not.toHaveAccessibleDescription('Choose one Of the banner')
  })

  it('returns checked values in the order of the options', async () => {
    const change = vi.fn()
    await mount(<CheckboxGroup aria-label="Sizes" options={options} defaultValue={['c']} onValueChange={change} />)
    await userEvent.click(box('A'))
    expect(change).toHaveBeenLastCalledWith(['a', 'c'])
  })

  it('checks and unchecks all enabled options, and keeps disabled ones', async () => {
    const change = vi.fn()
    await mount(
      <CheckboxGroup
        aria-label="Sizes"
        options={options}
        defaultValue={['b']}
        selectAllLabel="All"
        onValueChange={change}
      />,
    )
    await expect.element(box('All')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(box('All'))
    expect(change).toHaveBeenLastCalledWith(['a', 'b', 'c'])
    await userEvent.click(box('All'))
    expect(change).toHaveBeenLastCalledWith(['b'])
  })

  it('submits every checked option in a form', async () => {
    const { container } = await mount(
      <form>
        <CheckboxGroup
          aria-label="Sizes"
          name="size"
          options={options}
          defaultValue={['a', 'c']}
          selectAllLabel="All"
        />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).getAll('size')).toEqual(['a', 'c'])
  })
})
