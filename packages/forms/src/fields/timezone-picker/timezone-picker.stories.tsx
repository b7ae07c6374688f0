import { Field } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TimezonePicker } from './timezone-picker.js'

const meta = {
  title: 'TimezonePicker',
  component: TimezonePicker,
  args: { value: 'UTC', onValueChange: fn(), at: new Date('2025-10-14T10:00:00Z'), deviceZone: 'Europe/Berlin' },
  render: function Render({ value, onValueChange, ...args }) {
    const [tzCode, setTzCode] = useState(value)
    return (
      <TimezonePicker
        {...args}
        value={tzCode}
        onValueChange={(next) => {
          setTzCode(next)
          onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TimezonePicker>
export default meta
type Story = StoryObj<typeof meta>

const search = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement)
  const input = canvas.getByRole('combobox', { name: 'Time zone' })
  await userEvent.click(input)
  if (text) await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: 100 })
  return { input, options: canvas.getAllByRole('option').map((option) => option.textContent) }
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('(GMT+00:00) UTC')
  },
}

export const ControlStates: Story = {
  render: ({ value, onValueChange, at }) => (
    <div className="flex max-w-72 flex-col gap-4">
      <Field label="Time zone" hint="Days begin and end at midnight in this zone, summer time included.">
        <TimezonePicker value="Europe/Berlin" onValueChange={onValueChange} at={at} />
      </Field>
      <Field label="Time zone of the schedule" error="Choose a time zone">
        <TimezonePicker value={value} onValueChange={onValueChange} at={at} />
      </Field>
      <TimezonePicker aria-label="Fixed zone" value={value} onValueChange={onValueChange} at={at} disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const wrong = within(canvasElement).getByRole('combobox', { name: 'Time zone of the schedule' })
    await expect(wrong).toHaveAccessibleDescription('Choose a time zone')
  },
}

export const Open: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const { options } = await search(canvasElement, '')
    await expect(options[0]).toBe('(GMT+00:00) UTC')
    await expect(options.length).toBeGreaterThan(90)
  },
}

/** Recent zones, the selected one, the device's and UTC come first. */
export const Recent: Story = {
  args: { value: 'Asia/Kolkata', recent: ['America/New_York', 'Asia/Tokyo'] },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const { options } = await search(canvasElement, '')
    await expect(options.slice(0, 5).map((option) => option.replace(/^\(.*\) /, ''))).toEqual([
      'America/New YorkBoston, Washington, Miami, Atlanta',
      'Asia/TokyoOsaka',
      'Asia/KolkataMumbai, Delhi, Bangalore, Chennai',
      'Europe/BerlinThis device',
      'UTC',
    ])
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('combobox'), canvas.getByRole('button'))
  },
}

export const ByCityInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { input, options } = await search(canvasElement, 'mumbai')
    await expect(options).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect((input as HTMLInputElement).value).toBe('(GMT+05:30) Asia/Kolkata')
  },
}

export const ByOffsetInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const { options } = await search(canvasElement, '+5:30')
    await expect(options.every((option) => option.startsWith('(GMT+05:30)'))).toBe(true)
    await expect(options.length).toBeGreaterThanOrEqual(2)
  },
}

export const ByCodeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await search(canvasElement, 'europe/berlin')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('Europe/Berlin')
  },
}

export const NoResult: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('Atlantis')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('combobox')).toHaveValue('(GMT+00:00) UTC')
    await userEvent.keyboard('Atlantis')
  },
}

export const LongContent: Story = {
  parameters: { keepFocus: true },
  args: { value: 'America/Argentina/ComodRivadavia' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'argentina')
  },
}

export const States = showStates(meta, { Default, ControlStates })
