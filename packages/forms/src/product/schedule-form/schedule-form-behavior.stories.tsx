import { ApiError } from '@placard/domain/api'
import type { ScheduleEmail } from '@placard/domain/schedule'
import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { SUGGESTED } from '../schedules.fixture.js'
import { ScheduleForm } from './schedule-form.js'

const meta = {
  title: 'ScheduleForm/Behavior',
  component: ScheduleForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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

const choose = async (canvasElement: HTMLElement, field: string, option: string) => {
  const control = within(canvasElement).getByRole('combobox', { name: field })
  await userEvent.click(control)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(control).toHaveFocus())
}
const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Schedule report' }))
const recipients = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: /^Recipients/ })
const time = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/^Time\*?$/)
const whatIsSent = (canvasElement: HTMLElement) => within(canvasElement).getByRole('region', { name: 'What is sent' })
const refuse = (message: string, problems?: { path: string; message: string }[]) =>
  fn(async () => {
    throw new ApiError(message, { status: 400, ...(problems && { problems }) })
  })

export const CampaignEndInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'Frequency', 'On campaign end')
    await choose(canvasElement, 'Format', 'Excel with Pivot')
    await expect(whatIsSent(canvasElement)).toHaveTextContent(
      /^Once, after the last day of the campaign, at 09:00 \(GMT\+01:00\) Europe\/Berlin, the Summary report of the whole campaign as Excel with Pivot,/,
    )
    await expect(within(whatIsSent(canvasElement)).getByRole('listitem')).toHaveTextContent(
      'Mon 1 Dec 2025 at 09:00 (GMT+01:00) Europe/Berlin covers 1 Sep – 30 Nov 2025',
    )
    await userEvent.type(recipients(canvasElement), 'noor@agency.example')
    await send(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...SUGGESTED,
        frequency: 'On campaign end',
        format: 'xlsx-pivot',
        recipients: ['ada@placard.test', 'noor@agency.example'],
      }),
    )
  },
}

export const OutdatedPreviewInteraction: Story = {
  args: { onPreview: fn(() => Promise.reject(new ApiError('The server could not be reached.', {}))) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview email' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No previewThe server could not be reached.')
    await choose(canvasElement, 'Language', 'Deutsch')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview email' }))
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledTimes(2))
    const { recipients: _, ...choices } = SUGGESTED
    await expect(args.onPreview).toHaveBeenLastCalledWith({ ...choices, language: 'de' })
  },
}

/** The answer to an earlier request must not replace that to a later one. */
export const SlowPreviewInteraction: Story = {
  args: { onPreview: fn(async () => ({ subject: 'Later', html: '<p>Later</p>' })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    let answer = (_: ScheduleEmail): void => undefined
    const slow = new Promise<ScheduleEmail>((resolve) => {
      answer = resolve
    })
    if (args.onPreview) mocked(args.onPreview).mockReturnValueOnce(slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview email' }))
    await choose(canvasElement, 'Language', 'Deutsch')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview email' }))
    await expect(await canvas.findByText('Later')).toBeVisible()
    answer({ subject: 'Earlier', html: '<p>Earlier</p>' })
    await slow
    await expect(canvas.getByText('Later')).toBeVisible()
  },
}

export const IncompletePreviewInteraction: Story = {
  args: { defaultValues: { ...SUGGESTED, time: '' }, onPreview: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Preview email' })
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill in the fields above first.')
    await expect(args.onPreview).not.toHaveBeenCalled()
  },
}

export const WithoutLastDayInteraction: Story = {
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

export const TwoWrong: Story = {
  parameters: { keepFocus: true, chromatic: { disableSnapshot: false } },
  args: { defaultValues: { ...SUGGESTED, time: '', recipients: ['ada@placard.test', 'noor'] } },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    const summary = await within(canvasElement).findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NobodyInteraction: Story = {
  args: { defaultValues: { ...SUGGESTED, time: '', recipients: [] } },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await seeMessage(canvasElement, {
      control: () => recipients(canvasElement),
      message: 'Fill in at least one recipient',
      mend: () => userEvent.type(recipients(canvasElement), 'ada@placard.test{Enter}'),
    })
  },
}

export const RefusedAtFieldsInteraction: Story = {
  args: {
    onSubmit: refuse('Refused', [
      { path: 'frequency', message: 'The campaign has ended already. Choose another frequency.' },
      { path: 'recipients.1', message: 'This address is blocked.' },
    ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(recipients(canvasElement), 'noor@agency.example')
    await send(canvasElement)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus())
    const frequency = canvas.getByRole('combobox', { name: 'Frequency' })
    await expect(frequency).toHaveAccessibleDescription(/^The campaign has ended already/)
    await expect(recipients(canvasElement)).toHaveAccessibleDescription(/^This address is blocked/)
    await expect(recipients(canvasElement)).toHaveValue('noor@agency.example')
    await userEvent.click(canvas.getByRole('link', { name: /^The campaign has ended/ }))
    await expect(frequency).toHaveFocus()
  },
}

export const BusyInteraction: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Schedule report' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const KeyboardInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const focused = (name: string | RegExp, role = 'combobox') =>
      waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus())
    await focused('Frequency')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Monthly' })
    await userEvent.keyboard('m{Enter}')
    await focused('Frequency')
    await userEvent.tab()
    await focused('Day')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: '31st' })
    await userEvent.keyboard('{End}{Enter}')
    await focused('Day')
    await userEvent.tab()
    await expect(time(canvasElement)).toHaveFocus()
    await userEvent.keyboard('07:45')
    await userEvent.tab()
    await focused(/^Time zone/)
    await userEvent.tab()
    await focused('Report')
    await userEvent.tab()
    await focused('Format')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'CSV' })
    await userEvent.keyboard('c{Enter}')
    await focused('Format')
    await expect(document.activeElement).toHaveAccessibleDescription(/^Where Excel uses a decimal comma/)
    for (let presses = 0; document.activeElement !== recipients(canvasElement) && presses < 4; presses += 1)
      await userEvent.tab()
    await userEvent.keyboard('noor@agency.example,')
    await userEvent.tab()
    await focused('With video quartiles', 'switch')
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await focused('Schedule report', 'button')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...SUGGESTED,
        frequency: 'Monthly',
        monthDay: 31,
        time: '07:45',
        format: 'csv',
        withVideo: false,
        recipients: ['ada@placard.test', 'noor@agency.example'],
      }),
    )
  },
}
