import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type SingleKeyShortcut, useShortcuts, useSingleKeyShortcut } from '../hooks/hooks.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { ShortcutsDialog } from './shortcuts-dialog.js'

const NOTHING = () => {}

describePart('ShortcutsDialog', (probe) => (
  <ShortcutsDialog open onOpenChange={NOTHING} shortcuts={[{ label: 'Zoom in', keys: ['Ctrl++', '+'] }]} {...probe} />
))

function Listed({ label }: { label: string }) {
  useShortcuts([{ label, keys: 'Ctrl+S' }])
  return null
}

const terms = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => term.textContent)

it('lists each shortcut once, and only those of mounted components', async () => {
  const shown = (...labels: string[]) => (
    <>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two components may list the same.
        <Listed key={`${label} ${index}`} label={label} />
      ))}
      <ShortcutsDialog open onOpenChange={NOTHING} />
    </>
  )
  const { rerender } = await mount(shown('Save', 'Save', 'Send'))
  await expect.poll(terms).toEqual(['Save', 'Send'])
  await rerender(shown('Send'))
  await expect.poll(terms).toEqual(['Send'])
  await rerender(shown())
  await expect.element(page.getByText('This screen has no shortcuts.')).toBeVisible()
})

it('shows a plus as a key', async () => {
  await mount(<ShortcutsDialog open onOpenChange={NOTHING} shortcuts={[{ label: 'Zoom in', keys: ['Ctrl++', '+'] }]} />)
  const keys = [...document.querySelectorAll('kbd')].map((key) => key.textContent)
  expect(keys).toEqual(['Ctrl', '+', '+'])
})

function Keyed({ shortcut }: { shortcut: SingleKeyShortcut }) {
  useSingleKeyShortcut(shortcut)
  return (
    <>
      <button type="button">Plain</button>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Box" />
      <div role="menu">
        <button type="button" role="menuitem">
          Item
        </button>
      </div>
    </>
  )
}

it('calls for its key where nothing else takes it', async () => {
  const onPress = vi.fn()
  await mount(<Keyed shortcut={{ key: 'N', label: 'New', onPress }} />)
  const press = async (role: 'button' | 'textbox' | 'checkbox' | 'menuitem', keys: string) => {
    const element = page.getByRole(role).element() as HTMLElement
    element.focus()
    await userEvent.keyboard(keys)
    const calls = onPress.mock.calls.length
    onPress.mockClear()
    return calls
  }
  expect(await press('button', 'n')).toBe(1)
  expect(await press('checkbox', 'n')).toBe(1)
  expect(await press('button', '{Shift>}n{/Shift}')).toBe(0)
  expect(await press('button', '{Control>}n{/Control}')).toBe(0)
  expect(await press('button', 'x')).toBe(0)
  expect(await press('textbox', 'n')).toBe(0)
  expect(await press('menuitem', 'n')).toBe(0)
})

it('leaves a key to the component that was mounted first', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  await mount(
    <>
      <Keyed shortcut={{ key: 'N', label: 'New', onPress: first }} />
      <Keyed shortcut={{ key: 'N', label: 'New', onPress: second }} />
    </>,
  )
  page.getByRole('button').first().element().focus()
  await userEvent.keyboard('n')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})
