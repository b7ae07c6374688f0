import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EMAIL, SUGGESTED } from '../schedules.fixture.js'
import { ScheduleForm } from './schedule-form.js'

const meta = {
  title: 'ScheduleForm',
  component: ScheduleForm,
  args: {
    flight: { start: '2025-09-01', end: '2025-11-30' },
    defaultValues: SUGGESTED,
    onSubmit: fn(async () => undefined),
    secondary: <Button>Cancel</Button>,
    now: new Date('2025-10-14T10:00:00Z'),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScheduleForm>
export default meta
type Story = StoryObj<typeof meta>

const whatIsSent = (canvasElement: HTMLElement) => within(canvasElement).getByRole('region', { name: 'What is sent' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(whatIsSent(canvasElement))
    await expect(region.getAllByRole('paragraph')[0]).toHaveTextContent(
      'Every Monday at 09:00 (GMT+02:00) Europe/Berlin, the Summary report of the seven days before as Excel, with video quartiles, to ada@placard.test.',
    )
    await expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Mon 20 Oct 2025 at 09:00 (GMT+02:00) Europe/Berlin covers 13–19 Oct 2025',
      'Mon 27 Oct 2025 at 09:00 (GMT+01:00) Europe/Berlin covers 20–26 Oct 2025',
      'Mon 3 Nov 2025 at 09:00 (GMT+01:00) Europe/Berlin covers 27 Oct – 2 Nov 2025',
    ])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Early in the morning, data of the previous day is incomplete. */
export const EarlyTime: Story = {
  args: { defaultValues: { ...SUGGESTED, frequency: 'Daily', time: '01:30', recipients: [] } },
  play: async ({ canvasElement }) => {
    await expect(whatIsSent(canvasElement)).toHaveTextContent(/^Every day at 03:00 .* as Excel, with video quartiles\./)
    await expect(within(canvasElement).getByLabelText(/^Time\*?$/)).toHaveAccessibleDescription(
      /^Not sent before 03:00/,
    )
  },
}

export const Ended: Story = {
  args: {
    flight: { start: '2025-01-01', end: '2025-03-31' },
    defaultValues: { ...SUGGESTED, frequency: 'On campaign end' },
  },
  play: async ({ canvasElement }) => {
    await expect(whatIsSent(canvasElement)).toHaveTextContent('Not planned any more: the campaign has ended.')
  },
}

/** A weekly report on Thursdays, with the email that would be sent. */
export const Preview: Story = {
  args: { defaultValues: { ...SUGGESTED, weekday: 4 }, onPreview: fn(async () => EMAIL) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(whatIsSent(canvasElement)).toHaveTextContent(/^Every Thursday at 09:00 .*Thu 16 Oct 2025 at 09:00/)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview email' }))
    const frame = await canvas.findByTitle('Preview of the email')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame.getAttribute('srcdoc')).not.toContain(' href=')
    const { recipients: _, ...choices } = SUGGESTED
    await expect(args.onPreview).toHaveBeenCalledWith({ ...choices, weekday: 4 })
    await expect(canvas.getByText(EMAIL.subject)).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    defaultValues: {
      ...SUGGESTED,
      tzCode: 'America/Argentina/ComodRivadavia',
      recipients: Array.from({ length: 50 }, (_, index) => `client.${index + 1}@northwind-bikes.example`),
    },
  },
}

export const States = showStates(meta, { Default, EarlyTime, Ended })
