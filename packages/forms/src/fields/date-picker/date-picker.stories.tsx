import { Field } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DatePicker } from './date-picker.js'

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const meta = {
  title: 'DatePicker',
  component: DatePicker,
  args: { 'aria-label': 'First day', value: '2025-10-17', onValueChange: fn(), today: '2025-10-14' },
  render: function Render({ value, onValueChange, ...args }) {
    const [day, setDay] = useState(value)
    return (
      <DatePicker
        {...args}
        value={day}
        onValueChange={(next) => {
          setDay(next)
          onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }))
  return within(await screen.findByRole('dialog', { name: 'Choose a day' }))
}
const openOnly: Story['play'] = async ({ canvasElement }) => {
  await openCalendar(canvasElement)
}

export const Default: Story = {}

export const ControlStates: Story = {
  render: ({ onValueChange, today = '' }) => {
    const props = { onValueChange, today }
    return (
      <div className="flex flex-wrap items-start gap-4">
        <Field label="Empty">
          <DatePicker {...props} value={null} />
        </Field>
        <Field label="Chosen" hint="The campaign begins at midnight.">
          <DatePicker {...props} value="2025-10-17" />
        </Field>
        <Field label="Never empty">
          <DatePicker {...props} value="2025-10-17" clearable={false} />
        </Field>
        <Field label="No day" error="Write a day like 30 Sep 2025">
          <DatePicker {...props} value="soon" />
        </Field>
        <Field label="Read-only">
          <DatePicker {...props} value="2025-10-17" readOnly />
        </Field>
        <Field label="Disabled">
          <DatePicker {...props} value="2025-10-17" disabled />
        </Field>
      </div>
    )
  },
}

export const Open: Story = { parameters: { keepFocus: true }, play: openOnly }

export const Bounds: Story = {
  args: { value: null, min: '2025-10-14', max: '2025-11-14', isDayDisabled: isWeekend },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    for (const name of [/^Monday 13 Oct/, /^Saturday 18 Oct/])
      await expect(calendar.getByRole('button', { name })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'Tuesday 14 Oct 2025, today' })).toHaveFocus()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: openOnly }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    const day = (name: RegExp) => calendar.getByRole('button', { name })
    await expectToTheRight(day(/^Monday 13 Oct/), day(/^Sunday 19 Oct/))
    day(/^Friday 17 Oct/).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(day(/^Saturday 18 Oct/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(/^Friday 17 Oct/)).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: { value: 'the Monday after the fair in Düsseldorf, if the films are there by then' },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{ArrowDown}')
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }))
    const isOn = (name: RegExp) => expect(calendar.getByRole('button', { name })).toHaveFocus()
    await isOn(/^Friday 17 Oct 2025, chosen/)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await isOn(/^Saturday 25 Oct/)
    await userEvent.keyboard('{Home}')
    await isOn(/^Monday 20 Oct/)
    await userEvent.keyboard('{End}{PageDown}')
    await isOn(/^Wednesday 26 Nov/)
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await isOn(/^Thursday 26 Nov 2026/)
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-10-26')
    await expect(canvas.getByRole('textbox')).toHaveValue('26 Oct 2025')
    await expect(canvas.getByRole('button', { name: 'Change 26 Oct 2025' })).toHaveFocus()
  },
}

export const TypingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '1 feb')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-01')
    await expect(input).toHaveValue('1 feb')
    await userEvent.tab()
    await expect(input).toHaveValue('1 Feb 2026')
    await userEvent.clear(input)
    await userEvent.type(input, '31 Sep')
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect(input).toHaveValue('31 Sep')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31 Sep')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const States = showStates(meta, { Default, ControlStates, LongContent })
