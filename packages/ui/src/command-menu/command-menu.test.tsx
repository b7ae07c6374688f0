import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { type CommandItem, CommandMenu, type CommandMenuProps } from './command-menu.js'

const onSelect = vi.fn<(id: string) => void>()
const item = (id: string, label: string, more: Partial<CommandItem> = {}): CommandItem => ({
  id,
  label,
  onSelect: () => onSelect(id),
  ...more,
})
const items: readonly CommandItem[] = [
  item('new', 'New campaign', { group: 'Campaigns', shortcut: 'Ctrl+N' }),
  item('delete', 'Delete campaign', { group: 'Campaigns', disabled: true }),
  item('report', 'Go to reports', { group: 'Go to', hint: 'All campaigns' }),
  item('theme', 'Change theme', { group: 'Settings', page: { items: [item('dark', 'Dark'), item('light', 'Light')] } }),
]

describePart('CommandMenu', (probe) => <CommandMenu open items={items} recent={['report']} {...probe} />)

beforeEach(() => onSelect.mockClear())

const input = page.getByRole('combobox')
const options = page.getByRole('option')
const dialog = page.getByRole('dialog', { name: 'Commands' })
const gone = () => expect.element(dialog).not.toBeInTheDocument()
const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent
const labels = () => options.elements().map((element) => element.textContent)

const opened = async (props: Partial<CommandMenuProps> = {}) => {
  await mount(
    <>
      <button type="button">Search</button>
      <CommandMenu items={items} {...props} />
    </>,
  )
  await userEvent.keyboard('{Tab}{Control>}k{/Control}')
  await expect.element(input).toHaveFocus()
}

it('opens by its shortcut, closes by it or by Escape, and returns focus', async () => {
  await opened()
  await userEvent.keyboard('{Control>}k{/Control}')
  await gone()
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
})

it('supports another shortcut, or none', async () => {
  const { rerender } = await mount(<CommandMenu items={items} shortcut="j" />)
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(dialog.query()).toBeNull()
  await rerender(<CommandMenu items={items} shortcut={null} />)
  await userEvent.keyboard('{Control>}j{/Control}')
  await settled()
  expect(dialog.query()).toBeNull()
})

it('moves by arrow keys, Home, End and page keys, and skips disabled items', async () => {
  await opened()
  expect(active()).toMatch(/^New campaign/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toMatch(/^Go to reports/)
  await userEvent.keyboard('{End}')
  await expect.poll(active).toBe('Change theme')
  await userEvent.keyboard('{Home}')
  await expect.poll(active).toMatch(/^New campaign/)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(active).toBe('Change theme')
  await userEvent.keyboard('{PageUp}')
  await expect.poll(active).toMatch(/^New campaign/)
})

it('selects by Enter: closes, returns focus, and then runs the command', async () => {
  const focusWas: (string | null | undefined)[] = []
  onSelect.mockImplementation(() => focusWas.push(document.activeElement?.textContent))
  const onItemSelect = vi.fn()
  await opened({ onItemSelect })
  await userEvent.keyboard('rep{Enter}')
  await gone()
  await expect.poll(() => onSelect.mock.calls).toEqual([['report']])
  expect(onItemSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'report' }))
  expect(focusWas).toEqual(['Search'])
})

it('does not run disabled commands', async () => {
  await opened()
  await userEvent.keyboard('delete{Enter}')
  await options.click({ force: true })
  await expect.element(dialog).toBeVisible()
  expect(onSelect).not.toHaveBeenCalled()
})

it('ranks, highlights and counts matches, and shows an empty message', async () => {
  await opened()
  await userEvent.keyboard('camp')
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('camp')
  expect(active()).toMatch(/^New campaign/)
  await expect.element(page.getByRole('status')).toHaveTextContent('3 results')
  await userEvent.keyboard('xx')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “campxx”')
})

it('shows recent items first while the query is empty', async () => {
  await opened({ recent: ['theme', 'unknown'] })
  const group = page.getByRole('group', { name: 'Recent' })
  await expect.element(group.getByRole('option')).toHaveTextContent('Change theme')
  await userEvent.keyboard('theme')
  await expect.element(group).not.toBeInTheDocument()
  expect(labels()).toEqual(['Change theme', 'DarkChange theme', 'LightChange theme'])
})

describe('pages', () => {
  it('open by Enter, and close by Backspace in an empty input', async () => {
    await opened()
    await userEvent.keyboard('change{Enter}')
    await expect.poll(labels).toEqual(['Dark', 'Light'])
    await expect.element(page.getByRole('combobox', { name: 'Change theme' })).toHaveValue('')
    await userEvent.keyboard('l{Backspace}')
    await expect.poll(labels).toEqual(['Dark', 'Light'])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => labels().length).toBe(4)
    await expect.element(input).toHaveFocus()
  })

  it('give their items paths, by which these are recent outside of them', async () => {
    const onItemSelect = vi.fn()
    await opened({ onItemSelect, recent: ['theme/light', 'theme/gone'] })
    await expect
      .element(page.getByRole('group', { name: 'Recent' }).getByRole('option'))
      .toHaveTextContent('LightChange theme')
    await userEvent.keyboard('change{Enter}')
    await expect.poll(labels).toEqual(['Dark', 'Light'])
    await userEvent.keyboard('{Enter}')
    await gone()
    expect(onItemSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'theme/dark' }))
  })

  it('show items that are loaded while they are open', async () => {
    const shown = (...inner: CommandItem[]) => (
      <CommandMenu open items={[item('go', 'Go to', { page: { items: inner } })]} />
    )
    const { rerender } = await mount(shown())
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Go to' })).toBeVisible()
    await rerender(shown(item('autumn', 'Autumn')))
    await expect.poll(labels).toEqual(['Autumn'])
  })

  it('are searched from the root page as well', async () => {
    await opened()
    await userEvent.keyboard('dark{Enter}')
    await gone()
    await expect.poll(() => onSelect.mock.calls).toEqual([['dark']])
  })
})

describe('async search', () => {
  it('runs once for the final query, and lists its results last', async () => {
    const search = vi.fn(async (query: string) => [item('autumn', `Autumn ${query}`)])
    await opened({ search })
    await userEvent.keyboard('new')
    await expect.poll(labels).toEqual(['New campaignCtrl+N', 'Autumn new'])
    expect(search.mock.calls.at(-1)?.[0]).toBe('new')
    await expect.element(page.getByRole('group', { name: 'Results' })).toBeVisible()
  })

  it('shows loading and error, and can be retried', async () => {
    const found = [item('autumn', 'Autumn')]
    let fail: () => void = () => undefined
    let answer: Promise<typeof found> = new Promise((_, reject) => {
      fail = () => reject(new Error('Offline'))
    })
    answer.catch(() => undefined)
    await opened({ search: () => answer })
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Searching…')
    fail()
    await expect.element(page.getByRole('status')).toHaveTextContent('Search failed.')
    answer = Promise.resolve(found)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(labels).toEqual(['Autumn'])
  })

  it('says why it failed', async () => {
    const search = () => Promise.reject(new Error('You are offline.'))
    await opened({ search, labels: { error: (failure) => (failure instanceof Error ? failure.message : '') } })
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('You are offline.')
  })

  it('drops outdated results', async () => {
    const answers: ((items: CommandItem[]) => void)[] = []
    const search = () => new Promise<CommandItem[]>((resolve) => answers.push(resolve))
    await opened({ search })
    await userEvent.keyboard('zz')
    await expect.poll(() => answers.length).toBe(1)
    await userEvent.keyboard('y')
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.([item('new-answer', 'Right')])
    answers[0]?.([item('old-answer', 'Wrong')])
    await expect.poll(labels).toEqual(['Right'])
  })
})
