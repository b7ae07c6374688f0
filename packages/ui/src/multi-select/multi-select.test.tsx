import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { MultiSelect, type MultiSelectProps } from './multi-select.js'

const items = [
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'berlin', label: 'Berlin' },
  { value: 'bern', label: 'Bern' },
  { value: 'oslo', label: 'Oslo', disabled: true },
]

describePart('MultiSelect', (probe) => <MultiSelect aria-label="Cities" items={items} value={['bern']} {...probe} />, {
  control: 'input',
})

const input = () => page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const status = () => page.getByRole('status').element().textContent

async function mountSelect(props: Partial<MultiSelectProps> = {}) {
  const change = vi.fn()
  const part = (more: Partial<MultiSelectProps> = {}) => (
    <MultiSelect
      aria-label="Cities"
      items={items}
      value={['lisbon', 'berlin']}
      onValueChange={change}
      {...props}
      {...more}
    />
  )
  const { rerender } = await mount(part())
  return { change, again: (more: Partial<MultiSelectProps>) => rerender(part(more)) }
}

describe('MultiSelect', () => {
  it('is one Tab stop with its clear button; chips are reached from the input', async () => {
    await mountSelect()
    await userEvent.tab()
    expect(document.activeElement).toBe(input().element())
    await userEvent.tab()
    expect(document.activeElement).toHaveAccessibleName('Clear all')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('leaves space for typing beside a chip, and a line for longer text', async () => {
    await mount(
      <div style={{ width: 216 }}>
        <MultiSelect
          aria-label="Cities"
          items={[{ value: 'long', label: 'Autumn launch of the whole range' }]}
          value={['long']}
        />
      </div>,
    )
    const middle = (of: Element) => of.getBoundingClientRect().top + of.getBoundingClientRect().height / 2
    const chip = document.querySelector('[data-slot="chip"]') as Element
    expect(middle(input().element())).toBeCloseTo(middle(chip), 0)
    await userEvent.type(input(), 'Lisbon, Oslo')
    expect(middle(input().element())).toBeGreaterThan(chip.getBoundingClientRect().bottom)
    expect(input().element().scrollWidth).toBeLessThanOrEqual(input().element().clientWidth)
  })

  it('marks by arrow keys and Backspace, removes by Delete, and unmarks on typing', async () => {
    const { change } = await mountSelect()
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(status()).toContain('Lisbon marked')
    await userEvent.keyboard('{ArrowRight}')
    expect(status()).toContain('Berlin marked')
    await userEvent.keyboard('x{Backspace}')
    expect(status()).not.toContain('marked')
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    expect(change).toHaveBeenCalledExactlyOnceWith(['berlin'])
  })

  it('removes nothing while Backspace is held', async () => {
    const { change } = await mountSelect()
    await userEvent.click(input())
    for (const repeat of [true, true, true])
      input()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat }))
    expect(change).not.toHaveBeenCalled()
    expect(status()).not.toContain('marked')
  })

  it('reaches the chips by the other arrow key in right-to-left layouts', async () => {
    await mount(
      <DirectionProvider dir="rtl">
        <MultiSelect aria-label="Cities" items={items} value={['lisbon', 'berlin']} />
      </DirectionProvider>,
    )
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowRight}')
    expect(status()).toContain('Berlin marked')
  })

  it('selects and clears all matches, including hidden ones', async () => {
    const { change, again } = await mountSelect({ selectAll: true, value: ['lisbon'] })
    await userEvent.type(input(), 'ber')
    await userEvent.click(option('Select all 2'))
    expect(change).toHaveBeenLastCalledWith(['lisbon', 'berlin', 'bern'])
    await again({ value: ['lisbon', 'berlin', 'bern'] })
    await userEvent.click(option('Clear all 2'))
    expect(change).toHaveBeenLastCalledWith(['lisbon'])
  })

  it('enforces the maximum, but allows removals', async () => {
    const { change } = await mountSelect({ max: 2 })
    await userEvent.click(input())
    await userEvent.keyboard('bern{Enter}')
    expect(change).not.toHaveBeenCalled()
    await userEvent.clear(input())
    await userEvent.click(option('Berlin'))
    expect(change).toHaveBeenCalledExactlyOnceWith(['lisbon'])
  })

  it('remembers labels of earlier server results', async () => {
    const { again } = await mountSelect({
      value: ['rio'],
      selectedItems: [{ value: 'rio', label: 'Rio' }],
      onQueryChange: vi.fn(),
    })
    await userEvent.click(input())
    await userEvent.click(option('Bern'))
    await again({ value: ['rio', 'bern'], items: [] })
    expect(input().element()).toHaveAccessibleDescription('2 selected: Rio, Bern')
  })

  it('shows the number of hidden chips until focused', async () => {
    await mountSelect({ chipLimit: 1 })
    expect(page.getByText('+1').elements()).toHaveLength(1)
    await userEvent.click(input())
    expect(page.getByText('+1').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Remove Berlin' }).elements()).toHaveLength(1)
  })

  it('is named, described and marked invalid by its Field', async () => {
    await mount(
      <Field label="Cities" hint="At most three" error="Choose one" required>
        <MultiSelect items={items} value={['bern']} />
      </Field>,
    )
    const box = page.getByRole('combobox', { name: 'Cities' })
    expect(box.element()).toHaveAccessibleDescription('1 selected: Bern Choose one At most three')
    expect(box.element()).toHaveAttribute('aria-required', 'true')
    await userEvent.click(box)
    expect(page.getByRole('listbox', { name: 'Cities' }).elements()).toHaveLength(1)
  })

  it('closes its list on Escape before a surrounding dialog, and keeps focus', async () => {
    await mount(
      <Dialog defaultOpen>
        <DialogContent title="Share">
          <MultiSelect aria-label="Cities" items={items} />
        </DialogContent>
      </Dialog>,
    )
    await userEvent.click(input())
    await userEvent.keyboard('{Escape}')
    await expect.element(option('Bern')).not.toBeInTheDocument()
    expect(document.activeElement).toBe(input().element())
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('submits all values in a form, and none while disabled', async () => {
    const form = (disabled: boolean) => (
      <form>
        <MultiSelect aria-label="Cities" name="city" items={items} value={['lisbon', 'bern']} disabled={disabled} />
      </form>
    )
    const { container, rerender } = await mount(form(false))
    const sent = () => new FormData(container.querySelector('form')!).getAll('city')
    expect(sent()).toEqual(['lisbon', 'bern'])
    await rerender(form(true))
    expect(sent()).toEqual([])
  })
})
