import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, UserRound } from 'lucide-react'
import { within } from 'storybook/test'
import { Card, CardBody, CardHeader, CardTitle } from '../card/card.js'
import { CopyButton } from '../copy-button/copy-button.js'
import { Status } from '../status/status.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { TimeText } from '../time-text/time-text.js'
import { DescriptionItem, DescriptionList } from './description-list.js'

const facts = (
  <>
    <DescriptionItem label="Status">
      <Status tone="success">Live</Status>
    </DescriptionItem>
    <DescriptionItem label="Owner">Ada Lovelace</DescriptionItem>
    <DescriptionItem label="Changed">
      <TimeText value="2025-10-14T06:20:00Z" format="relative" />
    </DescriptionItem>
    <DescriptionItem label="Ends">{null}</DescriptionItem>
    <DescriptionItem label="Id" action={<CopyButton value="8f2c1a4e" label="Copy id" iconOnly size="sm" />}>
      <code className="font-mono">8f2c1a4e-0f0b-4f7e-9d52-6f1f6a0c2b11</code>
    </DescriptionItem>
  </>
)

const meta = {
  title: 'DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Card className="max-w-xl">
      <CardHeader>
        <CardTitle>Campaign</CardTitle>
      </CardHeader>
      <CardBody className="pb-1">
        <DescriptionList {...args} />
      </CardBody>
    </Card>
  ),
}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-8">
      <DescriptionList layout="stacked">{facts}</DescriptionList>
      <DescriptionList className="max-w-md">
        <DescriptionItem label="Owner" icon={<UserRound aria-hidden />}>
          Ada Lovelace
        </DescriptionItem>
        <DescriptionItem label="Starts" icon={<CalendarClock aria-hidden />}>
          <TimeText value="2025-10-20T06:00:00Z" />
        </DescriptionItem>
      </DescriptionList>
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('Owner'), canvas.getByText('Ada Lovelace'))
    await expectToTheRight(canvas.getByText(/^8f2c1a4e/), canvas.getByRole('button', { name: 'Copy id' }))
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <DescriptionItem label="The name that partners see in their reports">
          Autumn launch for Scandinavia, second flight, 300×250 in-banner video with sound off
        </DescriptionItem>
        <DescriptionItem
          label="Landing page"
          action={<CopyButton value="https://example.com" label="Copy address" iconOnly size="sm" />}
        >
          https://example.com/averylongaddresswithoutanyplacetobreakthelinebecausenobodythoughtofit?utm_source=placard
        </DescriptionItem>
      </>
    ),
  },
}

export const States = showStates(meta, { Default, Variants })
