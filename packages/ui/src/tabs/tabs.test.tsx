import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { TabNav, TabNavLink, Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.js'

describePart('Tabs', (probe) => (
  <Tabs defaultValue="tags" {...probe}>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsList', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign" {...probe}>
      <TabsTrigger value="tags">Tags</TabsTrigger>
    </TabsList>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsTrigger', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign" variant="pill">
      <TabsTrigger value="tags" {...probe}>
        Tags
      </TabsTrigger>
    </TabsList>
    <TabsContent value="tags">Tags</TabsContent>
  </Tabs>
))
describePart('TabsContent', (probe) => (
  <Tabs defaultValue="tags">
    <TabsList aria-label="Campaign">
      <TabsTrigger value="tags">Tags</TabsTrigger>
    </TabsList>
    <TabsContent value="tags" {...probe}>
      Eleven platforms
    </TabsContent>
  </Tabs>
))
describePart('TabNav', (probe) => (
  <TabNav label="Autumn 2025" {...probe}>
    <TabNavLink href="#tags" current>
      Tags
    </TabNavLink>
  </TabNav>
))
describePart('TabNavLink', (probe) => (
  <TabNav label="Autumn 2025" variant="pill">
    <TabNavLink href="#tags" count={11} {...probe}>
      Tags
    </TabNavLink>
  </TabNav>
))

it('swaps arrow keys in right-to-left layouts', async () => {
  await mount(
    <DirectionProvider dir="rtl">
      <Tabs dir="rtl" defaultValue="a">
        <TabsList aria-label="Letters">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsContent value="a">Letter A</TabsContent>
        <TabsContent value="b">Letter B</TabsContent>
      </Tabs>
    </DirectionProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'B' })).toHaveFocus()
})

it('skips disabled tabs, and scrolls the ends into view', async () => {
  await mount(
    <div style={{ width: 240 }}>
      <Tabs defaultValue="Tab 0">
        <TabsList aria-label="Many">
          {Array.from({ length: 9 }, (_, index) => `Tab ${index}`).map((name) => (
            <TabsTrigger key={name} value={name} disabled={name === 'Tab 1'}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="Tab 0">First</TabsContent>
      </Tabs>
    </div>,
  )
  const list = page.getByRole('tablist').element()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Tab 2' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  const last = page.getByRole('tab', { name: 'Tab 8' }).element().getBoundingClientRect()
  expect(last.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  await expect.element(page.getByRole('tablist')).toHaveAttribute('data-edge', 'left')
})

function OutsideChange() {
  const [value, setValue] = useState('a')
  return (
    <>
      <button type="button">before</button>
      <Tabs value={value} onValueChange={setValue}>
        <TabsList aria-label="Letters">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
          <TabsTrigger value="c">C</TabsTrigger>
        </TabsList>
        <TabsContent value={value} tabIndex={-1}>
          <button type="button" onClick={() => setValue('c')}>
            show C
          </button>
        </TabsContent>
      </Tabs>
    </>
  )
}

it('enters at the active tab from both sides, also after it was changed from outside', async () => {
  await mount(<OutsideChange />)
  await page.getByRole('tab', { name: 'B' }).click()
  await page.getByRole('button', { name: 'show C' }).click()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('tab', { name: 'C' })).toHaveFocus()
  await expect.element(page.getByRole('tab', { name: 'C' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'C' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'show C' })).toHaveFocus()
})
