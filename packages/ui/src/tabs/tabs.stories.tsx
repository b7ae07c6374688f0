import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { TabNav, TabNavLink, Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.js'

const meta = {
  title: 'Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent, TabNav, TabNavLink },
  args: { defaultValue: 'creatives' },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

const contents = (
  <>
    <TabsContent value="creatives">Five creatives, three of them live.</TabsContent>
    <TabsContent value="reporting">2,959,973 impressions in the last 14 days.</TabsContent>
    <TabsContent value="tags">Tags for eleven platforms.</TabsContent>
  </>
)
const triggers = (
  <>
    <TabsTrigger value="creatives" count={5}>
      Creatives
    </TabsTrigger>
    <TabsTrigger value="reporting">Reporting</TabsTrigger>
    <TabsTrigger value="tags" count={11}>
      Tags
    </TabsTrigger>
    <TabsTrigger value="schedules" disabled>
      Schedules
    </TabsTrigger>
  </>
)

/** Stub of a router's link. */
const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

export const Default: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Autumn 2025">{triggers}</TabsList>
      {contents}
    </Tabs>
  ),
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      {(['line', 'pill'] as const).map((variant) => (
        <Tabs key={variant} {...args}>
          <TabsList aria-label={variant} variant={variant}>
            {triggers}
          </TabsList>
          {contents}
        </Tabs>
      ))}
    </div>
  ),
}

/** Links styled as tabs, for views with a URL. */
export const Links: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      {(['line', 'pill'] as const).map((variant) => (
        <TabNav key={variant} label={`Autumn 2025, ${variant}`} variant={variant}>
          <TabNavLink href="#creatives" count={5}>
            Creatives
          </TabNavLink>
          <TabNavLink asChild current>
            <RouterLink href="#reporting">Reporting</RouterLink>
          </TabNavLink>
          <TabNavLink href="#tags">Tags</TabNavLink>
        </TabNav>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Autumn 2025, line' })
    await expect(within(nav).getByRole('link', { name: 'Reporting' })).toHaveAttribute('aria-current', 'page')
    await expect(within(nav).getByRole('link', { name: 'Creatives 5' })).not.toHaveAttribute('aria-current')
    await expect(within(nav).queryByRole('tab')).toBeNull()
  },
}

const markets = ['Scandinavia', 'Germany, Austria and Switzerland', 'United Kingdom', 'France']

export const LongContent: Story = {
  args: { defaultValue: 'Un' },
  render: (args) => (
    <div className="flex flex-col gap-10">
      {(['line', 'pill'] as const).map((variant) => (
        <Tabs key={variant} {...args}>
          <TabsList aria-label={`Markets, ${variant}`} variant={variant}>
            {markets.map((name) => (
              <TabsTrigger key={name} value={name.slice(0, 2)}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {markets.map((name) => (
            <TabsContent key={name} value={name.slice(0, 2)}>
              The row scrolls, the page does not.
            </TabsContent>
          ))}
        </Tabs>
      ))}
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const list of within(canvasElement).getAllByRole('tablist')) {
      await waitFor(() => expect(list).toHaveAttribute('data-edge', 'both'))
      const chosen = within(list).getByRole('tab', { selected: true }).getBoundingClientRect()
      await expect(chosen.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
    }
  },
}

export const RightToLeft: Story = {
  ...LongContent,
  args: { defaultValue: 'Sc' },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist', { name: 'Markets, line' })
    await waitFor(() => expect(list).toHaveAttribute('data-edge', 'left'))
    const [first, second] = within(list).getAllByRole('tab')
    await expectToTheRight(first!, second!)
  },
}

export const RightToLeftInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: Default.render,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Reporting' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Creatives 5' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Creatives 5' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Reporting' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2,959,973')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Tags 11' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five creatives')
  },
}

export const ManualInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { activationMode: 'manual' },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five creatives')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2,959,973')
  },
}

export const RevealInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  render: function Controlled() {
    const [value, setValue] = useState('Scandinavia')
    return (
      <>
        <button type="button" onClick={() => setValue('France')}>
          To France
        </button>
        <TabNav label="Markets">
          {markets.map((name) => (
            <TabNavLink key={name} href={`#${name}`} current={name === value}>
              {name}
            </TabNavLink>
          ))}
        </TabNav>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list).toHaveAttribute('data-edge', 'right'))
    await userEvent.click(canvas.getByRole('button', { name: 'To France' }))
    await waitFor(() => expect(list).toHaveAttribute('data-edge', 'left'))
  },
}

export const States = showStates(meta, { Default, Variants })
