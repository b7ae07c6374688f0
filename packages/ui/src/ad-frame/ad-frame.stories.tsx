import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { pausableAd, sampleAd, tallAd, unresponsiveAd } from './ad-frame.fixture.js'
import { AdFrame, type AdFrameHandle } from './ad-frame.js'

const autumn = sampleAd('Autumn in the north')

const meta = {
  title: 'AdFrame',
  component: AdFrame,
  argTypes: { html: { control: false }, handle: { control: false }, actions: { control: false } },
  args: { title: 'Autumn launch 300 × 250', html: pausableAd, width: 300, height: 250 },
} satisfies Meta<typeof AdFrame>
export default meta
type Story = StoryObj<typeof meta>

const shown = async (canvasElement: HTMLElement) => {
  const groups = within(canvasElement).getAllByRole('group')
  for (const group of groups) await waitFor(() => expect(group).toHaveAttribute('data-state', 'ready'))
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Pause' })).toBeEnabled())
    await expect(within(canvasElement).getByTitle('Autumn launch 300 × 250')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <AdFrame className="md:col-span-2" title="Billboard" html={sampleAd('Billboard')} width={970} height={250} />
      <div className="flex flex-col gap-6">
        <AdFrame title="Mobile banner" html={sampleAd('')} width={320} height={50} well="checker" />
        <AdFrame title="Fluid, four to one" html={sampleAd('As wide as there is room')} ratio={4} />
        <AdFrame title="Fluid, its own height" html={sampleAd('As high as it has to be')} height={120} />
      </div>
      <AdFrame title="Skyscraper" html={sampleAd('Sky')} width={160} height={600} />
    </div>
  ),
  play: ({ canvasElement }) => shown(canvasElement),
}

/** A phone's screen crops an ad that is too wide for it. */
export const Devices: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <AdFrame title="On a phone" html={sampleAd('')} width={300} height={250} well="light" device="phone" />
      <AdFrame title="Too wide for a phone" html={sampleAd('')} width={728} height={90} well="dark" device="phone" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      for (const frame of canvasElement.querySelectorAll('[data-slot=ad-frame]'))
        expect(frame).toHaveAttribute('data-state', 'ready')
    })
    const [phone, wide] = [...canvasElement.querySelectorAll('[data-slot=ad-frame-phone]')]
    await expect(phone?.clientHeight).toBe(wide?.clientHeight)
    await expect(phone?.firstElementChild).toHaveStyle({ width: '300px' })
  },
}

export const Zoomed: Story = {
  render: (args) => (
    <div className="h-96 w-120 max-w-full">
      <AdFrame {...args} fill width={970} height={250} defaultZoom={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('tabindex', '0')
  },
}

export const ControlStates: Story = {
  tags: ['pictured'],
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <AdFrame title="Loading" html={autumn} width={300} height={250} waitForReady readyTimeout={1e8} timeout={1e8} />
      <AdFrame title="Failed" html={autumn} width={300} height={250} waitForReady timeout={1} />
      <AdFrame title="Empty" empty="Add main.mp4 to see the layout" width={300} height={250} />
      <AdFrame
        title="Stopped"
        html={autumn}
        width={300}
        height={250}
        actions={
          <IconButton size="sm" label="Open in a new tab">
            <ExternalLink aria-hidden />
          </IconButton>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = (name: string) => within(within(canvasElement).getByRole('group', { name }))
    await expect(await group('Failed').findByRole('alert')).toHaveTextContent('Couldn’t load the preview')
    const stop = await group('Stopped').findByRole('button', { name: 'Stop' })
    await waitFor(() => expect(stop).toBeEnabled())
    await userEvent.click(stop)
    await expect(await group('Stopped').findByRole('button', { name: 'Play' })).toBeEnabled()
    await expect(group('Loading').getByRole('status')).toHaveTextContent('Loading preview')
  },
}

/** A document whose script never ends is unloaded after about 3 s. */
export const Unresponsive: Story = {
  args: { html: unresponsiveAd },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent('This ad was stopped')
    await expect(canvas.queryByTitle(/Autumn launch/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    title: 'Autumn launch for Scandinavia, second flight, billboard with end card and sound, version of the client',
    width: 970,
  },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const RightToLeft: Story = {
  args: { width: 970 },
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => shown(canvasElement),
}

/** Editing a setting posts a message to the document instead of reloading it. */
export const MessageInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Editor(args) {
    const preview = useRef<AdFrameHandle>(null)
    const [answer, setAnswer] = useState<unknown>()
    return (
      <div className="flex w-96 flex-col gap-4">
        <Button onClick={() => preview.current?.post({ radius: 16 })}>Round the button</Button>
        <AdFrame {...args} handle={preview} onMessage={setAnswer} />
        <output>{JSON.stringify(answer)}</output>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Round the button' }))
    await waitFor(() => expect(canvas.getByText('{"radius":16}')).toBeVisible())
  },
}

export const HeightInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { html: tallAd, width: undefined, height: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/× 320$/)).toBeVisible())
    await expect(within(canvasElement).queryByRole('radiogroup', { name: 'Zoom' })).toBeNull()
  },
}

export const ZoomInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { html: autumn },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const canvas = within(canvasElement)
    const frame = () => canvas.getByTitle(/Autumn launch/).getBoundingClientRect().width
    await expect(frame()).toBe(300)
    await userEvent.click(canvas.getByRole('radio', { name: '50%' }))
    await waitFor(() => expect(frame()).toBe(150))
    await userEvent.click(canvas.getByRole('radio', { name: '200%' }))
    await waitFor(() => expect(frame()).toBe(600))
    await userEvent.click(canvas.getByRole('radio', { name: 'Fit' }))
    await waitFor(() => expect(frame()).toBe(300))
  },
}
