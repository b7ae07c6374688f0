import { mount } from '@placard/ui/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onRowKey } from './row-keys.js'

const [select, remove] = [vi.fn(() => true), vi.fn()]
const NAMES = ['Autumn', 'Winter', 'Spring']

const lines = (length = NAMES.length) => (
  <table>
    <tbody onKeyDown={(event) => onRowKey(event, { length, select, remove })}>
      {NAMES.map((name, index) => (
        <tr key={name} data-line={index}>
          <th scope="row">
            <a href={`#${name}`}>{name}</a>
          </th>
          <td>
            <button type="button">{`Actions for ${name}`}</button>
            <input aria-label={`Note on ${name}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
const at = (line: number, what: string) =>
  document.querySelector<HTMLElement>(`tr[data-line="${line}"] ${what}`) as HTMLElement

beforeEach(() => {
  select.mockClear()
  remove.mockClear()
})

it('moves focus with arrow keys to the same control of another row, but not beyond the ends', async () => {
  await mount(lines())
  at(0, 'button').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(at(1, 'button'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(at(2, 'button'))
  at(0, 'a').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(at(0, 'a'))
})

it('selects with Space on a name, a range with Shift, and ignores Space on a button', async () => {
  await mount(lines())
  at(1, 'a').focus()
  await userEvent.keyboard(' {Shift>} {/Shift}')
  expect(select.mock.calls).toEqual([
    [1, false],
    [1, true],
  ])
  at(1, 'button').focus()
  await userEvent.keyboard(' ')
  expect(select).toHaveBeenCalledTimes(2)
})

it('removes a row with Delete, but not while typing, nor with a modifier key', async () => {
  await mount(lines())
  at(2, 'a').focus()
  await userEvent.keyboard('{Control>}{Delete}{/Control}')
  expect(remove).not.toHaveBeenCalled()
  await userEvent.keyboard('{Delete}')
  expect(remove).toHaveBeenCalledExactlyOnceWith(2)
  at(2, 'input').focus()
  await userEvent.keyboard('{Delete}{ArrowUp}')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(at(2, 'input'))
})

it('scrolls to the focus if the next row is not rendered', async () => {
  await mount(lines(4))
  at(2, 'a').focus()
  const seen = vi.spyOn(at(2, 'a').closest('tr') as HTMLElement, 'scrollIntoView')
  await userEvent.keyboard('{ArrowDown}')
  expect(seen).toHaveBeenCalledOnce()
})
