import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.js'
import { Dialog, DialogContent, DialogTrigger } from '../dialog/dialog.js'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Tooltip } from '../tooltip/tooltip.js'
import { ThemeRegion } from './theme-region.js'

describePart('ThemeRegion', (probe) => (
  <ThemeRegion theme="dark" brandHue={150} {...probe}>
    <Button variant="primary">Publish</Button>
  </ThemeRegion>
))

const background = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor

it('nests opposite themes', async () => {
  const { container } = await mount(
    <ThemeRegion theme="dark" className="outer">
      <ThemeRegion theme="light" className="inner" asChild>
        <section>Words</section>
      </ThemeRegion>
    </ThemeRegion>,
  )
  const inner = container.querySelector('section.inner')
  expect(background(container.querySelector('.outer'))).toBe('oklch(0.165 0.01 262)')
  expect(background(inner)).toBe('oklch(0.982 0.003 262)')
  expect(inner && getComputedStyle(inner).color).toBe('oklch(0.225 0.018 262)')
  expect(inner && getComputedStyle(inner).colorScheme).toBe('light')
})

it('applies colors and radius inside only', async () => {
  await page.viewport(1280, 800)
  await mount(
    <>
      <ThemeRegion theme="light" brandHue={150} radius={0} density="compact" className="p-40">
        <Button variant="primary">Inside</Button>
      </ThemeRegion>
      <Button variant="primary">Beside</Button>
    </>,
  )
  const inside = getComputedStyle(page.getByRole('button', { name: 'Inside' }).element())
  const beside = getComputedStyle(page.getByRole('button', { name: 'Beside' }).element())
  expect(inside.backgroundColor).toMatch(/^oklch\(0\.515 0\.1\d+ 150\)$/)
  expect(beside.backgroundColor).toBe('oklch(0.515 0.18 262)')
  expect([inside.borderTopLeftRadius, beside.borderTopLeftRadius]).toEqual(['0px', '8px'])
  expect([inside.height, beside.height]).toEqual(['32px', '36px'])
})

it('applies to overlays opened from it: popover, tooltip, dialog and nested ones', async () => {
  await mount(
    <ThemeRegion theme="dark" brandHue={150} radius={0}>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent title="Rename campaign">
          <Popover>
            <PopoverTrigger asChild>
              <Button>More</Button>
            </PopoverTrigger>
            <PopoverContent label="More">Words</PopoverContent>
          </Popover>
        </DialogContent>
      </Dialog>
      <Tooltip content="Leaves nothing" defaultOpen>
        <Button>Delete</Button>
      </Tooltip>
    </ThemeRegion>,
  )
  const readLook = (element: Element | null) => {
    const region = element?.closest<HTMLElement>('[data-theme]')
    return [region?.dataset.theme, region?.style.getPropertyValue('--placard-brand-hue')]
  }
  expect(readLook(document.querySelector('[role=tooltip]'))).toEqual(['dark', '150'])
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  const dialog = page.getByRole('dialog', { name: 'Rename campaign' })
  await expect.element(dialog).toBeVisible()
  expect(readLook(dialog.element())).toEqual(['dark', '150'])
  expect(getComputedStyle(dialog.element()).borderTopLeftRadius).toBe('0px')
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  const popover = page.getByRole('dialog', { name: 'More' })
  await expect.element(popover).toBeVisible()
  expect(readLook(popover.element())).toEqual(['dark', '150'])
  expect(dialog.element().contains(popover.element())).toBe(true)
})

it('applies to its overlays inside a dialog', async () => {
  await mount(
    <Dialog defaultOpen>
      <DialogContent title="Preview">
        <ThemeRegion theme="dark">
          <Popover>
            <PopoverTrigger asChild>
              <Button>More</Button>
            </PopoverTrigger>
            <PopoverContent label="More">Words</PopoverContent>
          </Popover>
        </ThemeRegion>
      </DialogContent>
    </Dialog>,
  )
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  const popover = page.getByRole('dialog', { name: 'More' })
  await expect.element(popover).toBeVisible()
  expect(popover.element().closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
  expect(page.getByRole('dialog', { name: 'Preview' }).element().contains(popover.element())).toBe(true)
})
