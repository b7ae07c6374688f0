import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { RadioGroup } from './radio-group.js'

const options = [
  { value: 'image', label: 'Image', description: 'One picture' },
  { value: 'video', label: 'Video' },
  { value: 'layout', label: 'Layout', disabled: true },
]

describePart('RadioGroup', (probe) => (
  <RadioGroup aria-label="Format" options={options} defaultValue="image" {...probe} />
))
describe('as cards', () => {
  describePart('RadioGroup', (probe) => (
    <RadioGroup aria-label="Format" variant="card" options={options} defaultValue="image" {...probe} />
  ))
})

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

describe('RadioGroup', () => {
  afterEach(() => emulateMedia())

  it('gets name, description, error and required state from its Field, whose label focuses it', async () => {
    await mount(
      <Field label="Format" hint="Of the banner" error="Choose one" required>
        <RadioGroup options={options} defaultValue="video" />
      </Field>,
    )
    const group = page.getByRole('radiogroup', { name: 'Format' }).element()
    expect(group).toHaveAccessibleDescription('Choose one Of the banner')
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toHaveAttribute('aria-required', 'true')
    await userEvent.click(page.getByText('Format*'))
    expect(document.activeElement).toBe(radio('Video').element())
  })

  it('names a radio by its label and describes it by its description; the whole card is clickable', async () => {
    const choose = vi.fn()
    await mount(
      <RadioGroup aria-label="Format" variant="card" options={options} value="video" onValueChange={choose} />,
    )
    expect(radio('Image').element()).toHaveAccessibleDescription('One picture')
    await userEvent.click(page.getByText('One picture'))
    expect(choose).toHaveBeenCalledExactlyOnceWith('image')
  })

  it('is one Tab stop, skips disabled options, and wraps around', async () => {
    await mount(
      <>
        <RadioGroup aria-label="Format" options={options} defaultValue="video" />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('Image')).toHaveFocus()
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent('After')
  })

  it('starts at the first option without a selection', async () => {
    await mount(<RadioGroup aria-label="Format" options={options} value={null} />)
    await userEvent.tab()
    await expect.element(radio('Image')).toHaveFocus()
    await expect.element(radio('Image')).not.toBeChecked()
  })

  it('submits its value in a form', async () => {
    const { container } = await mount(
      <form>
        <RadioGroup aria-label="Format" name="format" options={options} defaultValue="video" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).getAll('format')).toEqual(['video'])
  })

  it('shows the selection in forced-colors mode by a dot, or a thicker border on a card', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await mount(<RadioGroup aria-label="Format" variant="card" options={options} value="video" />)
    const dot = radio('Video').element().firstElementChild
    expect(getComputedStyle(dot!).backgroundColor).not.toBe(getComputedStyle(radio('Video').element()).backgroundColor)
    const edges = [...document.querySelectorAll('label')].map((card) => getComputedStyle(card).borderTopWidth)
    expect(edges[1]).toBe('2px')
    expect(edges[0]).toBe('1px')
  })
})
