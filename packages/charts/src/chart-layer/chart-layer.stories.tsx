import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SketchChart } from '../testing/sketch-chart.js'
import { ChartLayer } from './chart-layer.js'

const meta = {
  title: 'ChartLayer',
  tags: ['experimental'],
  component: ChartLayer,
  args: {
    name: 'Delivery',
    announcement: '',
    pointAt: () => undefined,
    control: {
      cursor: undefined,
      onKeyDown: () => {},
      point: () => {},
      go: () => {},
      enter: () => {},
      leave: () => {},
    },
  },
  render: () => <SketchChart title="Delivery" />,
} satisfies Meta<typeof ChartLayer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('group', { name: 'Delivery, points' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}')
    const live = canvasElement.querySelector('[data-slot="chart-frame-body"] [aria-live]')
    await expect(live).toHaveTextContent(/Oct, Bike month: 1\d\d,\d\d\d$/)
  },
}
