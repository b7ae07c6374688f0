import { ApiError, VersionConflict } from '@placard/domain/api'
import { newCreative } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { CreativeForm, newCreativeChoices } from './creative-form.js'

const meta = {
  title: 'CreativeForm/Problems',
  component: CreativeForm,
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { onSubmit: fn(async () => undefined), editing: true },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreativeForm>
export default meta
type Story = StoryObj<typeof meta>

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    name: () => canvas.getByRole('textbox', { name: /^Name/ }),
    width: () => canvas.getByRole('spinbutton', { name: 'Width' }),
    height: () => canvas.getByRole('spinbutton', { name: 'Height' }),
    save: () => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
  }
}
const type = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control)
  await userEvent.type(control, text)
}

export const AllWrongInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, name, width, height, save } = findParts(canvasElement)
    await type(name(), '   ')
    await userEvent.clear(width())
    await type(height(), '9000')
    await save()
    const focused = await canvas.findByRole('group', { name: '3 fields need attention' })
    await waitFor(() => expect(focused).toHaveFocus())
    await expect(height()).toHaveAccessibleDescription('At most 8192 px')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Each message about the size, at the field and in the summary, until it is fixed. */
export const SizeRulesInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const { name, width, height, save } = findParts(canvasElement)
    await type(width(), '0')
    for (const [wrong, message] of [
      ['8193', 'At most 8192 px'],
      ['1.5', 'Fill in a size in whole pixels'],
      ['{Backspace}', 'Fill in a size in whole pixels'],
    ] as const) {
      await type(height(), wrong)
      await save()
      await seeMessage(canvasElement, { control: height, message, mend: () => type(height(), '90') })
    }
    await type(name(), 'Spring')
    await type(width(), '728')
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Spring', width: 728, height: 90 })),
    )
  },
}

const refused = (failure: unknown) => ({
  defaultValues: { ...newCreativeChoices(), name: 'Summer', width: 728, height: 90 },
  onSubmit: fn(async () => {
    throw failure
  }),
})
const nothingLost = async (canvasElement: HTMLElement) => {
  const { name, width, height } = findParts(canvasElement)
  await expect([name(), width(), height()].map((box) => (box as HTMLInputElement).value)).toEqual([
    'Summer 2',
    '728',
    '90',
  ])
}
const send = async (canvasElement: HTMLElement) => {
  const { name, save } = findParts(canvasElement)
  await userEvent.type(name(), ' 2')
  await save()
}

export const RefusedAtFieldsInteraction: Story = {
  args: refused(
    new ApiError('Two things', {
      status: 400,
      problems: [
        { path: 'width', message: 'This site takes banners of up to 700 px' },
        { path: 'name', message: 'There is a creative of this name' },
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, name, width } = findParts(canvasElement)
    await send(canvasElement)
    const focused = await canvas.findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(focused).toHaveFocus())
    await expect(name()).toHaveAccessibleDescription('There is a creative of this name')
    await expect(width()).toHaveAccessibleDescription('This site takes banners of up to 700 px')
    await nothingLost(canvasElement)
  },
}

const theirs = {
  ...newCreative('campaign1', new Date('2025-10-14T09:58:00Z')),
  name: 'Summer, by Noor',
  width: 160,
  height: 600,
  version: 9,
}

export const TakeTheirsInteraction: Story = {
  args: {
    ...refused(new VersionConflict('Somebody else has changed this creative meanwhile.', theirs)),
    onTakeCurrent: fn(),
    onKeepMine: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, width } = findParts(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Somebody else has changed/)
    await nothingLost(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Overwrite with my version' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }))
    await waitFor(() => expect(name()).toHaveValue('Summer, by Noor'))
    await expect(name()).toHaveFocus()
    await expect(width()).toHaveValue('160')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onTakeCurrent).toHaveBeenCalledWith(theirs)
  },
}

let known = 8

export const KeepMineInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultValues: { ...newCreativeChoices(), name: 'Summer', width: 728, height: 90 },
    onSubmit: fn(async () => {
      if (known < theirs.version)
        throw new VersionConflict('Somebody else has changed this creative meanwhile.', theirs)
    }),
    onTakeCurrent: fn(),
    onKeepMine: fn(({ version }) => {
      known = version
    }),
  },
  beforeEach: () => {
    known = 8
  },
  play: async ({ canvasElement, args }) => {
    const { canvas } = findParts(canvasElement)
    await send(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Overwrite with my version' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Summer 2', width: 728 }))
    await expect(args.onKeepMine).toHaveBeenCalledWith(theirs)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(await canvas.findByText(/^Saved/)).toBeVisible()
  },
}
