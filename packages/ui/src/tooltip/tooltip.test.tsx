import { beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { LazyBubble, Tooltip, TooltipProvider } from './tooltip.js'

// Loads the bubble first, because describePart checks immediately.
beforeAll(async () => {
  await LazyBubble.load()
})

describePart('Tooltip', (probe) => (
  <Tooltip content="Times are in GMT+00:00" open {...probe}>
    <button type="button">Range</button>
  </Tooltip>
))

it('keeps its trigger’s existing description', async () => {
  await mount(
    <>
      <Tooltip content="Copied" open describes={false}>
        <button type="button" aria-describedby="note">
          Copy
        </button>
      </Tooltip>
      <p id="note">To the clipboard</p>
    </>,
  )
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('To the clipboard')
})

it('shows one at a time under a provider', async () => {
  await mount(
    <TooltipProvider delayDuration={0}>
      <Tooltip content="First hint">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip content="Second hint">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipProvider>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('First hint')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('Second hint')
})

it('opens on visible focus, but not on focus that returns after a click', async () => {
  await mount(
    <>
      <Tooltip content="More about Autumn 2025">
        <button type="button" id="trigger">
          More
        </button>
      </Tooltip>
      <button type="button" onClick={() => document.getElementById('trigger')?.focus()}>
        Close the menu
      </button>
    </>,
  )
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(page.getByRole('tooltip', { includeHidden: true }).query()).toBeNull()
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('More about Autumn 2025')
})

it('stays while hovered, and closes on Escape', async () => {
  await mount(
    <div style={{ padding: 60 }}>
      <Tooltip content="Times are in GMT+00:00" describes={false}>
        <button type="button">Range</button>
      </Tooltip>
    </div>,
  )
  await userEvent.hover(page.getByRole('button'))
  const bubble = page.getByText('Times are in GMT+00:00').first()
  await expect.element(bubble).toBeVisible()
  await userEvent.hover(page.elementLocator(document.querySelector('[data-slot="tooltip"]') as Element))
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(bubble).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
})

it('does not open by touch', async () => {
  await mount(
    <Tooltip content="Times are in GMT+00:00">
      <button type="button">Range</button>
    </Tooltip>,
  )
  const button = page.getByRole('button').element()
  for (const type of ['pointerenter', 'pointermove', 'pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(page.getByRole('tooltip', { includeHidden: true }).query()).toBeNull()
})

it('opens the next one of a group without delay', async () => {
  await mount(
    <TooltipProvider delayDuration={1200} skipDelayDuration={5000}>
      {['First', 'Second'].map((name) => (
        <Tooltip key={name} content={`${name} hint`} side="bottom">
          <button type="button">{name}</button>
        </Tooltip>
      ))}
      <p style={{ height: 60, marginTop: 200 }}>Elsewhere</p>
    </TooltipProvider>,
  )
  await userEvent.hover(page.getByRole('button', { name: 'First' }))
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('First hint')
  // Twice, because the first move may be on the way to the open tooltip.
  for (const y of [20, 40]) await userEvent.hover(page.getByText('Elsewhere'), { position: { x: 20, y } })
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
  await userEvent.hover(page.getByRole('button', { name: 'Second' }))
  await expect
    .element(page.getByRole('tooltip', { includeHidden: true }), { timeout: 900 })
    .toHaveTextContent('Second hint')
})

it('keeps its trigger’s element and focus, open or closed', async () => {
  await mount(
    <Tooltip content="Times are in GMT+00:00">
      <button type="button" aria-describedby="note">
        Range
      </button>
    </Tooltip>,
  )
  const button = page.getByRole('button').element()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toBeInTheDocument()
  expect(button).toHaveAttribute('data-state', 'instant-open')
  expect(button.getAttribute('aria-describedby')?.split(' ')).toContain(
    page.getByRole('tooltip', { includeHidden: true }).element().id,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
  expect(page.getByRole('button').element()).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-describedby', 'note')
})

it('closes when its trigger is pressed, and stays closed for the same pointer', async () => {
  await mount(
    <Tooltip content="Times are in GMT+00:00">
      <button type="button">Range</button>
    </Tooltip>,
  )
  await userEvent.hover(page.getByRole('button'))
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toBeInTheDocument()
  await page.getByRole('button').click()
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(page.getByRole('tooltip', { includeHidden: true }).query()).toBeNull()
})

it('supports controlled state', async () => {
  const onOpenChange = vi.fn()
  await mount(
    <Tooltip content="Autumn 2025" open={false} onOpenChange={onOpenChange}>
      <button type="button">Autumn…</button>
    </Tooltip>,
  )
  await userEvent.keyboard('{Tab}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(page.getByRole('tooltip', { includeHidden: true }).query()).toBeNull()
})
