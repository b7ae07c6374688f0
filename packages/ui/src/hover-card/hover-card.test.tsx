import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { HoverCard, HoverCardContent, HoverCardTrigger } from './hover-card.js'

describePart('HoverCardTrigger', (probe) => (
  <HoverCard>
    <HoverCardTrigger href="#autumn" {...probe}>
      Autumn 2025
    </HoverCardTrigger>
  </HoverCard>
))
describePart('HoverCardContent', (probe) => (
  <HoverCard open>
    <HoverCardTrigger href="#autumn">Autumn 2025</HoverCardTrigger>
    <HoverCardContent {...probe}>14 creatives</HoverCardContent>
  </HoverCard>
))

const card = page.getByText('14 creatives')
const link = page.getByRole('link')
const preview = () =>
  mount(
    <HoverCard openDelay={50} closeDelay={150}>
      <HoverCardTrigger href="#autumn">Autumn 2025</HoverCardTrigger>
      <HoverCardContent>14 creatives</HoverCardContent>
    </HoverCard>,
  )
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('opens on hover, stays while hovered, and closes when the pointer leaves', async () => {
  await preview()
  await userEvent.hover(link)
  await expect.element(card).toBeVisible()
  await userEvent.hover(card)
  await wait(400)
  await expect.element(card).toBeVisible()
  await userEvent.unhover(card)
  await expect.element(card).not.toBeInTheDocument()
})

it('opens on keyboard focus; Escape closes it and keeps focus', async () => {
  await preview()
  await userEvent.keyboard('{Tab}')
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

it('does not open by touch', async () => {
  await preview()
  for (const type of ['pointerenter', 'pointermove', 'pointerdown', 'pointerup'])
    link.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  await wait(300)
  expect(card.query()).toBeNull()
})

it('moves focus past it in a dialog', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Creative">
        <HoverCard openDelay={0} closeDelay={0}>
          <HoverCardTrigger href="#autumn">Autumn 2025</HoverCardTrigger>
          <HoverCardContent>14 creatives</HoverCardContent>
        </HoverCard>
        <button type="button">Save</button>
      </DialogContent>
    </Dialog>,
  )
  const [save, close] = ['Save', 'Close'].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
  for (const next of [save, close, link, save]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(next).toHaveFocus()
    if (next === link) await expect.element(card).toBeVisible()
  }
  await expect.element(card).not.toBeInTheDocument()
})
