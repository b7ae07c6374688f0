import { CLICK_TEST_CHANNEL, clickTestEnd } from '@placard/domain/internal/tags'
import type { ClickReport } from '@placard/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TaggedCreative } from '../tagged-creative.js'
import { TagsPanel } from './tags-panel.js'

const LANDING = 'https://northwind-bikes.example/autumn?utm_source=dsp&q=city%20bike'
const creative: TaggedCreative = {
  id: 'c1',
  name: 'Autumn 300x250',
  type: 'Banner',
  size: '300x250',
  width: 300,
  height: 250,
  fluid: false,
  settings: [],
  html: '<p>Ride</p>',
  layout: null,
  assets: [],
  trackers: { click: [{ type: 'redirect', url: LANDING }] },
  platform: 'Google Ad Manager',
  liveCreatives: [{ id: 'c1live1', publishedAt: '2025-10-12T12:30:00.000Z' }],
}

/** Page instead of the server's, which shows nothing of the tag, so that no other host is called. */
const AD =
  '<!doctype html><html lang="en"><title>Ad</title><body style="margin:0;display:grid;height:100%;place-content:center;background:#e6efe9;font:600 20px sans-serif"><a href="#shop" style="color:#123">Northwind Bikes</a><script>addEventListener("message",()=>{if(!name){name="ad";location.reload()}})</script>'

const HOST = 'https://serve.example.com'
const CLICK_URL = `${HOST}/serve/click/Q2xpY2tUZXN0c2VydmluZw`

const meta = {
  title: 'TagsPanel/Click test',
  component: TagsPanel,
  tags: ['!autodocs'],
  args: {
    creatives: [creative],
    servingHost: HOST,
    timeZone: 'Europe/Berlin',
    clickTestHost: `data:text/html,${encodeURIComponent(AD)}`,
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof TagsPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the test and returns its ID, which is in the filled tag. */
async function openTest(canvasElement: HTMLElement): Promise<string> {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Test the click' }))
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-slot=ad-frame]')).toHaveAttribute('data-state', 'ready'),
  )
  const filled = canvas.getByRole('button', { name: 'Tag with filled macros' })
  await userEvent.click(filled)
  const [, test = ''] = /data-click-test="([\w-]{8})"/.exec(canvasElement.textContent ?? '') ?? []
  await userEvent.click(filled)
  return test
}

/** Sends what the end page of the test sends. */
function endClick(report: ClickReport): void {
  const channel = new BroadcastChannel(CLICK_TEST_CHANNEL)
  channel.postMessage(clickTestEnd(report).split('#')[1])
  channel.close()
}

const platformUrl = (test: string, to: string) => `${HOST}/serve/click-test/hop/${test}/platform?id=1&to=${to}`

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await openTest(canvasElement)
  },
}

export const UnchangedInteraction: Story = {
  tags: ['!autodocs'],
  // The ID of a test is random, and its URLs contain it.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const test = await openTest(canvasElement)
    const canvas = within(canvasElement)
    endClick({ test: 'AAAAAAAA', hops: [CLICK_URL], landing: LANDING, location: LANDING })
    endClick({
      test,
      hops: [platformUrl(test, encodeURIComponent(CLICK_URL)), CLICK_URL],
      landing: LANDING,
      location: LANDING,
    })
    const steps = within(await canvas.findByRole('list', { name: 'Steps of the click' }))
    const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(announced).toContain('The click reaches the landing page unchanged')
    await expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '1. Ad',
      '2. Google Ad Manager',
      '3. Our click URL',
      '4. Landing page',
    ])
    await expect(steps.getByText(encodeURIComponent(CLICK_URL))).toBeVisible()
  },
}
