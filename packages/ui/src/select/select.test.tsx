import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { describePart } from '../testing/describe-part.js'
import { emulateFinger } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { Select } from './select.js'

const options = [
  { value: '', label: 'All' },
  { value: 'live', label: 'Live' },
]

describePart('Select', (probe) => <Select aria-label="Status" options={options} value="live" {...probe} />)

describe('Select', () => {
  it('shows an option with an empty value, and the placeholder for an unknown value', async () => {
    const { rerender } = await mount(<Select aria-label="Status" options={options} value="" />)
    const trigger = page.getByRole('combobox').element()
    expect(trigger).toHaveTextContent('All')
    await rerender(<Select aria-label="Status" options={options} value="gone" placeholder="Choose a status" />)
    expect(trigger).toHaveTextContent('Choose a status')
  })

  it('gives the style of its list the nonce of the page', async () => {
    const host = globalThis as { __webpack_nonce__?: string }
    host.__webpack_nonce__ = 'abc'
    try {
      await mount(<Select aria-label="Status" options={options} value="live" />)
      await userEvent.click(page.getByRole('combobox'))
      await expect.element(page.getByRole('option', { name: 'Live' })).toBeVisible()
      const styles = [...document.querySelectorAll<HTMLStyleElement>('[data-slot="select-content"] style')]
      expect(styles.map(({ nonce }) => nonce)).toEqual(['abc'])
    } finally {
      delete host.__webpack_nonce__
    }
  })

  it('submits its value in a form', async () => {
    const { container } = await mount(
      <form>
        <Select aria-label="Status" name="status" options={options} value="live" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).get('status')).toBe('live')
  })
})

const grouped = [
  { value: 'all', label: 'All' },
  {
    label: 'Running',
    options: [
      { value: 'live', label: 'Live' },
      { value: 'ending', label: 'Ending', disabled: true },
    ],
  },
]

describe('Select list', () => {
  it('supports typing, skips disabled options, and returns focus on Escape', async () => {
    const choose = vi.fn()
    await mount(<Select aria-label="Status" options={grouped} value="all" onValueChange={choose} />)
    const trigger = page.getByRole('combobox').element() as HTMLElement
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('option', { name: 'Live' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('option', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(trigger)
    expect(choose).not.toHaveBeenCalled()
  })

  it('keeps the order of the numbers of a size on a page that reads from right to left', async () => {
    const left = (element: Element, from: number) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!
      const range = new Range()
      range.setStart(text, from)
      range.setEnd(text, from + 3)
      return range.getBoundingClientRect().left
    }
    await mount(
      <DirectionProvider dir="rtl">
        <Select aria-label="Size" options={[{ value: 'box', label: '300 × 250' }]} value="box" />
      </DirectionProvider>,
    )
    const trigger = page.getByRole('combobox')
    expect(left(trigger.element(), 0)).toBeLessThan(left(trigger.element(), 6))
    await userEvent.click(trigger)
    const option = page.getByRole('option', { name: '300 × 250' })
    await expect.element(option).toBeVisible()
    expect(left(option.element(), 0)).toBeLessThan(left(option.element(), 6))
  })

  it('shows loading and empty messages', async () => {
    const { rerender } = await mount(<Select aria-label="Status" options={[]} loading />)
    const trigger = page.getByRole('combobox')
    expect(trigger.element()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(trigger)
    await expect.element(page.getByRole('option', { name: 'Loading…' })).toBeVisible()
    await rerender(<Select aria-label="Status" options={[]} labels={{ empty: 'No status' }} />)
    await expect.element(page.getByRole('option', { name: 'No status' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('read-only Select', () => {
  afterEach(() => emulateFinger(false))

  it.each([false, true])('is focusable, does not open and keeps its value; on touch: %s', async (finger) => {
    await emulateFinger(finger)
    const choose = vi.fn()
    const { container } = await mount(
      <form>
        <Field label="Status" hint="Set by the server">
          <Select options={grouped} value="live" name="status" readOnly onValueChange={choose} />
        </Field>
      </form>,
    )
    const trigger = page.getByRole('combobox', { name: 'Status' })
    expect(trigger.element()).toHaveAttribute('aria-readonly', 'true')
    expect(trigger.element()).toHaveAccessibleDescription('Set by the server')
    expect(trigger.element()).toHaveTextContent('Live')
    ;(trigger.element() as HTMLElement).focus()
    expect(document.activeElement).toBe(trigger.element())
    await userEvent.keyboard('a{Enter} {ArrowDown}')
    await userEvent.click(trigger)
    expect(page.getByRole('listbox').elements()).toEqual([])
    expect(trigger.element()).toHaveAttribute('aria-expanded', 'false')
    expect(choose).not.toHaveBeenCalled()
    expect(new FormData(container.querySelector('form')!).get('status')).toBe('live')
  })

  it('shows a long label in full', async () => {
    const label = 'Autumn launch of the whole range, 300×250 with video, second flight'
    await mount(
      <div style={{ width: 240 }}>
        <Select aria-label="Campaign" options={[{ value: 'long', label }]} value="long" readOnly />
      </div>,
    )
    const words = page.getByText(label).element()
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    expect(words.getBoundingClientRect().height).toBeGreaterThan(30)
  })
})

describe('Select on touch devices', () => {
  afterEach(() => emulateFinger(false))

  it('is the native list with the same name, description and values', async () => {
    await emulateFinger(true)
    const choose = vi.fn()
    await mount(
      <Field label="Status" error="Choose a status" required>
        <Select options={options} value={null} onValueChange={choose} />
      </Field>,
    )
    const select = page.getByRole('combobox', { name: 'Status' })
    expect(select.element()).toBeInstanceOf(HTMLSelectElement)
    expect(select.element()).toHaveAccessibleDescription('Choose a status')
    expect(select.element()).toHaveAttribute('aria-required', 'true')
    await userEvent.selectOptions(select, 'Live')
    expect(choose).toHaveBeenCalledExactlyOnceWith('live')
  })

  it('has the same groups and loading message', async () => {
    await emulateFinger(true)
    const { container, rerender } = await mount(<Select aria-label="Status" options={grouped} value="live" />)
    expect(container.querySelector('optgroup[label="Running"]')?.children).toHaveLength(2)
    await rerender(<Select aria-label="Status" options={[]} loading />)
    expect(page.getByRole('combobox').element().textContent).toContain('Loading…')
  })

  it('has text of 16 px, so that the page does not zoom', async () => {
    await emulateFinger(true)
    await mount(
      <>
        <Select aria-label="Status" options={options} value="live" />
        <Input aria-label="Plain" />
        <Input aria-label="Small, framed" size="sm" prefix="€" />
      </>,
    )
    const sizes = [...document.querySelectorAll('input, select')].map((control) => getComputedStyle(control).fontSize)
    expect(sizes).toEqual(['16px', '16px', '16px'])
  })
})
