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
  it('is one stop of the Tab key with its clear button; chips are reached from the text', async () => {
    await mountSelect()
    await userEvent.tab()
    expect(document.activeElement).toBe(input().element())
    await userEvent.tab()
    expect(document.activeElement).toHaveAccessibleName('Clear all')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('has room to type beside a single chip where it is narrow, and a line for longer words', async () => {
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

  it('marks by arrows and Backspace, removes what is marked by Delete, and forgets the mark when typing goes on', async () => {
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

  it('removes nothing by a Backspace that is held on after the text', async () => {
    const { change } = await mountSelect()
    await userEvent.click(input())
    for (const repeat of [true, true, true])
      input()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat }))
    expect(change).not.toHaveBeenCalled()
    expect(status()).not.toContain('marked')
  })

  it('goes to the chips with the other arrow right to left', async () => {
    await mount(
      <DirectionProvider dir="rtl">
        <MultiSelect aria-label="Cities" items={items} value={['lisbon', 'berlin']} />
      </DirectionProvider>,
    )
    await userEvent.click(input())
    await userEvent.keyboard('{ArrowRight}')
    expect(status()).toContain('Berlin marked')
  })

  it('selects all that match and can be, also those beyond the text, and takes exactly them back', async () => {
    const { change, again } = await mountSelect({ selectAll: true, value: ['lisbon'] })
    await userEvent.type(input(), 'ber')
    await userEvent.click(option('Select all 2'))
    expect(change).toHaveBeenLastCalledWith(['lisbon', 'berlin', 'bern'])
    await again({ value: ['lisbon', 'berlin', 'bern'] })
    await userEvent.click(option('Clear all 2'))
    expect(change).toHaveBeenLastCalledWith(['lisbon'])
  })

  it('takes no more than it may, but lets go of what there is', async () => {
    const { change } = await mountSelect({ max: 2 })
    await userEvent.click(input())
    await userEvent.keyboard('bern{Enter}')
    expect(change).not.toHaveBeenCalled()
    await userEvent.clear(input())
    await userEvent.click(option('Berlin'))
    expect(change).toHaveBeenCalledExactlyOnceWith(['lisbon'])
  })

  it('keeps the labels of what an earlier answer of a server held', async () => {
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

  it('counts the chips that are hidden until it has the focus', async () => {
    await mountSelect({ chipLimit: 1 })
    expect(page.getByText('+1').elements()).toHaveLength(1)
    await userEvent.click(input())
    expect(page.getByText('+1').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Remove Berlin' }).elements()).toHaveLength(1)
  })

  it('is named, described and marked by its field', async () => {
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

  it('closes its list by Escape before the dialog around it, with the focus in the box', async () => {
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

  it('sends every choice with a form, and nothing while it is disabled', async () => {
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
