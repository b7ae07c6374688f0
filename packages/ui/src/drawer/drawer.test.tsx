import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './drawer.js'

describePart('DrawerTrigger', (probe) => (
  <Drawer>
    <DrawerTrigger {...probe}>Filters</DrawerTrigger>
  </Drawer>
))
describePart('DrawerContent', (probe) => (
  <Drawer open>
    <DrawerContent title="Filters" hideTitle {...probe}>
      <button type="button">Apply</button>
    </DrawerContent>
  </Drawer>
))
describePart('DrawerClose', (probe) => (
  <Drawer open>
    <DrawerContent title="Filters">
      <DrawerClose {...probe}>Apply</DrawerClose>
    </DrawerContent>
  </Drawer>
))

it.each([
  ['start', 'ltr', { left: 0, width: 320 }],
  ['start', 'rtl', { right: 0, width: 320 }],
  ['end', 'rtl', { left: 0, width: 320 }],
] as const)('comes from the %s of a page that runs %s', async (side, direction, { width, ...edge }) => {
  document.documentElement.dir = direction
  await mount(
    <Drawer open>
      <DrawerContent title="Filters" side={side}>
        Owner
      </DrawerContent>
    </Drawer>,
  )
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  document.documentElement.removeAttribute('dir')
  expect(box.width).toBe(width)
  expect('left' in edge ? box.left : window.innerWidth - box.right).toBe(0)
})

it('is at the bottom, no higher than its content', async () => {
  await mount(
    <Drawer open>
      <DrawerContent title="Sort by" side="bottom">
        Name
      </DrawerContent>
    </Drawer>,
  )
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  expect(Math.round(box.bottom)).toBe(window.innerHeight)
  expect(box.height).toBeLessThan(200)
})

it('returns focus when Escape closes it', async () => {
  await mount(
    <Drawer>
      <DrawerTrigger>Filters</DrawerTrigger>
      <DrawerContent title="Filters">Owner</DrawerContent>
    </Drawer>,
  )
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus()
})
