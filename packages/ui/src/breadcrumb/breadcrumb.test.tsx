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

it('gives way from the middle, then the first, and takes all back when there is room', async () => {
  const { rerender } = await mount(way(800))
  expect(shown()).toEqual([...names, 'main.mp4'])
  await rerender(way(350))
  expect(shown()).toEqual(['Campaigns', 'Creatives', 'Films', 'main.mp4'])
  await rerender(way(260))
  expect(shown()).toEqual(['Campaigns', 'Films', 'main.mp4'])
  await rerender(way(150))
  expect(shown()).toEqual(['Films', 'main.mp4'])
  const list = page.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  await rerender(way(800))
  await settled()
  expect(shown()).toEqual([...names, 'main.mp4'])
})

it('measures anew when the words change', async () => {
  const { rerender } = await mount(way(350))
  expect(shown()).toHaveLength(4)
  await rerender(way(350, ['A', 'B', 'C', 'D']))
  expect(shown()).toHaveLength(5)
})

it('has no menu for two steps, however little room there is', async () => {
  await mount(way(80, ['Autumn launch for Scandinavia']))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('shows a name whole when it is cut off, and only then', async () => {
  await mount(way(900, ['Autumn launch for Scandinavia, second flight', 'Films']))
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Autumn launch for Scandinavia, second flight')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Films' })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})
