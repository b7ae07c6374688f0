import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { showStates } from '../testing/states.js'
import { Textarea } from './textarea.js'

const meta = {
  title: 'Textarea',
  component: Textarea,
  args: { 'aria-label': 'Notes', defaultValue: 'Starts on Monday.\nThe second flight follows in November.' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const pixel = '<img src="https://track.example/i?c={CAMPAIGN_ID}&r={RANDOM}" width="1" height="1" alt="">'

export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Message" optional limit={140} hint="Stands above the report.">
        <Textarea minRows={2} defaultValue="Good week: the second flight did better than the first." />
      </Field>
      <Field label="Impression pixel">
        <Textarea mono minRows={2} spellCheck={false} defaultValue={pixel} />
      </Field>
      <Textarea size="sm" minRows={1} aria-label="One line" placeholder="Small, one line until there are more" />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: Variants.render,
  play: async ({ canvasElement }) => {
    const findDirection = (name: RegExp) =>
      getComputedStyle(within(canvasElement).getByRole('textbox', { name })).direction
    await expect([findDirection(/^Message/), findDirection(/^Impression pixel/)]).toEqual(['rtl', 'ltr'])
  },
}

export const ControlStates: Story = {
  render: () => (
    <div className="grid gap-3">
      <Textarea minRows={2} aria-label="Empty" placeholder="Placeholder" />
      <Textarea minRows={2} aria-label="Invalid" defaultValue="Invalid" invalid />
      <Textarea minRows={2} aria-label="Read only" defaultValue="Read only" readOnly />
      <Textarea minRows={2} aria-label="Disabled" defaultValue="Disabled" disabled />
      <Field label="Message" limit={40}>
        <Textarea minRows={2} defaultValue="This sentence is longer than forty characters." />
      </Field>
    </div>
  ),
}

export const LongContent: Story = {
  args: {
    maxRows: 6,
    defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a long note`).join('\n'),
  },
}

export const GrowInteraction: Story = {
  tags: ['!autodocs'],
  args: { minRows: 2, maxRows: 4, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox')
    const empty = box.offsetHeight
    await userEvent.type(box, 'one{Enter}two')
    await expect(box.offsetHeight).toBe(empty)
    await userEvent.type(box, '{Enter}three{Enter}four')
    const four = box.offsetHeight
    await expect(four).toBe(empty + 40)
    await userEvent.type(box, '{Enter}five')
    await expect(box.offsetHeight).toBe(four)
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates, LongContent })
