import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Combobox } from './combobox.js'

const items = [
  { value: 'utc', label: 'UTC' },
  { value: 'berlin', label: 'Berlin', hint: 'Germany' },
]

describePart('Combobox', (probe) => <Combobox aria-label="Timezone" items={items} value="utc" {...probe} />, {
  control: 'input',
})

describe('Combobox', () => {
  it('names input and list after its field', async () => {
    await mount(
      <Field label="Timezone">
        <Combobox items={items} value="utc" />
      </Field>,
    )
    await userEvent.click(page.getByRole('combobox', { name: 'Timezone' }))
    expect(page.getByRole('listbox', { name: 'Timezone' }).element()).toBeVisible()
    const input = page.getByRole('combobox').element()
    expect(input.getAttribute('aria-controls')).toBe(page.getByRole('listbox').element().id)
  })

  it('follows a controlled value', async () => {
    const { rerender } = await mount(<Combobox aria-label="Timezone" items={items} value="utc" />)
    await rerender(<Combobox aria-label="Timezone" items={items} value="berlin" />)
    await expect.element(page.getByRole('combobox')).toHaveValue('Berlin')
  })

  it('selects by click, and keeps focus in the input', async () => {
    const choose = vi.fn()
    await mount(<Combobox aria-label="Timezone" items={items} value="utc" onValueChange={choose} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: /Berlin/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('berlin')
    expect(document.activeElement).toBe(page.getByRole('combobox').element())
  })

  it('handles Escape only while its list is open', async () => {
    const outside = vi.fn()
    document.addEventListener('keydown', outside, { capture: true })
    await mount(<Combobox aria-label="Timezone" items={items} value="utc" />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    expect(outside).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(outside).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', outside, { capture: true })
  })

  it('opens upwards without space below', async () => {
    await mount(
      <div style={{ position: 'fixed', bottom: 0, width: 200 }}>
        <Combobox aria-label="Timezone" items={items} value="utc" />
      </div>,
    )
    const input = page.getByRole('combobox')
    await userEvent.click(input)
    const list = page.getByRole('listbox').element().getBoundingClientRect()
    expect(list.bottom).toBeLessThanOrEqual(input.element().getBoundingClientRect().top)
  })

  it('works in a dialog: nothing clips the list, and Escape closes the list before the dialog', async () => {
    const choose = vi.fn()
    await mount(
      <Dialog defaultOpen>
        <DialogContent title="Schedule">
          <Combobox aria-label="Timezone" items={items} value="utc" onValueChange={choose} />
        </DialogContent>
      </Dialog>,
    )
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: /Berlin/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('berlin')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows server results unfiltered, and remembers an item selected from earlier ones', async () => {
    const [query, choose] = [vi.fn(), vi.fn()]
    const box = (found: typeof items, value: string | null) => (
      <Combobox aria-label="Zone" items={found} value={value} onQueryChange={query} onValueChange={choose} />
    )
    const { rerender } = await mount(box(items, null))
    await userEvent.type(page.getByRole('combobox'), 'zzz')
    expect(query.mock.calls).toEqual([['z'], ['zz'], ['zzz']])
    expect(page.getByRole('option').elements()).toHaveLength(2)
    await userEvent.click(page.getByRole('option', { name: /Berlin/ }))
    expect(query).toHaveBeenLastCalledWith('')
    await rerender(box([], 'berlin'))
    await expect.element(page.getByRole('combobox')).toHaveValue('Berlin')
  })

  it('shows the given item of a value before any result', async () => {
    await mount(<Combobox aria-label="Zone" items={[]} value="rio" selectedItem={{ value: 'rio', label: 'Rio' }} />)
    await expect.element(page.getByRole('combobox')).toHaveValue('Rio')
  })

  it('is cleared by its button or by clearing the input, only if allowed', async () => {
    const clear = vi.fn()
    const { rerender } = await mount(<Combobox aria-label="Zone" items={items} value="utc" onClear={clear} />)
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(clear).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.clear(page.getByRole('combobox'))
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => clear.mock.calls.length).toBe(2)
    await rerender(<Combobox aria-label="Zone" items={items} value="utc" />)
    expect(page.getByRole('button', { name: 'Clear' }).elements()).toEqual([])
  })

  it('skips disabled options, and ignores Enter and clicks on them', async () => {
    const choose = vi.fn()
    const some = [
      { value: 'a', label: 'Berlin East', disabled: true },
      { value: 'b', label: 'Berlin West' },
    ]
    await mount(<Combobox aria-label="Zone" items={some} onValueChange={choose} />)
    await userEvent.type(page.getByRole('combobox'), 'berlin{Enter}')
    await userEvent.click(page.getByRole('option', { name: 'Berlin East' }), { force: true })
    expect(choose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('does not open while read-only', async () => {
    await mount(<Combobox aria-label="Zone" items={items} value="utc" readOnly />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    expect(page.getByRole('option').elements()).toEqual([])
  })

  it('submits its value in a form', async () => {
    const { container } = await mount(
      <form>
        <Combobox aria-label="Timezone" name="zone" items={items} value="berlin" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).get('zone')).toBe('berlin')
  })
})
