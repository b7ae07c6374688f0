import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.js'

const meta = {
  title: 'Breadcrumb',
  component: Breadcrumb,
  argTypes: { children: { control: false } },
  subcomponents: { BreadcrumbItem },
  args: {
    children: (
      <>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem asChild>
          <a href="#autumn">Autumn 2025</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Reporting</BreadcrumbItem>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(nav).getByText('Reporting')).toHaveAttribute('aria-current', 'page')
    await expect(within(nav).getByRole('link', { name: 'Autumn 2025' })).toHaveAttribute('data-slot', 'breadcrumb-item')
    await expect(within(nav).queryByRole('button')).toBeNull()
  },
}

const folders = ['Files', 'eu-west-1', 'creatives', '2025', 'autumn']

const path = (
  <>
    {folders.map((name) => (
      <BreadcrumbItem key={name} href={`#${name}`}>
        {name}
      </BreadcrumbItem>
    ))}
    <BreadcrumbItem current>main.mp4</BreadcrumbItem>
  </>
)

export const Variants: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Breadcrumb label="One step">
        <BreadcrumbItem current>Dashboard</BreadcrumbItem>
      </Breadcrumb>
      <Breadcrumb label="Room enough">{path}</Breadcrumb>
      <Breadcrumb label="Less room" className="w-80">
        {path}
      </Breadcrumb>
      <Breadcrumb label="Least room" className="w-52">
        {path}
      </Breadcrumb>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = (name: string) =>
      within(within(canvasElement).getByRole('navigation', { name })).getAllByRole('link').length
    await expect(links('Room enough')).toBe(5)
    await expect(links('Less room')).toBeLessThan(5)
    await expect(links('Least room')).toBe(1)
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <>
        <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
        <BreadcrumbItem href="#autumn">Autumn launch for Scandinavia, second flight</BreadcrumbItem>
        <BreadcrumbItem href="#creative">Retargeting — VAST 15s with end card</BreadcrumbItem>
        <BreadcrumbItem current>Reporting by creative, placement and platform</BreadcrumbItem>
      </>
    ),
  },
}

/** On a phone, in a bar with buttons on both sides, and in hardly any space. */
export const Phone: Story = {
  args: LongContent.args,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Breadcrumb {...args} />
      <Breadcrumb label="In a bar" className="w-60">
        {args.children}
      </Breadcrumb>
      <Breadcrumb label="Short words in a bar" className="w-44">
        {path}
      </Breadcrumb>
      <Breadcrumb label="Least room" className="w-36">
        {args.children}
      </Breadcrumb>
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { children: path },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'More steps' })
    const steps = within(canvasElement).getAllByRole('listitem')
    for (const [index, step] of steps.slice(1).entries()) await expectToTheRight(steps[index]!, step)
  },
}

export const MenuInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: path, className: 'w-52' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'More steps' })
    await userEvent.click(more)
    const menu = await screen.findByRole('menu')
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(folders.slice(0, 4))
    await expect(within(menu).getByRole('menuitem', { name: 'creatives' })).toHaveAttribute('href', '#creatives')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const States = showStates(meta, { LongContent })
