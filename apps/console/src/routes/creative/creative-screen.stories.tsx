import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { demoBannerAddress, demoCreatives, LONG_NAME } from '../../parts/creative.fixture.js'
import { inRouter } from '../../testing/in-router.js'
import { CreativeScreen } from './creative-screen.js'

const [banner] = demoCreatives
const video = demoCreatives.find(({ type }) => type === 'VAST')!

const meta = {
  title: 'Creative/Screen',
  component: CreativeScreen,
  args: {
    campaignID: banner!.campaignID,
    creative: banner,
    fallback: undefined,
    onReload: fn(),
    onPublish: fn(async () => undefined),
    publishing: false,
    servingHost: 'https://ads.placard.example',
    vendorID: undefined,
    addressOf: demoBannerAddress,
  },
  decorators: [inRouter],
} satisfies Meta<typeof CreativeScreen>
export default meta
type Story = StoryObj<typeof meta>

const previewShown: Story['play'] = async ({ canvasElement }) => {
  const frame = within(canvasElement).getByRole('group', { name: /^Preview of / })
  await waitFor(() => expect(frame.dataset.state).toBe('ready'))
}

export const VideoUnpublished: Story = {
  args: { creative: { ...video, liveCreatives: [], data: { impressions: 0, engagement: 0, clicks: 0 } } },
}

/** What is shown instead is part of the tag: until it is known there is none to copy. */
export const FallbackLoadingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  args: { fallback: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Copy tag' })).toBeNull()
  },
}

export const FallbackFailedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  args: { fallback: { error: new Error('The server could not be reached.') } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The tags could not be loaded')).toBeVisible()
    canvas.getByRole('button', { name: 'Try again' }).click()
    await expect(args.onReload).toHaveBeenCalled()
  },
}

export const PhoneLongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { creative: { ...banner!, name: LONG_NAME } },
  play: previewShown,
}
