import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.js'

const meta = {
  title: 'Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
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
    <TabsTrigger value="creatives">Creatives</TabsTrigger>
    <TabsTrigger value="reporting">Reporting</TabsTrigger>
    <TabsTrigger value="tags">Tags</TabsTrigger>
    <TabsTrigger value="schedules" disabled>
      Schedules
    </TabsTrigger>
  </>
)

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

export const LongContent: Story = {
  args: { defaultValue: '0' },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Markets">
        {['Scandinavia', 'Germany, Austria and Switzerland', 'United Kingdom', 'France'].map((name, index) => (
          <TabsTrigger key={name} value={String(index)}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="0">The list scrolls, the page does not.</TabsContent>
      <TabsContent value="1" />
      <TabsContent value="2" />
      <TabsContent value="3" />
    </Tabs>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardInteraction: Story = {
  render: Default.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Creatives' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Reporting' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2,959,973')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Tags' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five creatives')
  },
}

export const ManualInteraction: Story = {
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
