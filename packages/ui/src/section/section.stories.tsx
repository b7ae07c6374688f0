import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Card, CardBody } from '../card/card.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Section } from './section.js'

const meta = {
  title: 'Section',
  component: Section,
  args: {
    title: 'Delivery',
    description: 'What was shown from 30 September to 13 October, by creative.',
    actions: <Button size="sm">Export</Button>,
    children: (
      <Card>
        <CardBody className="text-dense text-ink-muted">2,959,973 impressions, most of them on 6 October.</CardBody>
      </Card>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Section {...args} />
      <Section {...args} title="A smaller one" titleAs="h3" divided actions={undefined} />
      <Section {...args} title="Beside its content" layout="split" divided />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Export' }))
  },
}

export const LongContent: Story = {
  args: {
    title: 'Delivery by creative, placement and platform of the autumn launch for Scandinavia, second flight',
    description:
      'Platforms report up to six hours late, so that the figures of the last day grow for some time: https://example.com/averylongaddresswithoutanyplacetobreakthelinebecausenobodythoughtofit',
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Variants })
