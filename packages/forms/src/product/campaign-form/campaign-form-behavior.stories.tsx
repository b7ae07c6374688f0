import { ApiError, VersionConflict } from '@placard/domain/api'
import { newCampaign } from '@placard/domain/campaign'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { CampaignForm } from './campaign-form.js'

const meta = {
  title: 'CampaignForm/Behavior',
  component: CampaignForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSubmit: fn(async () => undefined), today: '2025-10-14' },
  decorators: [
    (Story) => (
      <div className="max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CampaignForm>
export default meta
type Story = StoryObj<typeof meta>

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    name: () => canvas.getByRole('textbox', { name: /^Name/ }),
    first: () => canvas.getByRole('textbox', { name: /^Start date/ }),
    last: () => canvas.getByRole('textbox', { name: /^End date/ }),
    send: () => userEvent.click(canvas.getByRole('button', { name: /^(Create campaign|Save)$/ })),
  }
}
const put = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control)
  if (text) await userEvent.type(control, text)
}
const campaign = { name: 'Autumn', data: { start: { date: '2025-11-30' }, end: { date: '2025-11-01' } } }
const refuse = (failure: unknown) => fn(() => Promise.reject(failure))

export const BothWrong: Story = {
  parameters: { keepFocus: true, chromatic: { disableSnapshot: false } },
  args: { campaign: { ...campaign, name: '' } },
  play: async ({ args, canvasElement }) => {
    const { canvas, send } = findParts(canvasElement)
    await send()
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const MendedAtTheOtherDayInteraction: Story = {
  args: { campaign: { ...campaign, name: '' } },
  play: async ({ canvasElement }) => {
    const { first, last, send } = findParts(canvasElement)
    await send()
    await seeMessage(canvasElement, {
      control: last,
      message: 'The end date is before the start date',
      mend: () => put(first(), '30 Oct 2025'),
    })
  },
}

export const NoDayInteraction: Story = {
  play: async ({ canvasElement }) => {
    const { first, send } = findParts(canvasElement)
    await put(first(), '31 Nov 2025')
    await send()
    await seeMessage(canvasElement, {
      control: first,
      message: 'Write a day like 30 Sep 2025',
      mend: () => put(first(), '30 Nov 2025'),
    })
  },
}

const right = { ...campaign, data: { start: { date: '2025-11-01' }, end: { date: '2025-11-30' } } }
const nothingLost = async (canvasElement: HTMLElement) => {
  const { name, first, last } = findParts(canvasElement)
  await expect(name()).toHaveValue('Autumn')
  await expect(first()).toHaveValue('1 Nov 2025')
  await expect(last()).toHaveValue('30 Nov 2025')
}

export const RefusedAtFieldsInteraction: Story = {
  args: {
    campaign: right,
    onSubmit: refuse(
      new ApiError('Refused', {
        status: 400,
        problems: [
          { path: 'name', message: 'There is a campaign of this name' },
          { path: 'data.end.date', message: 'A campaign ends within the year' },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, last, send } = findParts(canvasElement)
    await send()
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus())
    await expect(name()).toHaveAccessibleDescription('There is a campaign of this name')
    await expect(last()).toHaveAccessibleDescription(expect.stringContaining('A campaign ends within the year'))
    await nothingLost(canvasElement)
  },
}

const theirs = {
  ...newCampaign(new Date('2025-10-14T09:58:00Z')),
  name: 'Autumn, by Noor',
  data: { impressions: 0, engagement: 0, clicks: 0, start: { date: '2025-12-01' }, end: null },
  version: 9,
}
const conflict = new VersionConflict('Somebody else has changed this campaign meanwhile.', theirs)

export const Conflict: Story = {
  parameters: { keepFocus: true, chromatic: { disableSnapshot: false } },
  args: { campaign: right, onSubmit: refuse(conflict), onTakeCurrent: fn(), onKeepMine: fn() },
  play: async ({ canvasElement }) => {
    const { canvas, send } = findParts(canvasElement)
    await send()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Not savedSomebody else has changed/)
    await nothingLost(canvasElement)
  },
}

export const TakeTheirsInteraction: Story = {
  args: Conflict.args ?? {},
  play: async ({ args, canvasElement }) => {
    const { canvas, name, first, last, send } = findParts(canvasElement)
    await send()
    await userEvent.click(await canvas.findByRole('button', { name: 'Load their version' }))
    await waitFor(() => expect(name()).toHaveValue('Autumn, by Noor'))
    await expect(name()).toHaveFocus()
    await expect(first()).toHaveValue('1 Dec 2025')
    await expect(last()).toHaveValue('')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onTakeCurrent).toHaveBeenCalledWith(theirs)
  },
}

/** Version that a save is based on. */
let known = 8

export const KeepMineInteraction: Story = {
  args: {
    campaign: right,
    onSubmit: fn(async () => {
      if (known < theirs.version) throw conflict
    }),
    onKeepMine: fn(({ version }) => {
      known = version
    }),
  },
  play: async ({ args, canvasElement }) => {
    known = 8
    const { canvas, send } = findParts(canvasElement)
    await send()
    await userEvent.click(await canvas.findByRole('button', { name: 'Overwrite with my version' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onKeepMine).toHaveBeenCalledWith(theirs)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText(/^Saved/)).toBeVisible()
    await nothingLost(canvasElement)
  },
}

export const KeyboardInteraction: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, first, last } = findParts(canvasElement)
    const tabTo = async (control: () => HTMLElement) => {
      for (let presses = 0; document.activeElement !== control() && presses < 4; presses += 1) await userEvent.tab()
      await expect(control()).toHaveFocus()
    }
    await tabTo(name)
    await userEvent.keyboard('Spring')
    await tabTo(first)
    await userEvent.keyboard('28 feb 2028')
    await tabTo(last)
    await userEvent.keyboard('2028-03-01{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Spring',
        data: { start: { date: '2028-02-28' }, end: { date: '2028-03-01' } },
        landingPage: null,
      }),
    )
  },
}
