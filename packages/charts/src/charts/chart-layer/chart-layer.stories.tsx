import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SketchChart } from '../../testing/sketch-chart.js'
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
  parameters: {
    keepFocus: true,
    docs: {
      source: {
        code: `import { ChartLayer, useChartCursor } from '@placard/charts'

const days = ['11 Oct', '12 Oct', '13 Oct']
const impressions = ['120,311', '182,402', '96,118']

export function Example() {
  const control = useChartCursor({ steps: days.length, series: 1 })
  const step = control.cursor?.step
  return (
    <div style={{ position: 'relative', width: 300, height: 120 }}>
      <svg role="img" aria-label="Delivery: impressions" width="300" height="120">
        <path d="M0,80 L150,20 L300,100" fill="none" stroke="var(--placard-chart-1)" />
      </svg>
      <ChartLayer
        name="Delivery"
        control={control}
        pointAt={(x) => ({ step: Math.round(x / 150) })}
        announcement={step === undefined ? '' : \`\${days[step]}: \${impressions[step]}\`}
      />
    </div>
  )
}`,
      },
    },
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('group', { name: 'Delivery, points' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}')
    const live = canvasElement.querySelector('[data-slot="chart-frame-body"] [aria-live]')
    await expect(live).toHaveTextContent(/Oct, Bike month: 1\d\d,\d\d\d$/)
  },
}

export const States = showStates(meta, { Default })
