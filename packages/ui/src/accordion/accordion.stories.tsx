import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins, Globe, Radar } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Card, CardHeader, CardTitle } from '../card/card.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Accordion, AccordionItem } from './accordion.js'

const parts = (
  <>
    <AccordionItem value="targeting" title="Targeting" hint="5 countries">
      Denmark, Finland, Iceland, Norway and Sweden, on phones and tablets.
    </AccordionItem>
    <AccordionItem value="budget" title="Budget" hint="€12,000">
      Spent evenly until 31 October 2025.
    </AccordionItem>
    <AccordionItem value="tracking" title="Tracking" hint="Off" disabled>
      No trackers.
    </AccordionItem>
  </>
)

const meta = {
  title: 'Accordion',
  tags: ['experimental'],
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { defaultValue: ['targeting'], className: 'max-w-xl', children: parts },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: ({ className }) => (
    <div className="grid gap-6">
      <Accordion className={className} multiple defaultValue={['a', 'b']}>
        <AccordionItem value="a" title="Targeting" icon={<Globe aria-hidden />}>
          Denmark, Finland, Iceland, Norway and Sweden.
        </AccordionItem>
        <AccordionItem value="b" title="Budget" icon={<Coins aria-hidden />}>
          Spent evenly until 31 October 2025.
        </AccordionItem>
        <AccordionItem value="c" title="Tracking" icon={<Radar aria-hidden />}>
          No trackers.
        </AccordionItem>
      </Accordion>
      <Card className={className}>
        <CardHeader>
          <CardTitle>Settings</CardTitle>
        </CardHeader>
        <Accordion variant="plain" className="border-line-subtle border-t">
          {parts}
        </Accordion>
      </Card>
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const targeting = within(canvasElement).getByRole('button', { name: /^Targeting/ })
    await expectToTheRight(within(targeting).getByText('Targeting'), within(targeting).getByText('5 countries'))
    await expectToTheRight(within(targeting).getByText('5 countries'), targeting.querySelector('svg')!)
  },
}

export const LongContent: Story = {
  args: {
    defaultValue: ['long'],
    className: 'w-80',
    children: (
      <>
        <AccordionItem
          value="long"
          title="Why are the figures of the platform higher than those of this report, and which ones are right?"
          hint="2 min"
        >
          Platforms count what they asked for, the report counts what was shown. A page that is left early, a blocker or
          a slow line make the difference; five percent is usual.
        </AccordionItem>
        <AccordionItem value="other" title="When are figures final?">
          After six hours.
        </AccordionItem>
      </>
    ),
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: /Budget/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.queryByText(/Denmark/)).toBeNull()
    await expect(canvas.getByRole('region', { name: /Budget/ })).toBeVisible()
  },
}

export const States = showStates(meta, { Default, Variants, LongContent })
