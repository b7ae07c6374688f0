import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { SliderInput } from './slider-input.js'

const meta = {
  title: 'SliderInput',
  component: SliderInput,
  args: {
    'aria-label': 'Corner radius',
    defaultValue: 12,
    max: 40,
    unit: 'px',
    unitLabel: 'pixels',
    resetValue: 8,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof SliderInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Opacity" hint="Of the layer above the video.">
        <SliderInput defaultValue={80} unit="%" resetValue={80} />
      </Field>
      <Field label="Offset">
        <SliderInput defaultValue={-20} min={-50} max={50} unit="px" resetValue={0} />
      </Field>
      <Field label="Shift of the first frame" hint="Zero is near an end here.">
        <SliderInput defaultValue={0} min={-5} max={60} unit="s" resetValue={0} />
      </Field>
      <Field label="Speed">
        <SliderInput defaultValue={1.25} min={0.25} max={3} step={0.25} unit="×" />
      </Field>
      <Field label="Volume, with no ends written">
        <SliderInput defaultValue={60} unit="%" marks={[]} resetValue={100} />
      </Field>
    </div>
  ),
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Field label="As it was">
        <SliderInput {...args} aria-label={undefined} defaultValue={8} />
      </Field>
      <Field label="Too round" error="At this size the close button would be cut off">
        <SliderInput {...args} aria-label={undefined} defaultValue={38} />
      </Field>
      <Field label="Ad duration" error="Ad duration must be between 0 and 120 s">
        <SliderInput defaultValue={150} max={120} unit="s" unitLabel="seconds" resetValue={30} clamp={false} />
      </Field>
      <Field label="Not for this format">
        <SliderInput {...args} aria-label={undefined} disabled />
      </Field>
      <Field label="Of the campaign" hint="Its owner can change it.">
        <SliderInput {...args} aria-label={undefined} readOnly />
      </Field>
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const offset = canvas.getByRole('slider', { name: 'Offset' })
    const box = canvas.getByRole('spinbutton', { name: /^Offset/ })
    await expectToTheRight(offset, box)
    offset.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box).toHaveValue('-21')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(box).toHaveValue('-20')
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Field label="How long the video waits before the whole of it may be skipped by a viewer">
      <SliderInput defaultValue={120} max={600} step={5} unit="s" unitLabel="seconds" resetValue={30} />
    </Field>
  ),
}

export const TogetherInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const thumb = canvas.getByRole('slider', { name: 'Corner radius' })
    const box = canvas.getByRole('spinbutton', { name: 'Corner radius, exact value' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box).toHaveValue('13')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(13)

    await userEvent.clear(box)
    await userEvent.type(box, '30')
    await expect(thumb).toHaveAttribute('aria-valuenow', '30')
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(30)

    await userEvent.click(canvas.getByRole('button', { name: 'Reset to 8\u00A0px' }))
    await expect(box).toHaveValue('8')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(8)
    await expect(args.onValueCommit).toHaveBeenCalledTimes(3)
  },
}

export const OutOfBoundsInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '90')
    await userEvent.tab()
    await expect(box).toHaveValue('40')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '40')
    await expect(canvas.getByText('Set to 40 px, the highest value')).toBeVisible()
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates })
