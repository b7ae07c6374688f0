import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { HoverCard, HoverCardContent, HoverCardTrigger } from './hover-card.js'

const meta = {
  title: 'HoverCard',
  tags: ['experimental'],
  component: HoverCard,
  subcomponents: { HoverCardTrigger, HoverCardContent },
  args: { defaultOpen: true },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

const numbers = [
  ['Creatives', '14'],
  ['Impressions', '1,204,551'],
  ['CTR', '0.84%'],
]

const preview = (
  <>
    <p className="font-semibold text-body">Autumn 2025</p>
    <p className="text-ink-muted">Ada Byron, changed on 12 October</p>
    <dl className="mt-3 grid gap-1 border-line-subtle border-t pt-3">
      {numbers.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  </>
)

const link = (
  <HoverCardTrigger href="#autumn" className="rounded-bar text-brand-ink underline underline-offset-2">
    Autumn 2025
  </HoverCardTrigger>
)

export const Default: Story = {
  tags: ['pictured'],
  render: (args) => (
    <p className="text-dense">
      Copied from{' '}
      <HoverCard {...args}>
        {link}
        <HoverCardContent>{preview}</HoverCardContent>
      </HoverCard>{' '}
      yesterday.
    </p>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const card = (await screen.findByText('Ada Byron, changed on 12 October')).closest(
      '[data-slot=hover-card-content]',
    )!
    const { right } = within(canvasElement).getByRole('link', { name: 'Autumn 2025' }).getBoundingClientRect()
    await waitFor(() => expect(Math.abs(card.getBoundingClientRect().right - right)).toBeLessThan(2))
  },
}

export const InsideDialog: Story = {
  args: { open: true },
  parameters: { keepFocus: true },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Creative" description="It was copied.">
        <HoverCard {...args}>
          {link}
          <HoverCardContent>{preview}</HoverCardContent>
        </HoverCard>
      </DialogContent>
    </Dialog>
  ),
}

export const LongContent: Story = {
  ...Default,
  tags: ['!pictured'],
  render: (args) => (
    <HoverCard {...args}>
      {link}
      <HoverCardContent>
        <p className="font-semibold text-body">
          Autumn launch for Scandinavia, second flight, with the films of the first and new end cards
        </p>
        <p className="mt-1 text-ink-muted">autumn_launch_scandinavia_second_flight_with_films_final_2_of_2.zip</p>
      </HoverCardContent>
    </HoverCard>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: false, openDelay: 0 },
  render: Default.render,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await expect(await screen.findByText('1,204,551')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('1,204,551')).toBeNull())
  },
}
