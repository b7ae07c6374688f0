import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { campaigns, manyFiles } from './tree.fixture.js'
import { Tree, type TreeProps } from './tree.js'

describePart('Tree', (probe) => (
  <Tree label="Files" nodes={campaigns} defaultExpanded={['autumn']} defaultSelected={['logo']} {...probe} />
))

const files = (props: Partial<TreeProps> = {}) => <Tree label="Files" nodes={campaigns} {...props} />
const focused = () => document.activeElement?.textContent
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key)
  await settled()
}
const enter = () => userEvent.tab()

afterEach(() => document.documentElement.removeAttribute('dir'))

describe('APG keyboard', () => {
  it('has one Tab stop: the selected row, or else the first', async () => {
    const { rerender } = await mount(files({ defaultSelected: ['spring'] }))
    await enter()
    expect(focused()).toBe('Spring')
    expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1)
    await rerender(
      <div key="other">
        <button type="button">Before</button>
        {files()}
      </div>,
    )
    page.getByRole('button', { name: 'Before' }).element().focus()
    await enter()
    expect(focused()).toContain('Autumn launch')
  })

  it('moves to the first and last row, and by pages', async () => {
    await mount(
      <div style={{ height: 200 }}>{files({ defaultExpanded: ['autumn', 'films'], style: { height: 160 } })}</div>,
    )
    await enter()
    await press('{End}')
    expect(focused()).toBe('notes.txt')
    await press('{ArrowDown}')
    expect(focused()).toBe('notes.txt')
    await press('{PageUp}')
    expect(focused()).toBe('Stills')
    await press('{Home}')
    expect(focused()).toContain('Autumn launch')
  })

  it('ignores Right on a leaf and Left on a collapsed root', async () => {
    await mount(files())
    await enter()
    await press('{End}', '{ArrowRight}')
    expect(focused()).toBe('notes.txt')
    await press('{Home}', '{ArrowLeft}')
    expect(focused()).toContain('Autumn launch')
  })

  it('swaps Left and Right in right-to-left layouts', async () => {
    document.documentElement.dir = 'rtl'
    await mount(files())
    await enter()
    await press('{ArrowLeft}', '{ArrowLeft}')
    expect(focused()).toBe('Films')
    await press('{ArrowRight}')
    expect(focused()).toContain('Autumn launch')
  })

  it('expands all siblings by *, and toggles by Enter without onAction', async () => {
    const onExpandedChange = vi.fn()
    await mount(files({ onExpandedChange }))
    await enter()
    await press('*')
    expect(onExpandedChange).toHaveBeenLastCalledWith(['autumn', 'spring', 'summer'])
    await press('{Enter}')
    expect(onExpandedChange).toHaveBeenLastCalledWith(['spring', 'summer'])
  })

  it('cycles through matches of one character and ignores shortcuts', async () => {
    await mount(files())
    await enter()
    await press('s')
    expect(focused()).toBe('Spring')
    await new Promise((resolve) => setTimeout(resolve, 1050))
    await press('s')
    expect(focused()).toBe('Summer')
    await press('{Control>}s{/Control}')
    expect(focused()).toBe('Summer')
  })
})

describe('selection', () => {
  it('adds by Space, ranges by Shift, selects all by Ctrl+A', async () => {
    const onSelectedChange = vi.fn()
    await mount(files({ selection: 'multiple', onSelectedChange }))
    await enter()
    await press(' ', '{ArrowDown}', '{ArrowDown}', ' ')
    expect(onSelectedChange).toHaveBeenLastCalledWith(['autumn', 'summer'])
    await press('{Shift>}{ArrowDown}{/Shift}')
    expect(onSelectedChange).toHaveBeenLastCalledWith(['summer', 'notes'])
    await press('{Control>}a{/Control}')
    expect(onSelectedChange).toHaveBeenLastCalledWith(['autumn', 'spring', 'summer', 'notes'])
    await page.getByRole('treeitem', { name: 'Spring' }).click()
    expect(onSelectedChange).toHaveBeenLastCalledWith(['spring'])
    await page.getByRole('treeitem', { name: 'notes.txt' }).click({ modifiers: ['Shift'] })
    expect(onSelectedChange).toHaveBeenLastCalledWith(['spring', 'summer', 'notes'])
    await page.getByRole('treeitem', { name: 'Summer' }).click({ modifiers: ['ControlOrMeta'] })
    expect(onSelectedChange).toHaveBeenLastCalledWith(['spring', 'notes'])
  })

  it('is not exposed without a selection mode, and a click expands', async () => {
    await mount(files({ selection: 'none' }))
    const spring = page.getByRole('treeitem', { name: 'Spring' })
    await expect.element(spring).not.toHaveAttribute('aria-selected')
    await spring.click()
    await expect.element(page.getByRole('treeitem', { name: 'teaser.mp4' })).toBeVisible()
  })

  it('does not change when an expand arrow is clicked', async () => {
    const onSelectedChange = vi.fn()
    await mount(files({ onSelectedChange }))
    const spring = page.getByRole('treeitem', { name: 'Spring' })
    const { left, top, height } = spring.element().getBoundingClientRect()
    document.elementFromPoint(left + 12, top + height / 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(spring).toHaveAttribute('aria-expanded', 'true')
    expect(onSelectedChange).not.toHaveBeenCalled()
  })
})

describe('focus', () => {
  it('moves out of a collapsed parent', async () => {
    const props = { defaultSelected: ['main'], onExpandedChange: vi.fn() }
    const { rerender } = await mount(files({ ...props, expanded: ['autumn', 'films'] }))
    await enter()
    expect(focused()).toContain('main.mp4')
    await rerender(files({ ...props, expanded: ['autumn'] }))
    expect(focused()).toBe('Films')
    await rerender(files({ ...props, expanded: [] }))
    expect(focused()).toContain('Autumn launch')
  })

  it('is not taken from elsewhere when a row is removed', async () => {
    const { rerender } = await mount(files({ expanded: ['autumn'] }))
    await enter()
    await press('{ArrowDown}')
    ;(document.activeElement as HTMLElement).blur()
    await rerender(files({ expanded: [] }))
    expect(document.activeElement).toBe(document.body)
    await enter()
    expect(focused()).toContain('Autumn launch')
  })
})

describe('five thousand rows', () => {
  const many = () => <Tree label="Files" nodes={manyFiles} defaultExpanded={['bucket']} style={{ height: 300 }} />

  it('are rendered only in the viewport, with their true positions', async () => {
    await mount(many())
    expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(40)
    const first = page.getByRole('treeitem', { name: 'banner-0000.html' })
    await expect.element(first).toHaveAttribute('aria-setsize', '5000')
  })

  it('keep the focused row while scrolling, so that it remains the Tab stop', async () => {
    await mount(many())
    await enter()
    await press('{ArrowDown}')
    const tree = page.getByRole('tree').element()
    tree.scrollTop = 60_000
    await vi.waitFor(() => expect(document.querySelector('[data-id="file-1870"]')).not.toBeNull())
    expect(focused()).toBe('banner-0000.html')
    await press('{ArrowDown}')
    expect(focused()).toBe('banner-0001.html')
    expect(tree.scrollTop).toBeLessThan(100)
  })

  it('are found by typing at any distance', async () => {
    await mount(many())
    await enter()
    // Synchronous, because a busy machine may be slower than the typing timeout.
    const row = document.activeElement
    for (const key of 'banner-4321') row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await vi.waitFor(() => expect(focused()).toBe('banner-4321.html'))
  })
})

it('loads children once, on first expansion', async () => {
  const loadChildren = vi.fn(async () => [])
  await mount(files({ nodes: [{ id: 'eu', label: 'eu-west-1', lazy: true }], loadChildren }))
  expect(loadChildren).not.toHaveBeenCalled()
  await enter()
  await press('{ArrowRight}')
  await expect.element(page.getByRole('treeitem', { name: 'Empty' })).toBeVisible()
  await press('{ArrowLeft}', '{ArrowRight}')
  expect(loadChildren).toHaveBeenCalledOnce()
})
