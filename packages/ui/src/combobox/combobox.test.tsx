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
  it('names input and list by the label of its field', async () => {
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

  it('follows a value that is changed from outside', async () => {
    const { rerender } = await mount(<Combobox aria-label="Timezone" items={items} value="utc" />)
    await rerender(<Combobox aria-label="Timezone" items={items} value="berlin" />)
    await expect.element(page.getByRole('combobox')).toHaveValue('Berlin')
  })

  it('chooses by a press, and stays in the box', async () => {
    const choose = vi.fn()
    await mount(<Combobox aria-label="Timezone" items={items} value="utc" onValueChange={choose} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: /Berlin/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('berlin')
    expect(document.activeElement).toBe(page.getByRole('combobox').element())
  })

  it('keeps Escape from what is around it while its list is open, and only then', async () => {
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

  it('opens upwards where there is no room below', async () => {
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

  it('sends its value with a form', async () => {
    const { container } = await mount(
      <form>
        <Combobox aria-label="Timezone" name="zone" items={items} value="berlin" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).get('zone')).toBe('berlin')
  })
})
