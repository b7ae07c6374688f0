import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image, LayoutPanelTop, Video } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { RadioGroup } from './radio-group.js'

const options = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
]
const formats = [
  { value: 'image', label: 'Image', description: 'One picture, one link.', icon: <Image aria-hidden /> },
  { value: 'video', label: 'Video', description: 'Plays muted until it is pressed.', icon: <Video aria-hidden /> },
  {
    value: 'layout',
    label: 'Layout',
    description: 'Video and pictures in one frame.',
    icon: <LayoutPanelTop aria-hidden />,
  },
]

const meta = {
  title: 'RadioGroup',
  component: RadioGroup<string>,
  args: { 'aria-label': 'How often', options, defaultValue: 'weekly', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6">
      <Field label="How often" hint="Reports arrive at 8:00.">
        <RadioGroup options={options} defaultValue="daily" orientation="horizontal" />
      </Field>
      <Field label="Contents">
        <RadioGroup
          defaultValue="summary"
          options={[
            { value: 'summary', label: 'Summary', description: 'The figures of the campaign, a page long.' },
            { value: 'full', label: 'Full', description: 'Every creative and every day.' },
          ]}
        />
      </Field>
      <Field label="Format">
        <RadioGroup variant="card" orientation="horizontal" options={formats} defaultValue="video" />
      </Field>
      <RadioGroup aria-label="Format, one a row" variant="card" options={formats.slice(0, 2)} defaultValue="image" />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await expectToTheRight(radio('Every week'), canvas.getByText('Every week'))
    await expectToTheRight(radio('Every day'), radio('Every week'))
    await userEvent.click(radio('Every week'))
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(radio('Every month')).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6">
      <Field label="Nothing chosen yet" error="Choose how often" required>
        <RadioGroup options={options} value={null} orientation="horizontal" />
      </Field>
      <RadioGroup
        aria-label="Some disabled"
        defaultValue="daily"
        options={options.map((option, index) => ({ ...option, disabled: index === 1 }))}
        orientation="horizontal"
      />
      <RadioGroup aria-label="Disabled" options={options} value="daily" orientation="horizontal" disabled />
      <RadioGroup
        aria-label="Disabled cards"
        variant="card"
        orientation="horizontal"
        options={formats}
        value="image"
        disabled
      />
      <RadioGroup
        aria-label="Invalid cards"
        variant="card"
        orientation="horizontal"
        options={formats}
        value={null}
        invalid
      />
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  args: { variant: 'card', orientation: 'horizontal', options: formats, defaultValue: 'image' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Image' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'card',
    orientation: 'horizontal',
    options: [
      {
        value: 'daily',
        label: 'Every day on which at least one creative of the campaign was shown to somebody',
        description: 'With a link to each of the creatives, and the figures of the day before for comparison',
      },
      { value: 'weekly', label: 'Weekly' },
    ],
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toHaveFocus()
    // The selection follows focus while the key is down, as with a real key press.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('monthly'))
    await userEvent.keyboard('{/ArrowDown}{ArrowRight>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Every day' })).toBeChecked())
    await userEvent.keyboard('{/ArrowRight}')
    await userEvent.click(canvas.getByText('Every week'))
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked()
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates })
