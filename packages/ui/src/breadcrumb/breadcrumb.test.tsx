import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.js'

describePart('Breadcrumb', (probe) => (
  <Breadcrumb {...probe}>
    <BreadcrumbItem current>Dashboard</BreadcrumbItem>
  </Breadcrumb>
))
describePart('BreadcrumbItem', (probe) => (
  <Breadcrumb>
    <BreadcrumbItem href="#campaigns" {...probe}>
      Campaigns
    </BreadcrumbItem>
  </Breadcrumb>
))

const names = ['Campaigns', 'Autumn 2025', 'Creatives', 'Films']
const way = (width: number, steps: readonly string[] = names) => (
  <div style={{ width }}>
    <Breadcrumb>
      {steps.map((name) => (
        <BreadcrumbItem key={name} href={`#${name}`}>
          {name}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem current>main.mp4</BreadcrumbItem>
    </Breadcrumb>
  </div>
)
const shown = () => [...document.querySelectorAll('nav [data-slot="breadcrumb-item"]')].map((step) => step.textContent)

it('hides the middle steps, then the first, and shows all if there is space', async () => {
  const { rerender } = await mount(way(800))
  expect(shown()).toEqual([...names, 'main.mp4'])
  await rerender(way(350))
  expect(shown()).toEqual(['Campaigns', 'Creatives', 'Films', 'main.mp4'])
  await rerender(way(260))
  expect(shown()).toEqual(['Campaigns', 'Films', 'main.mp4'])
  await rerender(way(200))
  expect(shown()).toEqual(['Films', 'main.mp4'])
  const list = page.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  await rerender(way(800))
  await settled()
  expect(shown()).toEqual([...names, 'main.mp4'])
})

it('is measured again when the labels change', async () => {
  const { rerender } = await mount(way(350))
  expect(shown()).toHaveLength(4)
  await rerender(way(350, ['A', 'B', 'C', 'D']))
  expect(shown()).toHaveLength(5)
  await rerender(way(350, ['A', 'B', 'A long name', 'A']))
  const [, , , parent, last] = [...document.querySelectorAll('nav li')].map((step) => step.getBoundingClientRect())
  // Steps are separated only by a 21 px line.
  expect((last?.left ?? 0) - (parent?.left ?? 0)).toBeLessThan(21 + 12)
})

const parts = () =>
  [...document.querySelectorAll('nav [data-slot="breadcrumb-item"]')].map((step) => ({
    words: step.textContent,
    cut: step.scrollWidth > step.clientWidth,
    width: step.getBoundingClientRect().width,
  }))

it.each([328, 260])('truncates the parent step first, with its full name available, at %i px', async (width) => {
  const parent = 'Autumn launch for Scandinavia, second flight'
  await mount(way(width, ['Campaigns', parent]))
  const [before, page_] = parts()
  expect([before?.words, before?.cut]).toEqual([parent, true])
  expect(before?.width).toBeGreaterThan(60)
  expect([page_?.words, page_?.cut]).toEqual(['main.mp4', false])
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).toHaveTextContent(parent)
})

it('keeps a short parent step and truncates a long page', async () => {
  await mount(
    <div style={{ width: 240 }}>
      <Breadcrumb>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem href="#q3">Q3</BreadcrumbItem>
        <BreadcrumbItem current>Reporting by creative, placement and platform</BreadcrumbItem>
      </Breadcrumb>
    </div>,
  )
  const [before, page_] = parts()
  expect([before?.words, before?.cut]).toEqual(['Q3', false])
  expect(before?.width).toBeLessThan(30)
  expect(page_?.cut).toBe(true)
  expect(page_?.width).toBeGreaterThan(100)
})

it('gives all space to the page if the parent would be unreadable', async () => {
  const { rerender } = await mount(way(110))
  expect(shown()).toEqual(['main.mp4'])
  expect(parts()[0]?.cut).toBe(false)
  await rerender(way(130, ['Autumn launch for Scandinavia']))
  expect(shown()).toEqual(['main.mp4'])
  await userEvent.click(page.getByRole('button', { name: 'More steps' }))
  await expect.element(page.getByRole('menuitem', { name: 'Autumn launch for Scandinavia' })).toBeVisible()
})

it('shows the full name in a tooltip only if truncated', async () => {
  await mount(way(900, ['Autumn launch for Scandinavia, second flight', 'Films']))
  await userEvent.tab()
  await expect
    .element(page.getByRole('tooltip', { includeHidden: true }))
    .toHaveTextContent('Autumn launch for Scandinavia, second flight')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Films' })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(page.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
})
