import { colorSchema } from '@placard/domain/text'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { ColorField } from './color-field.js'

const onSubmit = fn()

const meta = {
  title: 'ColorField',
  component: ColorField,
  args: { name: 'headline', label: 'Headline', background: '#ffffff' },
  decorators: [
    (Story) => (
      <Form
        schema={z.record(z.string(), colorSchema)}
        defaultValues={{ headline: '#1a73e8', button: '#fbbc04', scrim: '#0c0e14a6', fixed: '#188038', wrong: 'sky' }}
        onSubmit={onSubmit}
        fallback=""
        className="max-w-80"
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <>
      <ColorField {...args} required hint="On the white of the card." />
      <ColorField {...args} name="button" label="Words on the button" />
      <ColorField name="scrim" label="Scrim over the video" alpha optional />
      <ColorField name="fixed" label="Brand" hint="Set by the campaign." disabled />
    </>
  ),
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'scrim',
    alpha: true,
    label: 'Color of what lies between the video and the words that stand on it at its end',
    hint: 'Dark enough that the words can be read on the lightest frame, light enough that the video is still there.',
  },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { name: 'wrong', hint: 'The code of your brand book.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Headline' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveAccessibleDescription('Fill in a color such as #ffffff The code of your brand book.')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const States = showStates(meta, { Default, ControlStates })
