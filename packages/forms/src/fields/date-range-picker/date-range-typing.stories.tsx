import { presetRange } from '@placard/domain/report'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DateRangePicker } from './date-range-picker.js'

const NOW = new Date('2025-10-14T10:00:00Z')

const meta = {
  title: 'DateRangePicker/Keyboard and typing',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: { value: presetRange('last14', NOW, 'UTC'), onValueChange: fn(), now: NOW },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const panel = within(await screen.findByRole('dialog', { name: 'Date range' }))
  const first = panel.getByRole('textbox', { name: 'Start date' })
  const last = panel.getByRole('textbox', { name: 'End date' })
  return { panel, first, last, apply: panel.getByRole('button', { name: 'Apply' }) }
}
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

export const TypingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { panel, first, last } = await openPanel(canvasElement)
    await userEvent.keyboard('c')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('28 sep')
    await expect(panel.getByRole('button', { name: 'Sunday 28 Sep 2025, start of the range' })).toBeVisible()
    await userEvent.tab()
    await expect(first).toHaveValue('28 Sep 2025')
    await write(last, 'yesterday')
    await expect(panel.getByRole('status', { name: 'Chosen range' })).toHaveTextContent(
      '28 Sep – 13 Oct 2025 · 16 days',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith({
      start: '2025-09-28',
      end: '2025-10-13',
      tzCode: 'UTC',
    })
  },
}

export const WrongDayInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { panel, first, last, apply } = await openPanel(canvasElement)
    await write(first, '31 sep')
    await userEvent.tab()
    await expect(first).toHaveAccessibleDescription('Write a day like 30 Sep 2025')
    await write(last, 'tomorrow')
    await userEvent.click(apply)
    await expect(last).toHaveAccessibleDescription('Choose today or earlier')
    await expect(first).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(panel.getByRole('button', { name: 'Wednesday 15 Oct 2025' })).toBeDisabled()
  },
}

export const ImpossibleRangeInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const { first, last, apply } = await openPanel(canvasElement)
    await write(first, '10 oct')
    await write(last, '9 oct')
    await userEvent.click(apply)
    await expect(last).toHaveAccessibleDescription('The range ends before it starts')
    await expect(last).toHaveFocus()
    await write(last, 'today')
    await write(first, '1.1.24')
    await userEvent.click(apply)
    await expect(last).toHaveAccessibleDescription('A report covers 400 days at most')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const GridInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { panel, apply } = await openPanel(canvasElement)
    const isOn = (name: RegExp) => expect(panel.getByRole('button', { name })).toHaveFocus()
    panel.getByRole('button', { name: /^Wednesday 1 Oct 2025/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await isOn(/^Thursday 9 Oct 2025/)
    await userEvent.keyboard('{Home}')
    await isOn(/^Monday 6 Oct 2025/)
    await userEvent.keyboard('{End}')
    await isOn(/^Sunday 12 Oct 2025/)
    await userEvent.keyboard('{ArrowDown}')
    await isOn(/^Tuesday 14 Oct 2025/)
    await userEvent.keyboard('{ArrowRight}{End}{PageDown}')
    await isOn(/^Tuesday 14 Oct 2025/)
    await userEvent.keyboard('{PageUp}')
    await isOn(/^Sunday 14 Sep 2025/)
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowUp} ')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await isOn(/^Friday 6 Sep 2024/)
    await userEvent.click(apply)
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith({
      start: '2025-09-06',
      end: '2025-09-14',
      tzCode: 'UTC',
    })
  },
}

export const OneTabStopInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const { panel, last } = await openPanel(canvasElement)
    last.focus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Previous month' })).toHaveFocus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: /start of the range$/ })).toHaveFocus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab({ shift: true })
  },
}
