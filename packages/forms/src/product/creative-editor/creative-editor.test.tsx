import { type Creative, newCreative } from '@placard/domain/creative'
import { mount } from '@placard/ui/testing'
import type { CSSProperties } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CreativeEditor, type CreativeEditorProps } from './creative-editor.js'

const creative: Creative = {
  ...newCreative('campaign1', new Date('2025-10-14T09:58:00Z')),
  id: 'creative1',
  name: 'Autumn',
  html: '<p>Ride</p>',
  layout: 'in-banner-video',
}
const editor = (props: Partial<CreativeEditorProps> = {}) => (
  <CreativeEditor
    creative={creative}
    onSave={vi.fn()}
    onPublish={vi.fn()}
    creatives={[]}
    assets={() => null}
    tags={null}
    section="layout"
    {...props}
  />
)
const thumb = () => page.getByRole('slider', { name: 'Player size' })
const box = () => page.getByRole('spinbutton', { name: 'Player size exact value' })
const undo = () => page.getByRole('button', { name: 'Undo' })

afterEach(() => page.viewport(1280, 1000))

describe('Undo', () => {
  it('undoes a whole drag in one step', async () => {
    await mount(editor())
    await expect.element(undo()).toHaveAttribute('aria-disabled', 'true')
    const track = thumb().element().closest<HTMLElement>('[data-slot=slider]')
    for (const x of [40, 60, 90]) await userEvent.click(track as HTMLElement, { position: { x, y: 10 } })
    const third = thumb().element().getAttribute('aria-valuenow')
    expect(third).not.toBe('100')
    // Three presses are three undo steps.
    await undo().click()
    await undo().click()
    await undo().click()
    await expect.element(thumb()).toHaveAttribute('aria-valuenow', '100')
    await expect.element(undo()).toHaveAttribute('aria-disabled', 'true')
    const redo = page.getByRole('button', { name: 'Redo' })
    for (let step = 0; step < 3; step++) await redo.click()
    await expect.element(thumb()).toHaveAttribute('aria-valuenow', third as string)
  })

  it('undoes a half-typed number', async () => {
    await mount(editor())
    await userEvent.fill(box(), '7')
    await expect.element(thumb()).toHaveAttribute('aria-valuenow', '7')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(box()).toHaveValue('100')
    await expect.element(box()).toHaveFocus()
  })

  it('ignores keys meant for other elements', async () => {
    await mount(
      <>
        {editor()}
        <input aria-label="Elsewhere" />
      </>,
    )
    await userEvent.fill(box(), '7')
    const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    // Not by keyboard: the browser's own undo crosses between text boxes.
    const keys = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
    elsewhere.element().dispatchEvent(keys)
    expect(keys.defaultPrevented).toBe(false)
    await expect.element(box()).toHaveValue('7')
  })
})

describe('A creative changed by somebody else', () => {
  it('is shown unless there are unsaved changes', async () => {
    const { rerender } = await mount(editor())
    const name = document.querySelector<HTMLInputElement>('[id$="-name"]')
    await rerender(editor({ creative: { ...creative, name: 'Autumn, theirs', version: 2 } }))
    await expect.poll(() => name?.value).toBe('Autumn, theirs')
    await userEvent.fill(box(), '7')
    await rerender(editor({ creative: { ...creative, name: 'Autumn, later', version: 3 } }))
    await expect.element(box()).toHaveValue('7')
    expect(name?.value).toBe('Autumn, theirs')
  })
})

it('asks before the tab is closed with unsaved changes only', async () => {
  const onDirtyChange = vi.fn()
  await mount(editor({ onDirtyChange }))
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await userEvent.fill(box(), '7')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  expect(leave()).toBe(true)
})

it('asks before an upload is interrupted by leaving', async () => {
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const blocker = { state: 'blocked' as const, proceed: vi.fn(), reset: vi.fn() }
  const { rerender } = await mount(editor({ isUploading: true }))
  expect(isAsked()).toBe(true)
  await rerender(editor({ isUploading: true, blocker }))
  await expect.element(page.getByRole('alertdialog', { name: 'Leave while files are uploading?' })).toBeVisible()
  await rerender(editor())
  expect(isAsked()).toBe(false)
})

it('shows a collapsible preview first on a phone', async () => {
  await page.viewport(390, 800)
  await mount(editor())
  const preview = page.getByRole('button', { name: 'Preview' })
  await expect.element(preview).toHaveAttribute('aria-expanded', 'true')
  expect(
    preview.element().compareDocumentPosition(page.getByRole('tablist').element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  await preview.click()
  await expect.poll(() => document.querySelector('iframe')?.checkVisibility()).toBe(false)
  // The bar with the buttons still has the weight.
  const weight = page.getByRole('meter', { name: 'Weight', exact: true }).element()
  expect(weight.checkVisibility()).toBe(true)
  expect(weight.getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
})

it('keeps the preview between the top bar and the bar with the buttons', async () => {
  await page.viewport(1440, 600)
  const style = { '--placard-top-bar-height': '52px', paddingBlock: '12rem' } as CSSProperties
  await mount(<div style={style}>{editor()}</div>)
  window.scrollTo(0, 300)
  const column = document.querySelector('[data-slot=ad-frame]')?.parentElement?.parentElement
  const bar = document.querySelector('[data-slot=submit-bar]')
  await expect.poll(() => column?.getBoundingClientRect().top).toBeGreaterThanOrEqual(52)
  expect(column?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0)
  expect(column?.scrollHeight).toBeGreaterThan(column?.clientHeight ?? 0)
  window.scrollTo(0, 0)
})

it('keeps the last input when the page is reloaded during the pause', async () => {
  const onDraftChange = vi.fn()
  await mount(editor({ onDraftChange }))
  await userEvent.fill(box(), '7')
  await expect.element(thumb()).toHaveAttribute('aria-valuenow', '7')
  onDraftChange.mockClear()
  const input = box().element() as HTMLInputElement
  input.focus()
  await userEvent.keyboard('{ArrowUp}')
  window.dispatchEvent(new Event('pagehide'))
  expect(onDraftChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ layoutOptions: expect.objectContaining({ video_player_size: 8 }) }),
  )
})
