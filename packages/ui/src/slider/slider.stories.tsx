import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Slider, type SliderProps, type SliderValue } from './slider.js'

const meta = {
  title: 'Slider',
  component: Slider<SliderValue>,
  args: {
    'aria-label': 'Opacity',
    defaultValue: 40,
    unit: '%',
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => <Slider<SliderValue> {...(args as SliderProps<SliderValue>)} />,
  decorators: [(Story) => <div className="max-w-80 pt-6">{Story()}</div>],
} satisfies Meta<typeof Slider<SliderValue>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const percentages = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value} %` }))

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Opacity" hint="Of the layer above the video.">
        <Slider defaultValue={40} unit="%" marks={percentages} />
      </Field>
      <Field label="Hours of the day">
        <Slider
          defaultValue={[8, 18]}
          max={24}
          marks={[0, 6, 12, 18, 24].map((value) => ({ value, label: `${value}:00` }))}
          thumbLabels={['From', 'To']}
        />
      </Field>
      <Field label="Offset">
        <Slider
          defaultValue={-20}
          min={-50}
          max={50}
          unit="px"
          marks={[{ value: -50, label: '−50' }, { value: 0 }, { value: 50 }]}
        />
      </Field>
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-2">
      <Slider aria-label="Lowest" defaultValue={0} />
      <Slider aria-label="Highest" defaultValue={100} />
      <Slider aria-label="Invalid" defaultValue={90} invalid />
      <Slider aria-label="Disabled" defaultValue={40} disabled />
      <Slider aria-label="Read-only" defaultValue={40} readOnly />
      <Slider aria-label="Disabled range" defaultValue={[20, 70]} disabled />
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('0 %'), canvas.getByText('100 %'))
    const [from, to] = canvas.getAllByRole('slider', { name: /^Hours of the day/ })
    await expectToTheRight(from!, to!)
    const opacity = canvas.getByRole('slider', { name: 'Opacity' })
    opacity.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(opacity).toHaveAttribute('aria-valuenow', '41')
    await userEvent.keyboard('{ArrowRight}')
    await expect(opacity).toHaveAttribute('aria-valuenow', '40')
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    'aria-label': 'Budget of the whole campaign',
    defaultValue: 1_000_000,
    max: 1_000_000,
    step: 1000,
    unit: 'euros',
    formatValue: (value: number) => value.toLocaleString('en'),
    marks: [
      { value: 0, label: 'Nothing at all' },
      { value: 1_000_000, label: '1,000,000 euros' },
    ],
  },
  parameters: { keepFocus: true },
  play: async () => userEvent.tab(),
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Opacity' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '41')
    await expect(thumb).toHaveAttribute('aria-valuetext', '41 percent')
    await userEvent.keyboard('{PageUp}{Shift>}{ArrowRight}{/Shift}{PageDown}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '51')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(100)
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates })
