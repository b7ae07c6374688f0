import type { VastPlayerMessage } from '@placard/domain/internal/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VastTest } from './vast-test.js'

const HOST = 'https://serve.example.com/serve'
const tracker = (event: string): VastPlayerMessage => ({
  vastPlayer: 'tracker',
  event,
  url: `${HOST}/event/kQ2vR8sT4wX6yZ0aB1cD3eF5gH7iJ9kL/${event}`,
})
const linear = (
  media: string,
) => `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Placard</AdSystem><AdTitle>Autumn pre-roll</AdTitle>
<AdServingId>s1</AdServingId><Impression><![CDATA[${HOST}/event/s1/impression]]></Impression><Creatives><Creative><Linear>
<Duration>00:00:15</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[${media}]]></MediaFile></MediaFiles>
<VideoClicks><ClickThrough><![CDATA[https://landing.test/]]></ClickThrough></VideoClicks></Linear>
<UniversalAdId idRegistry="serve.example.com">1</UniversalAdId></Creative></Creatives></InLine></Ad></VAST>`

/** Page that answers like the player's page, with these messages. */
const playerPage = (...messages: VastPlayerMessage[]) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Player</title>
<body style="margin:0;height:100vh;display:grid;place-content:center;background:#223;color:#fff;font:48px sans-serif">Ad<script>
addEventListener('message', ({ data }) => {
  if (data.vastPlayer === 'play') for (const message of ${JSON.stringify(messages)}) parent.postMessage(message, '*')
})
parent.postMessage({ adFrame: 'ready' }, '*')
</script></body></html>`)}`

const meta = {
  title: 'TagsPanel/VastTest',
  component: VastTest,
  tags: ['!autodocs'],
  args: {
    url: `${HOST}/vast/c2live2.xml`,
    onLoad: fn(async () => linear('https://serve.example.com/files/ride.mp4')),
    playerUrl: playerPage({ vastPlayer: 'loaded' }, tracker('impression'), tracker('start')),
  },
  decorators: [(Story) => <div className="max-w-200 text-dense">{Story()}</div>],
} satisfies Meta<typeof VastTest>
export default meta
type Story = StoryObj<typeof meta>

async function runTest(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Test VAST' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Run test' }))
  return within(await canvas.findByRole('region', { name: 'Player' }))
}

async function play(canvasElement: HTMLElement) {
  const player = await runTest(canvasElement)
  await userEvent.click(player.getByRole('button', { name: 'Play' }))
  await player.findByTitle('VAST player')
  return player
}

export const PlayerIdle: Story = {
  play: async ({ canvasElement }) => {
    const player = await runTest(canvasElement)
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(player.queryByTitle('VAST player')).toBeNull()
  },
}

/** Problems that don't keep players from showing the ad. */
export const Warnings: Story = {
  args: { onLoad: fn(async () => linear('http://serve.example.com/files/ride.mp4')), playerUrl: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Test VAST' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Run test' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Line 3' }))
    await expect(document.activeElement).toHaveTextContent(/^<Duration>.*http:\/\/serve/)
    const verdict = canvasElement.querySelector('[data-slot=status]')
    await expect(verdict).toHaveTextContent('1 warning')
    await expect(verdict).toHaveAttribute('data-state', 'warning')
  },
}

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const player = await play(canvasElement)
    const events = within(player.getByRole('list', { name: 'Player events' }))
    await events.findByText('start')
    await expect(events.getAllByRole('listitem')).toHaveLength(3)
    await expect(player.getByRole('button', { name: 'Stop' })).toBeVisible()
  },
}

export const PlayedToItsEnd: Story = {
  args: {
    playerUrl: playerPage(
      { vastPlayer: 'loaded' },
      ...['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'].map(tracker),
      { vastPlayer: 'ended' },
    ),
  },
  play: async ({ canvasElement }) => {
    const player = await play(canvasElement)
    await expect(await player.findByText('The player played the ad to its end')).toBeVisible()
  },
}

export const PlayerError: Story = {
  args: { playerUrl: playerPage({ vastPlayer: 'loaded' }, { vastPlayer: 'error', code: 405 }) },
  play: async ({ canvasElement }) => {
    const player = await play(canvasElement)
    await expect(await player.findByRole('alert')).toHaveTextContent(
      /VAST error 405.*Encode it as MP4 with H.264 and AAC/,
    )
  },
}

/** The file is not loaded, and the message says why. */
export const OtherHost: Story = {
  args: {
    playerUrl: playerPage(
      { vastPlayer: 'loaded' },
      { vastPlayer: 'blocked', url: 'https://files.agency.example/a.mp4' },
    ),
  },
  play: async ({ canvasElement }) => {
    const player = await play(canvasElement)
    await expect(
      await player.findByText(/^Not played: files of files\.agency\.example aren't loaded here/),
    ).toBeVisible()
  },
}

/** Stopping removes the ad and keeps the list. Unknown messages are ignored. */
export const StopInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const player = await play(canvasElement)
    const events = within(player.getByRole('list', { name: 'Player events' }))
    await events.findByText('start')
    await userEvent.click(player.getByRole('button', { name: 'Stop' }))
    await expect(player.queryByTitle('VAST player')).toBeNull()
    await expect(events.getByText('start')).toBeVisible()
    await userEvent.click(player.getByRole('button', { name: 'Play again' }))
    await player.findByTitle('VAST player')
  },
}

export const Phone: Story = { ...PlayedToItsEnd, globals: { viewport: { value: 'phone' } } }
