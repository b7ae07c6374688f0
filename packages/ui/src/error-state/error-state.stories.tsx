import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Card } from '../card/card.js'
import { showStates } from '../testing/states.js'
import { ErrorState } from './error-state.js'

const retry = fn()

const actions = {
  failed: 'Try again',
  forbidden: 'Ask for access',
  offline: 'Try again',
  outdated: 'Reload',
  unavailable: undefined,
}

const meta = {
  title: 'ErrorState',
  component: ErrorState,
  args: {
    title: 'Couldn’t load the report',
    description: 'The server did not answer within three minutes. Try again, or choose a shorter range.',
    action: <Button onClick={retry}>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  args: { live: true, detail: 'GET /campaigns/42/reporting 504 · request 8f2c1a' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Technical details'))
    await expect(within(canvasElement).getByText(/504/)).toBeVisible()
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const Kinds: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      {(['failed', 'forbidden', 'offline', 'outdated', 'unavailable'] as const).map((kind) => (
        <Card key={kind}>
          <ErrorState kind={kind} titleAs="h3" size="sm" action={actions[kind] && <Button>{actions[kind]}</Button>} />
        </Card>
      ))}
    </div>
  ),
}

export const LongContent: Story = {
  args: {
    title: 'The report of the autumn launch for Scandinavia could not be loaded from the server',
    detail:
      'GET /campaigns/42/reporting?start=1759190460&end=1760399999&offset=0&metric=impressions,clicks 504 Gateway Timeout',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RetryInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const States = showStates(meta, { Default, Kinds })
