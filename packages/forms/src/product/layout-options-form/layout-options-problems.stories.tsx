import { ApiError } from '@placard/domain/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { measureBox, save, write } from './layout-options.fixture.js'
import { LayoutOptionsForm } from './layout-options-form.js'

const meta = {
  title: 'LayoutOptionsForm/Problems',
  component: LayoutOptionsForm,
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { onSubmit: fn(async () => undefined), editing: true },
} satisfies Meta<typeof LayoutOptionsForm>
export default meta
type Story = StoryObj<typeof meta>

const createSummary = async (canvasElement: HTMLElement, title: string) =>
  (await within(canvasElement).findByText(title)).closest('[role=group]') as HTMLElement

export const OutOfBoundsInteraction: Story = {
  play: async ({ canvasElement, args }) => {
    await write(measureBox(canvasElement, 'Ad duration'), '121')
    await write(measureBox(canvasElement, 'Player X position'), '-101')
    await save(canvasElement)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(measureBox(canvasElement, 'Ad duration')).toHaveValue('120')
    await expect(measureBox(canvasElement, 'Player X position')).toHaveValue('-100')
  },
}

const refused = (failure: unknown) => ({
  onSubmit: fn(async () => {
    throw failure
  }),
})
const send = async (canvasElement: HTMLElement) => {
  await write(measureBox(canvasElement, 'Ad duration'), '12')
  await save(canvasElement)
}
const nothingLost = (canvasElement: HTMLElement) => expect(measureBox(canvasElement, 'Ad duration')).toHaveValue('12')

export const RefusedAtFieldsInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: refused(
    new ApiError('Two things', {
      status: 400,
      problems: [
        { path: 'ad_duration', message: 'This campaign ends its ads after 10 s' },
        { path: 'video_autoplay', message: 'This campaign allows no autoplay' },
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await createSummary(canvasElement, '2 fields need attention')).toHaveFocus()
    await expect(measureBox(canvasElement, 'Ad duration')).toHaveAccessibleDescription(/ends its ads after 10 s/)
    const autoplay = within(canvasElement).getByLabelText('Autoplay')
    await expect(autoplay).toHaveAccessibleDescription(/This campaign allows no autoplay/)
    await expect(autoplay).toBeInvalid()
    await nothingLost(canvasElement)
  },
}
