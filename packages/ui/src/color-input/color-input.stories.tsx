import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { ColorInput } from './color-input.js'

const meta = {
  title: 'ColorInput',
  component: ColorInput,
  args: { 'aria-label': 'Headline color', defaultValue: '#1a73e8', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof ColorInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Headline" hint="On the white of the card.">
        <ColorInput defaultValue="#1a73e8" background="#ffffff" />
      </Field>
      <Field label="Button">
        <ColorInput defaultValue="#e8710a" background="#ffffff" />
      </Field>
      <Field label="Footnote">
        <ColorInput defaultValue="#9aa0a6" background="#f8f9fa" />
      </Field>
      <Field label="Scrim">
        <ColorInput defaultValue="#0c0e1480" alpha background="#ffffff" />
      </Field>
      <Field label="Small">
        <ColorInput defaultValue="#188038" size="sm" />
      </Field>
    </div>
  ),
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Empty">
        <ColorInput />
      </Field>
      <Field label="Wrong" error="Fill in a color such as #ffffff">
        <ColorInput defaultValue="cornflower" alpha background="#ffffff" />
      </Field>
      <Field label="Read-only">
        <ColorInput defaultValue="#1a73e8" readOnly background="#ffffff" />
      </Field>
      <Field label="Disabled">
        <ColorInput defaultValue="#1a73e8" disabled alpha />
      </Field>
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { alpha: true, background: '#ffffff' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const color = canvas.getByRole('textbox', { name: 'Headline color' })
    await expectToTheRight(color, canvas.getByRole('spinbutton', { name: 'Headline color, Opacity' }))
    await expect(getComputedStyle(color).direction).toBe('ltr')
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Field
      label="Color of the words that stand on the button at the end of the video"
      hint="Viewers see it for the last three seconds, on any device and in any light."
    >
      <ColorInput defaultValue="#fbbc04d9" alpha background="#ffffff" />
    </Field>
  ),
}

export const TypingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { alpha: true, background: '#ffffff' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Headline color' })
    await userEvent.clear(box)
    await userEvent.type(box, 'ABC')
    await expect(box).toHaveAccessibleDescription('1.9:1, hard to read')
    await userEvent.tab()
    await expect(box).toHaveValue('#aabbcc')
    await expect(canvas.getByRole('button', { name: 'Headline color, Pick a color' })).toHaveFocus()
    await userEvent.tab()
    const opacity = canvas.getByRole('spinbutton', { name: 'Headline color, Opacity' })
    await expect(opacity).toHaveValue('100')
    await userEvent.clear(opacity)
    await userEvent.type(opacity, '50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#aabbcc80')
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates })
