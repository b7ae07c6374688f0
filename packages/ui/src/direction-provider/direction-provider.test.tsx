import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { mount } from '../testing/mount.js'
import { DirectionProvider, useDirection } from './direction-provider.js'

const sides = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
]

function Told() {
  return <output>{useDirection()}</output>
}

it('provides the nearest text direction', async () => {
  const { container } = await mount(
    <>
      <Told />
      <DirectionProvider dir="rtl">
        <Told />
        <DirectionProvider dir="ltr">
          <Told />
        </DirectionProvider>
      </DirectionProvider>
    </>,
  )
  expect([...container.querySelectorAll('output')].map((output) => output.textContent)).toEqual(['ltr', 'rtl', 'ltr'])
})

it.each([
  ['ltr', 'ArrowRight', 'two'],
  ['ltr', 'ArrowLeft', 'three'],
  ['rtl', 'ArrowRight', 'three'],
  ['rtl', 'ArrowLeft', 'two'],
] as const)('makes arrow keys follow the text: %s %s', async (dir, key, chosen) => {
  const onValueChange = vi.fn()
  await mount(
    <DirectionProvider dir={dir}>
      <SegmentedControl label="Side" value="one" onValueChange={onValueChange} options={sides} />
    </DirectionProvider>,
  )
  page.getByRole('radio', { name: 'One' }).element().focus()
  // The key is held until the radio is selected, because Radix moves focus a moment later.
  await userEvent.keyboard(`{${key}>}`)
  await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith(chosen))
  await userEvent.keyboard(`{/${key}}`)
})
