import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { PageHeader } from './page-header.js'

const actions = (
  <>
    <Button>Schedule…</Button>
    <Button>Share</Button>
    <Button variant="primary">Export</Button>
  </>
)

const meta = {
  title: 'PageHeader',
  component: PageHeader,
  argTypes: { actions: { control: false }, titleRef: { control: false } },
  args: {
    title: 'Autumn 2025',
    description: '5 creatives · updated 12 min ago · times in GMT+00:00',
    actions,
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      <PageHeader eyebrow="Campaign" title="Autumn 2025" actions={<Button>Share</Button>} />
    </div>
  ),
}

export const OnlyTitle: Story = { args: { description: undefined, actions: undefined } }

export const LongContent: Story = {
  args: {
    title: 'Autumn launch for Scandinavia, second flight, with the films of the spring campaign and new end cards',
    description:
      'The numbers of the last day are not complete yet: platforms report up to six hours late, and those of other timezones later still.',
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Schedule…' }))
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Schedule…' }),
      canvas.getByRole('button', { name: 'Export' }),
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const FocusInteraction: Story = {
  tags: ['!autodocs'],
  render: function AfterNavigation(args) {
    const title = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <Button onClick={() => title.current?.focus()}>Go</Button>
        <PageHeader {...args} titleRef={title} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Autumn 2025' })).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Variants, OnlyTitle, LongContent })
