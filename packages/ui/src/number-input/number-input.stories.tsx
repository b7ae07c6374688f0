import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { NumberInput } from './number-input.js'

const meta = {
  title: 'NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Countdown', defaultValue: 15, min: 0, max: 60, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
} satisfies Meta<typeof NumberInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { unit: 's', unitLabel: 'seconds' } }

export const Variants: Story = {
  render: () => (
    <div className="grid gap-3">
      <NumberInput aria-label="Width" defaultValue={300} min={0} unit="px" unitLabel="pixels" />
      <NumberInput aria-label="Opacity" defaultValue={80} min={0} max={100} unit="%" steppers />
      <NumberInput aria-label="Bid" defaultValue={2.4} min={0} step={0.05} prefix="€" unit="CPM" />
      <NumberInput aria-label="Offset" defaultValue={-12} min={-50} max={50} steppers />
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opacity = canvas.getByRole('spinbutton', { name: 'Opacity' })
    await expectToTheRight(opacity, canvas.getByText('%'))
    await expectToTheRight(canvas.getByText('€'), canvas.getByRole('spinbutton', { name: 'Bid' }))
    // Digits and their sign run left to right, at the right edge.
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('spinbutton', { name: 'Offset' }))
    await expect([direction, textAlign]).toEqual(['ltr', 'right'])
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <NumberInput key={size} size={size} aria-label={size} defaultValue={8} unit="px" steppers />
      ))}
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-3">
      <NumberInput aria-label="Empty" placeholder="None" unit="px" />
      <NumberInput aria-label="Invalid" defaultValue={7} unit="px" invalid />
      <NumberInput aria-label="Read only" defaultValue={300} unit="px" steppers readOnly />
      <NumberInput aria-label="Disabled" defaultValue={300} unit="px" steppers disabled />
      <NumberInput aria-label="At its highest" defaultValue={60} max={60} unit="s" steppers />
    </div>
  ),
}

export const OutOfRange: Story = {
  render: () => (
    <Field label="Countdown" hint="0 to 60 seconds.">
      <NumberInput defaultValue={15} min={0} max={60} unit="s" unitLabel="seconds" />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton', { name: 'Countdown' })
    await userEvent.clear(box)
    await userEvent.type(box, '90')
    await userEvent.tab()
    await expect(box).toHaveValue('60')
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to 60 s, the highest value')
  },
}

export const LongContent: Story = {
  args: {
    defaultValue: 1234567890.125,
    max: undefined,
    step: 0.001,
    prefix: 'CHF',
    unit: 'CPM',
    steppers: true,
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { unit: 's', unitLabel: 'seconds' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('spinbutton', { name: 'Countdown' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveValue('16')
    await expect(box).toHaveAttribute('aria-valuetext', '16 seconds')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(box).toHaveValue('6')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(box).toHaveValue('26')
    await userEvent.keyboard('{End}')
    await expect(box).toHaveValue('60')
    await userEvent.keyboard('{Home}')
    await expect(box).toHaveValue('0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
  },
}

export const StepperInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { steppers: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(16)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('15')
  },
}

export const States = showStates(meta, { Default, Variants, Sizes, ControlStates, LongContent })
