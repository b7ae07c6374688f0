import { ApiError } from '@placard/domain'
import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScheduleForm } from './schedule-form.js'

const meta = {
  title: 'ScheduleForm',
  component: ScheduleForm,
  args: {
    flight: { start: '2025-09-01', end: '2025-11-30' },
    defaultValues: {
      frequency: 'Weekly',
      type: 'Summary',
      format: 'xlsx',
      tzCode: 'Europe/Berlin',
      time: '09:00',
      recipients: ['ada@placard.test'],
      withVideo: true,
    },
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

const choose = async (canvasElement: HTMLElement, field: string, option: string) => {
  const control = within(canvasElement).getByRole('combobox', { name: field })
  await userEvent.click(control)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(control).toHaveFocus())
}
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Schedule report' }))
const recipients = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: /^Recipients/ })
const firstRun = (canvasElement: HTMLElement) =>
  within(canvasElement).getByText(/^(First report|Not planned)/, { selector: '[role=status] *' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(firstRun(canvasElement)).toHaveTextContent(
      'First report: Mon 20 Oct 2025 at 09:00 (GMT+02:00) Europe/Berlin, covering 13–19 Oct 2025.',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const CampaignEndInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'Frequency', 'On campaign end')
    await choose(canvasElement, 'Format', 'Excel with Pivot')
    await expect(firstRun(canvasElement)).toHaveTextContent(
      'Mon 1 Dec 2025 at 09:00 (GMT+01:00) Europe/Berlin, covering 1 Sep – 30 Nov 2025.',
    )
    await userEvent.type(recipients(canvasElement), 'noor@agency.example')
    await send(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...args.defaultValues,
        frequency: 'On campaign end',
        format: 'xlsx-pivot',
        recipients: ['ada@placard.test', 'noor@agency.example'],
      }),
    )
  },
}

export const WithoutLastDayInteraction: Story = {
  tags: ['!autodocs'],
  args: { flight: { start: null, end: null } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Frequency' })
    await expect(control).toHaveAccessibleDescription(/On campaign end needs a last day: this campaign has none\.$/)
    await userEvent.click(control)
    const end = await screen.findByRole('option', { name: 'On campaign end' })
    await expect(end).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const Ended: Story = { args: { flight: { start: '2025-01-01', end: '2025-03-31' } } }

export const WrongInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: {
    defaultValues: { ...meta.args.defaultValues, time: '', recipients: ['ada@placard.test', 'noor'] },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('group', { name: '2 fields need a change' })).toHaveFocus()
    await expect(canvas.getByLabelText(/^Time\*?$/)).toHaveAccessibleDescription('Fill in a time such as 09:00')
    await expect(recipients(canvasElement)).toHaveAccessibleDescription(/^Fill in emails only/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: {
    onSubmit: fn(async () => {
      const problems = [{ path: 'frequency', message: 'The campaign has ended already. Choose another frequency.' }]
      throw new ApiError('Refused', { status: 400, problems })
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(recipients(canvasElement), 'noor@agency.example')
    await send(canvasElement)
    const frequency = within(canvasElement).getByRole('combobox', { name: 'Frequency' })
    await waitFor(() => expect(frequency).toHaveAccessibleDescription(/^The campaign has ended already/))
    await expect(frequency).toHaveFocus()
    await expect(recipients(canvasElement)).toHaveValue('noor@agency.example')
  },
}

export const FailedInteraction: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => Promise.reject(new ApiError('The server could not be reached.', {}))) },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not scheduledThe server could not be reached.',
    )
  },
}

export const LoadingInteraction: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Schedule report' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    defaultValues: {
      ...meta.args.defaultValues,
      tzCode: 'America/Argentina/ComodRivadavia',
      recipients: Array.from({ length: 50 }, (_, index) => `client.${index + 1}@northwind-bikes.example`),
    },
  },
}
