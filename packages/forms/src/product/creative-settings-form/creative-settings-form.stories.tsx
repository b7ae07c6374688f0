import { ApiError } from '@placard/domain/api'
import { GLOBAL_LAYOUT, IN_BANNER_VIDEO } from '@placard/domain/creative'
import { FALLBACK_NOT_FOUND } from '@placard/domain/internal/creative'
import { LinkButton } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CreativeSettingsForm } from './creative-settings-form.js'

const creatives = [
  { id: 'creative2', name: 'Plain banner for everybody', type: 'Banner' as const, size: '300x250' },
  {
    id: 'creative3',
    name: 'Autumn 2025, Germany, city bikes, retargeting of people who looked at the large cargo bike, final version',
    type: 'VPAID' as const,
    size: '1280x720',
  },
]
const CHANGED = { ad_duration: 15, video_player_x: -40, loop: 'yes', progress_type: 'ProgressBar' }

const meta = {
  title: 'CreativeSettingsForm',
  tags: ['experimental'],
  component: CreativeSettingsForm,
  args: {
    settings: [],
    creatives,
    layouts: [GLOBAL_LAYOUT, IN_BANNER_VIDEO],
    layoutAction: <LinkButton className="self-start">Edit layout options</LinkButton>,
    onSubmit: fn(async () => undefined),
    editing: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreativeSettingsForm>
export default meta
type Story = StoryObj<typeof meta>

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    deal: () => canvas.getByRole('switch', { name: 'Only with a deal' }),
    fallback: () => canvas.getByRole('combobox', { name: 'Fallback creative' }),
    save: () => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
    choose: async (name: RegExp | string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Fallback creative' }))
      await userEvent.click(await screen.findByRole('option', { name }))
    },
  }
}

export const Default: Story = {}

/** All settings, no layout. */
export const AllSet: Story = {
  args: {
    settings: [
      { key: 'layoutOptions', value: CHANGED },
      { key: 'euCreative', value: true },
      { key: 'inAppSupport', value: true },
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: 'creative2' },
    ],
  },
}

/** The fallback was deleted, there is no other, and no layout is used. */
export const Gone: Story = {
  args: {
    settings: [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: 'gone' },
    ],
    creatives: [],
    layouts: [GLOBAL_LAYOUT],
  },
}

export const Phone: Story = {
  args: {
    settings: [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: 'creative3' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const DealInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, deal, fallback, save, choose } = findParts(canvasElement)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(deal())
    await expect(fallback()).toHaveAccessibleDescription(
      'Without one, tags show this creative with and without a deal.',
    )
    await choose(/^Plain banner/)
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith([
        { key: 'dealIDRequired', value: true },
        { key: 'fallbackCreative', value: 'creative2' },
      ]),
    )
    // A disabled value is kept for when the switch is on again.
    await userEvent.click(deal())
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith([{ key: 'fallbackCreative', value: 'creative2' }]),
    )
    await userEvent.click(deal())
    await expect(fallback()).toHaveTextContent('Plain banner for everybody')
  },
}

export const KeepsLayoutInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: [{ key: 'layoutOptions', value: { ...CHANGED, own: 'kept' } }] },
  play: async ({ canvasElement, args }) => {
    const { canvas, save } = findParts(canvasElement)
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Ad duration: 15\u00A0s',
      'Progress: progress bar',
      'Loop: yes',
      'Player X position: \u221240\u00A0%',
    ])
    await userEvent.click(canvas.getByRole('switch', { name: 'For viewers in the EU' }))
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith([
        { key: 'layoutOptions', value: expect.objectContaining({ ...CHANGED, own: 'kept', controls: 'yes' }) },
        { key: 'euCreative', value: true },
      ]),
    )
  },
}

const refused = (failure: unknown) => ({
  settings: [{ key: 'dealIDRequired' as const, value: true }],
  onSubmit: fn(async () => {
    throw failure
  }),
})
const send = async (canvasElement: HTMLElement) => {
  const { choose, save } = findParts(canvasElement)
  await choose(/^Plain banner/)
  await save()
}
const nothingLost = async (canvasElement: HTMLElement) => {
  const { deal, fallback } = findParts(canvasElement)
  await expect(deal()).toBeChecked()
  await expect(fallback()).toHaveTextContent('Plain banner for everybody')
}

/** Problems of the settings list are shown at their fields. */
export const RefusedAtFieldsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: refused(
    new ApiError('Two things', {
      status: 400,
      problems: [
        { path: 'settings', message: FALLBACK_NOT_FOUND },
        { path: 'settings.0.value', message: 'Your company has no deals' },
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, deal, fallback, choose } = findParts(canvasElement)
    await send(canvasElement)
    const focused = await canvas.findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(focused).toHaveFocus())
    await expect(fallback()).toHaveAccessibleDescription(new RegExp(`^${FALLBACK_NOT_FOUND}`))
    await expect(deal()).toHaveAccessibleDescription(/^Your company has no deals/)
    await nothingLost(canvasElement)
    await choose(/^Autumn 2025/)
    await waitFor(() => expect(fallback()).not.toHaveAccessibleDescription(new RegExp(FALLBACK_NOT_FOUND)))
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const { fallback } = findParts(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(fallback()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(fallback()).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith([
        { key: 'euCreative', value: true },
        { key: 'dealIDRequired', value: true },
        { key: 'fallbackCreative', value: 'creative2' },
      ]),
    )
  },
}

export const States = showStates(meta, { Default, AllSet, Gone })
